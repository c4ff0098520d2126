import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.RINGSPIEL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  // A strict content security policy forbids data: addresses, so nothing is inlined.
  build: { outDir: "../src/ringspiel/server/static", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", setupFiles: ["test/setup.ts"], include: ["test/**/*.test.ts", "src/**/*.test.ts"] },
});
