import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.RINGSPIEL_SERVER ?? "http://127.0.0.1:8000";

const here = (path: string): string => new URL(path, import.meta.url).pathname;

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // The page without a server lies anywhere on a static host.
  base: mode === "site" ? "./" : "/",
  // A strict content security policy forbids data: addresses, so nothing is inlined.
  build: {
    outDir: mode === "site" ? "../build/page" : "../src/ringspiel/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  resolve: {
    alias: { $transport: here(mode === "site" ? "src/protocol/in-page.ts" : "src/protocol/over-net.ts") },
    ...(process.env.VITEST && { conditions: ["browser"] }),
  },
  test: {
    testTimeout: 30_000,
    // A page for every file took four times as long as the tests; setup.ts leaves nothing behind.
    isolate: false,
    environment: "happy-dom",
    setupFiles: ["test/setup.ts"],
    include: ["test/**/*.test.ts"],
  },
}));
