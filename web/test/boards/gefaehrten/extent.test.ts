import { expect, it } from "vitest";
import { marksIn, partWith, STEP_X, STEP_Y } from "../../../src/boards/gefaehrten/extent";

it("has every cell as a whole", () => {
  const { x, y, width, height } = partWith([
    [-1, -1],
    [2, 1],
  ]);
  expect(x).toBeLessThan(-STEP_X);
  expect(y).toBeLessThan(-STEP_Y);
  expect(x + width).toBeGreaterThan(3 * STEP_X);
  expect(y + height).toBeGreaterThan(2 * STEP_Y);
});

it("names the columns and rows in sight", () => {
  const { columns, rows } = marksIn({ x: -STEP_X, y: 0, width: 3 * STEP_X, height: 2 * STEP_Y });
  expect(columns.map(({ number }) => number)).toEqual([-1, 0, 1]);
  expect(columns.map(({ at }) => at)).toEqual([-0.5 * STEP_X, 0.5 * STEP_X, 1.5 * STEP_X]);
  expect(rows.map(({ number }) => number)).toEqual([0, 1]);
});
