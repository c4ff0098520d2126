import { cleanup } from "@testing-library/svelte";
import { afterAll, afterEach, vi } from "vitest";
import { settings } from "../src/shell/settings.svelte";
import { words } from "../src/shell/words.svelte";

settings.set("language", "en");
await words.learn("client");

afterEach(cleanup);

// Files share a page: what one leaves behind, the next must not find.
afterAll(() => {
  vi.useRealTimers();
  localStorage.clear();
  document.body.replaceChildren();
});
