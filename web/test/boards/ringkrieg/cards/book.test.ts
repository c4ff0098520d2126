import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cardOf, characterOf } from "../../../../src/boards/ringkrieg/cards/book";

const read = (name: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../../../src/ringspiel/games/ringkrieg/data/${name}.json`), "utf8"),
  );

it("knows of every card what is printed on it", () => {
  for (const { id, deck, type, combat } of read("events").cards) {
    const card = cardOf(id);
    expect([card.type, card.initiative]).toEqual([type, combat.initiative.join("/")]);
    expect(deck).toBe(`${card.side === "free" ? "fp" : "shadow"}-${card.deck}`);
  }
});

it("knows level and Leadership of every character", () => {
  for (const { id, level, leadership } of read("characters").characters) {
    expect(characterOf(id)).toMatchObject({ level, leadership });
  }
});
