import { expect, test } from "vitest";
import { boxOf, CELL, EDGE, gridOf, lineThrough, outline } from "../../../src/boards/tuerme/grid";

const wide = gridOf(16, 8, false);
const tall = gridOf(16, 8, true);

test("a wide board counts columns from the left and rows from the top", () => {
  expect(wide.corner("a1")).toEqual({ x: EDGE, y: EDGE });
  expect(wide.corner("p8")).toEqual({ x: EDGE + 15 * CELL, y: EDGE + 7 * CELL });
  expect(wide.width).toBe(16 * CELL + 2 * EDGE);
});

test("a tall board is mirrored at the diagonal", () => {
  expect(tall.corner("a1")).toEqual(wide.corner("a1"));
  expect(tall.corner("p8")).toEqual({ x: EDGE + 7 * CELL, y: EDGE + 15 * CELL });
  expect([tall.width, tall.height]).toEqual([wide.height, wide.width]);
});

test("every column and row is labelled at both edges, inside the picture", () => {
  for (const grid of [wide, tall]) {
    expect(grid.labels).toHaveLength(2 * (16 + 8));
    expect(grid.labels.every(({ x, y }) => x > 0 && y > 0 && x < grid.width && y < grid.height)).toBe(true);
  }
});

test("an outline leaves out the sides that fields share", () => {
  expect(outline(wide, ["c3"]).match(/M/g)).toHaveLength(4);
  expect(outline(wide, ["c3", "d3"]).match(/M/g)).toHaveLength(6);
});

test("a box holds all its fields", () => {
  expect(boxOf(wide, ["h4", "i5"])).toEqual({ ...wide.corner("h4"), width: 2 * CELL, height: 2 * CELL });
});

test("a line goes through the middle of its fields", () => {
  expect(lineThrough(wide, ["a1", "b1"])).toBe(`${EDGE + 20},${EDGE + 20} ${EDGE + 60},${EDGE + 20}`);
});
