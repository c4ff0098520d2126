import { describe, expect, it } from "vitest";
import { kept, middle, moved, reshaped, showing, zoomed } from "../../../src/drawing/camera/camera";

const PART = { x: -90, y: -115, width: 307, height: 317 };
const LIMITS = { nearest: 190, farthest: 2500 };

describe.each([0.7, 1, 1.8])("a camera of ratio %f", (ratio) => {
  const camera = showing(PART, ratio);

  it("shows the part as a whole, in the middle", () => {
    expect(camera.width).toBeGreaterThanOrEqual(PART.width);
    expect(camera.height).toBeGreaterThanOrEqual(PART.height - 1e-9);
    expect(camera.width / camera.height).toBeCloseTo(ratio);
    expect(middle(camera).x).toBeCloseTo(middle(PART).x);
    expect(middle(camera).y).toBeCloseTo(middle(PART).y);
  });

  it("keeps the point under the pointer where it is", () => {
    const about = { x: 30, y: -20 };
    const near = zoomed(camera, 0.8, LIMITS, about);
    const before = [(about.x - camera.x) / camera.width, (about.y - camera.y) / camera.height];
    const after = [(about.x - near.x) / near.width, (about.y - near.y) / near.height];
    expect(after[0]).toBeCloseTo(before[0] ?? 0);
    expect(after[1]).toBeCloseTo(before[1] ?? 0);
  });

  it("never comes too near or goes too far", () => {
    expect(zoomed(camera, 0.0001, LIMITS).width).toBe(LIMITS.nearest);
    expect(zoomed(camera, 10_000, LIMITS).width).toBe(LIMITS.farthest);
    expect(zoomed(camera, 0.0001, LIMITS).width / zoomed(camera, 0.0001, LIMITS).height).toBeCloseTo(ratio);
  });
});

it("keeps its middle when the window changes", () => {
  const camera = showing(PART, 1);
  const other = reshaped(camera, 2);
  expect(middle(other)).toEqual(middle(camera));
  expect(other.width / other.height).toBeCloseTo(2);
});

it("moves as far as it is told", () => {
  const camera = showing(PART, 1);
  expect(moved(camera, 5, -7)).toEqual({ ...camera, x: camera.x + 5, y: camera.y - 7 });
});

it("is moved back over the drawing, but not if it is larger", () => {
  const whole = { x: 100, y: 0, width: 1000, height: 500 };
  expect(kept({ x: 50, y: 450, width: 200, height: 100 }, whole)).toEqual({ x: 100, y: 400, width: 200, height: 100 });
  expect(kept({ x: 0, y: -100, width: 2000, height: 900 }, whole)).toEqual({ x: 0, y: -100, width: 2000, height: 900 });
});
