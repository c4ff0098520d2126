import { expect, it } from "vitest";
import type { Die } from "../../../src/boards/mordor/position";
import { tallyOf } from "../../../src/boards/mordor/tally";

const DICE: Die[] = [
  { colour: "yellow", symbol: "nazgul", aside: true, hits: 0 },
  { colour: "red", symbol: "nazgul", aside: true, hits: 0 },
  { colour: "blue", symbol: "ring", aside: false, hits: 2 },
  { colour: "green", symbol: "ring", aside: true, hits: 1 },
  { colour: "black", symbol: "nazgul", aside: true, hits: null },
];

it("counts the dice set aside, and no others", () => {
  expect(tallyOf(DICE).count).toEqual({ ring: 1, gandalf: 0, companion: 0, orc: 0, nazgul: 3, tree: 0 });
});

it("counts the Nazgûl by whom they hit", () => {
  expect(tallyOf(DICE).hits).toEqual([
    { seat: 0, count: 2 },
    { seat: null, count: 1 },
  ]);
});
