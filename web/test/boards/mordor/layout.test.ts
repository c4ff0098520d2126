import { describe, expect, it } from "vitest";
import { beside, mapLayout } from "../../../src/boards/mordor/layout";
import { PLACES } from "../../../src/boards/mordor/position";
import { pointAlong } from "../../../src/drawing/curve";

describe.each([
  ["wide", false],
  ["narrow", true],
])("the %s map", (_, narrow) => {
  const layout = mapLayout(narrow, 7);

  it("has every place on the road, in the order of the journey", () => {
    expect(layout.spots.map(({ place }) => place)).toEqual([...PLACES]);
    for (const [index, { field }] of layout.spots.entries()) expect(pointAlong(layout.road, index)).toEqual(field);
  });

  it.each([5, 6, 7])("has room for %i square fields that do not overlap", (count) => {
    const { squares, field } = mapLayout(narrow, count);
    expect(squares).toHaveLength(count);
    for (const [index, [x, y]] of squares.entries()) {
      for (const [otherX, otherY] of squares.slice(index + 1)) {
        expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThan(2 * field);
      }
    }
  });

  it("ends both tracks in Mordor", () => {
    const [mordorX] = layout.spots.at(-1)?.field ?? [0];
    const [lastX] = layout.squares.at(-1) ?? [0];
    expect(Math.abs(mordorX - lastX)).toBeLessThan(layout.width / 10);
  });

  it("keeps fields, drawings and names on the sheet", () => {
    const margin = layout.field;
    const points = [...layout.squares, ...layout.spots.flatMap(({ field, art, label }) => [field, art, label])];
    for (const [x, y] of points) {
      expect(x).toBeGreaterThan(margin);
      expect(x).toBeLessThan(layout.width - margin);
      expect(y).toBeGreaterThan(margin);
      expect(y).toBeLessThan(layout.height - margin);
    }
  });

  it("keeps three companions around a field apart", () => {
    const spots = [0, 1, 2].map((index) => beside(layout, index));
    expect(new Set(spots.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(3);
  });
});
