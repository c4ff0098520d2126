import { describe, expect, it } from "vitest";
import { type Point, pathOf, pointAlong, roadThrough, roadUntil, spread, tornSheet } from "../../src/drawing/curve";

const POINTS: Point[] = [
  [0, 0],
  [100, 50],
  [200, 0],
  [260, 90],
];
const ROAD = roadThrough(POINTS);

describe("a road", () => {
  it("passes through all its points", () => {
    expect(POINTS.map((_, index) => pointAlong(ROAD, index))).toEqual(POINTS);
  });

  it("is as long as one segment for each pair of neighbours", () => {
    expect(ROAD).toHaveLength(3);
  });

  it("is smooth where two segments meet", () => {
    const [, , handleIn, meet] = ROAD[0] ?? [];
    const [, handleOut] = ROAD[1] ?? [];
    if (!handleIn || !meet || !handleOut) throw new Error("the road has no second segment");
    expect(handleOut[0] - meet[0]).toBeCloseTo(meet[0] - handleIn[0]);
    expect(handleOut[1] - meet[1]).toBeCloseTo(meet[1] - handleIn[1]);
  });

  it("ends where somebody on it stands", () => {
    const walked = roadUntil(ROAD, 1.5);
    expect(walked).toHaveLength(2);
    expect(walked[1]?.[3]).toEqual(pointAlong(ROAD, 1.5));
  });

  it("keeps those beyond its ends on it", () => {
    expect(pointAlong(ROAD, -1)).toEqual(POINTS[0]);
    expect(pointAlong(ROAD, 9)).toEqual(POINTS[3]);
  });

  it("is spread evenly, to its very end", () => {
    const straight = roadThrough([
      [0, 0],
      [30, 0],
      [120, 0],
    ]);
    const places = spread(straight, 4).map(([x]) => x);
    for (const [index, x] of places.entries()) expect(Math.abs(x - 40 * index)).toBeLessThan(4);
    expect(places[3]).toBe(120);
  });

  it("is written as one path", () => {
    expect(pathOf(ROAD)).toMatch(/^M0 0(C[-\d. ]+){3}$/);
    expect(pathOf([])).toBe("");
  });
});

describe("a torn sheet", () => {
  it("is always the same and stays within its size", () => {
    const sheet = tornSheet(100, 60, 5);
    expect(tornSheet(100, 60, 5)).toBe(sheet);
    const numbers = sheet.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(Math.max(...numbers.filter((_, index) => index % 2 === 0))).toBeLessThanOrEqual(100);
    expect(Math.max(...numbers.filter((_, index) => index % 2 === 1))).toBeLessThanOrEqual(60);
  });
});
