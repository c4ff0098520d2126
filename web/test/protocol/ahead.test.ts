import { describe, expect, it, vi } from "vitest";

vi.stubGlobal(
  "Worker",
  class {
    postMessage(): void {}
  },
);
const { aheadOf } = await import("../../src/protocol/in-page");

describe("what is answered by a file before the engine is there", () => {
  it.each([
    ["/api/games", "answers/games.json"],
    ["/api/texts/en?part=lobby", "answers/texts-en-part-lobby.json"],
    ["/api/rules/gran?lang=de", "answers/rules-gran-lang-de.json"],
  ])("%s", (address, file) => expect(aheadOf(address)).toBe(file));

  it.each(["/api/tables?status=open", "/api/games/mordor/position?seats=2", "/api/lessons/mordor-first?lang=en"])(
    "%s is the engine's",
    (address) => expect(aheadOf(address)).toBeUndefined(),
  );
});
