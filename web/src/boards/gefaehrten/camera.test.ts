import { describe, expect, it } from "vitest";
import { middle, moved, reshaped, STEP_X, STEP_Y, showing, zoomed } from "./camera";
import type { Cell } from "./position";

const CELLS: Cell[] = [
  [-1, -1],
  [2, 1],
];

describe.each([0.7, 1, 1.8])("a camera of ratio %f", (ratio) => {
  const camera = showing(CELLS, ratio);

  it("shows every cell as a whole", () => {
    expect(camera.x).toBeLessThan(-STEP_X);
    expect(camera.y).toBeLessThan(-STEP_Y);
    expect(camera.x + camera.width).toBeGreaterThan(3 * STEP_X);
    expect(camera.y + camera.height).toBeGreaterThan(2 * STEP_Y);
    expect(camera.width / camera.height).toBeCloseTo(ratio);
  });

  it("keeps the point under the pointer where it is", () => {
    const about = { x: 30, y: -20 };
    const near = zoomed(camera, 0.5, about);
    const before = [(about.x - camera.x) / camera.width, (about.y - camera.y) / camera.height];
    const after = [(about.x - near.x) / near.width, (about.y - near.y) / near.height];
    expect(after[0]).toBeCloseTo(before[0] ?? 0);
    expect(after[1]).toBeCloseTo(before[1] ?? 0);
  });

  it("never comes too near or goes too far", () => {
    expect(zoomed(camera, 0.0001).width).toBe(3 * STEP_X);
    expect(zoomed(camera, 10_000).width).toBe(40 * STEP_X);
    expect(zoomed(camera, 0.0001).width / zoomed(camera, 0.0001).height).toBeCloseTo(ratio);
  });
});

it("keeps its middle when the window changes", () => {
  const camera = showing(CELLS, 1);
  const other = reshaped(camera, 2);
  expect(middle(other)).toEqual(middle(camera));
  expect(other.width / other.height).toBeCloseTo(2);
});

it("moves as far as it is told", () => {
  const camera = showing(CELLS, 1);
  expect(moved(camera, 5, -7)).toEqual({ ...camera, x: camera.x + 5, y: camera.y - 7 });
});
