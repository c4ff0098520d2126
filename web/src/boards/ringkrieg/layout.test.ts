import { expect, it } from "vitest";
import { armiesOf } from "./figures";
import { rowOf, widthOf } from "./layout";

const ARMIES = armiesOf({ "elves-elite": 2, "elves-leader": 1, "sauron-regular": 4, nazgul: 1 });

it("sets Settlement and armies side by side around the middle", () => {
  const row = rowOf(ARMIES, true, 500);
  const [first = 0, second = 0] = row.armies;
  const [free, shadow] = ARMIES.map(widthOf);
  expect(row.scale).toBe(1);
  expect(row.settlement).toBeLessThan(first);
  expect(first + (free ?? 0)).toBeLessThan(second);
  expect(second + (shadow ?? 0)).toBeCloseTo(-row.settlement);
});

it("grows smaller where there is little room, but never too small", () => {
  expect(rowOf(ARMIES, true, 110).scale).toBeLessThan(1);
  expect(rowOf(ARMIES, true, 10).scale).toBe(0.62);
});
