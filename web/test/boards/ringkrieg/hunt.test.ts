import { expect, it } from "vitest";
import { tiles } from "../../../../src/ringspiel/games/ringkrieg/data/hunt-tiles.json";
import { chancesOf, damageOf, reveals } from "../../../src/boards/ringkrieg/hunt";

it.each(tiles)("knows what is printed on $id", ({ id, value, reveal }) => {
  expect([damageOf(id), reveals(id)]).toEqual([`${value}`, reveal]);
});

it("tells the chance of each damage", () => {
  expect(chancesOf(["1-1", "1r-2", "eye-1", "smeagol-1"])).toEqual([
    { damage: "0", chance: 0.25 },
    { damage: "1", chance: 0.5 },
    { damage: "eye", chance: 0.25 },
  ]);
});
