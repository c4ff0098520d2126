import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";
import { settings } from "../src/shell/settings.svelte";
import { words } from "../src/shell/words.svelte";

settings.set("language", "en");
await words.learn("client");

afterEach(cleanup);
