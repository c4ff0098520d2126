import { describe, expect, it } from "vitest";
import {
  centre,
  hull,
  knightSpots,
  middleOf,
  nameSpot,
  outline,
  sheetOf,
  towards,
  wayFromCamp,
} from "../../../src/boards/gran/geometry";
import type { BoardMap, Knight, Point } from "../../../src/boards/gran/position";

const MAP: BoardMap = {
  canvas: [1000, 1000],
  ring: "",
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
    expect(knightSpots(MAP, [knight("T")])).toEqual([{ x: 100, y: 100 }]);
    const [one, other] = knightSpots(MAP, [knight("T"), knight("T")]);
    expect(one?.x).toBeLessThan(100);
    expect(other?.x).toBeGreaterThan(100);
  });

  it("wait in a camp below the points, on the sheet, nobody in front of another", () => {
    const spots = knightSpots(MAP, [knight(null), knight("T"), knight(null)]);
    const { y, height } = sheetOf(MAP);
    expect(spots[0]?.y).toBeGreaterThan(1000);
    expect(spots[0]?.y).toBeLessThan(y + height);
    expect(spots[0]?.x).toBeLessThan(spots[2]?.x ?? 0);
    expect(wayFromCamp(MAP, [knight(null)])).toMatch(/960 960$/);
    expect(wayFromCamp(MAP, [knight("T")])).toBe("");
  });
});

describe("arrow keys", () => {
  const point = (id: string, x: number, y: number): Point => ({ id, realm: null, kind: "black", x, y });
  const here = point("here", 100, 100);
  const points = [
    here,
    point("right", 200, 110),
    point("far", 300, 100),
    point("aslant", 150, 145),
    point("up", 100, 0),
  ];

  it("lead to the nearest point on that side, straight on rather than aslant", () => {
    expect(towards("ArrowRight", here, points)?.id).toBe("right");
    expect(towards("ArrowUp", here, points)?.id).toBe("up");
  });

  it("lead nowhere at the edge, and no other key leads anywhere", () => {
    expect(towards("ArrowLeft", here, points)).toBeUndefined();
    expect(towards("a", here, points)).toBeUndefined();
  });
});

it("a near look goes to the middle of what can be chosen", () => {
  expect(
    middleOf([
      { x: 0, y: 10 },
      { x: 40, y: 10 },
      { x: 10, y: 30 },
    ]),
  ).toEqual({ x: 20, y: 20 });
});
