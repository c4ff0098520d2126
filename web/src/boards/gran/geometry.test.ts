import { describe, expect, it } from "vitest";
import { centre, hull, knightSpots, nameSpot, outline, sheetOf } from "./geometry";
import type { Knight, Plan } from "./position";

const PLAN: Plan = {
  canvas: [1000, 1000],
  realms: [],
  start: "G",
  points: [
    { id: "T", realm: "tirad", kind: "black", x: 100, y: 100 },
    { id: "G", realm: "galad", kind: "ball", x: 960, y: 960 },
  ],
  lines: [["T", "G"]],
};

function knight(point: string | null): Knight {
  return { colour: "red", point, amulets: 3, seals: [], fettered: false, ring: false };
}

describe("the shape of a realm", () => {
  it("has only its outer points as corners", () => {
    const square = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ];
    expect(hull([...square, { x: 2, y: 2 }, { x: 2, y: 0 }])).toHaveLength(4);
    expect(outline(square)).toBe("M0 0L4 0L4 4L0 4Z");
    expect(centre(square)).toEqual({ x: 2, y: 2 });
  });

  it("can be a single point", () => {
    expect(hull([{ x: 1, y: 1 }])).toEqual([{ x: 1, y: 1 }]);
  });

  it("has its name outside, above or below", () => {
    expect(nameSpot([{ x: 10, y: 40 }], 1000).y).toBeLessThan(40);
    expect(nameSpot([{ x: 10, y: 960 }], 1000).y).toBeGreaterThan(960);
  });
});

describe("knights", () => {
  it("stand on their points, side by side where two meet", () => {
    expect(knightSpots(PLAN, [knight("T")])).toEqual([{ x: 100, y: 100 }]);
    const [one, other] = knightSpots(PLAN, [knight("T"), knight("T")]);
    expect(one?.x).toBeLessThan(100);
    expect(other?.x).toBeGreaterThan(100);
  });

  it("wait in a camp below the board, nobody in front of another", () => {
    const spots = knightSpots(PLAN, [knight(null), knight("T"), knight(null)]);
    expect(spots[0]?.y).toBeGreaterThan(1000);
    expect(spots[0]?.x).not.toBe(spots[2]?.x);
    expect(sheetOf(PLAN, true).height).toBeGreaterThan(sheetOf(PLAN, false).height);
    expect(spots[0]?.y).toBeLessThan(sheetOf(PLAN, true).y + sheetOf(PLAN, true).height);
  });
});
