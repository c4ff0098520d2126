import { expect, it } from "vitest";
import { armiesOf } from "../../../src/boards/ringkrieg/figures";
import {
  apart,
  blockOf,
  freed,
  labelOf,
  legible,
  lines,
  markPlace,
  type Placed,
  pushedBy,
  rowOf,
  stampsOf,
  untangled,
  wayBetween,
  widthOf,
} from "../../../src/boards/ringkrieg/layout";

const SHEET = { width: 1000, height: 1000 };
const ARMIES = armiesOf({ "elves-elite": 2, "elves-leader": 1, "sauron-regular": 4, nazgul: 1 });
const WIDTHS = ARMIES.map(widthOf);

it("sets Settlement and armies side by side around the middle", () => {
  const row = rowOf(WIDTHS, true, 500);
  const [first = 0, second = 0] = row.armies;
  const [free, shadow] = WIDTHS;
  expect(row.scale).toBe(1);
  expect(row.settlement).toBeLessThan(first);
  expect(first + (free ?? 0)).toBeLessThan(second);
  expect(second + (shadow ?? 0)).toBeCloseTo(-row.settlement);
});

it("grows smaller where there is little room, but never too small", () => {
  expect(rowOf(WIDTHS, true, 110).scale).toBeLessThan(1);
  expect(rowOf(WIDTHS, true, 10).scale).toBe(0.62);
});

it("breaks long names between words and after hyphens", () => {
  expect(lines("Fords of Bruinen", 8)).toEqual(["Fords of", "Bruinen"]);
  expect(lines("Waldland-Reich", 9)).toEqual(["Waldland-", "Reich"]);
  expect(lines("Moria", 3)).toEqual(["Moria"]);
});

it("writes every name, as large as there is room for it, and never too small to read", () => {
  expect(labelOf("Moria", 120, 12, 2)).toMatchObject({ lines: ["Moria"], font: 17 });
  expect(labelOf("Südliches Rhûn", 60, 12, 1).lines.join(" ")).toBe("Südliches Rhûn");
  expect(labelOf("Südliches Rhûn", 60, 12, 1).font).toBe(12);
});

it("leaves out names of empty land where they would lie over those of Settlements", () => {
  const block = (name: string, settled: boolean, y: number): ReturnType<typeof untangled>[number] => ({
    ...blockOf(
      { at: [300, y], room: 100 },
      name,
      1,
      {
        settled,
        row: rowOf([], settled, 100),
        box: undefined,
        bare: !settled,
      },
      { width: 1000, height: 1000 },
    ),
    dx: 0,
    dy: 0,
  });
  const land = block("Hollin", false, 300);
  expect(legible([land, block("Moria", true, 318)])).toEqual([false, true]);
  expect(legible([land, block("Moria", true, 400)])).toEqual([true, true]);
});

it("moves what would stand over the edge of the sheet", () => {
  expect(pushedBy(-6, 40, 1000)).toBeGreaterThan(0);
  expect(pushedBy(960, 1010, 1000)).toBeLessThan(0);
  expect(pushedBy(100, 200, 1000)).toBe(0);
});

it("moves names apart that would cover each other, and leaves the others", () => {
  const box = { y: 0, width: 40, height: 12 };
  const [one, other, third] = apart([
    { ...box, x: 0 },
    { ...box, x: 30, y: 4 },
    { ...box, x: 300 },
  ]);
  expect((other?.dy ?? 0) - (one?.dy ?? 0)).toBeGreaterThanOrEqual(8);
  expect(third).toEqual({ dx: 0, dy: 0 });
});

it("finds the nearest free place for a name that two things cover from both sides", () => {
  const name = { x: 0, y: 0, width: 30, height: 12 };
  const rocks = [
    { x: -10, y: -19, width: 60, height: 40 },
    { x: -10, y: 19, width: 60, height: 40 },
  ];
  const stuck = { dx: 0, dy: 0 };
  expect(freed([name], [stuck], rocks)).toEqual([{ dx: 36, dy: 0 }]);
  expect(freed([name], [stuck], [])).toEqual([stuck]);
});

it("draws a few characters and counts the rest where many stand together", () => {
  const kinds = ["strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"];
  const [few] = armiesOf(Object.fromEntries(kinds.slice(0, 4).map((kind) => [kind, 1])));
  const [many] = armiesOf(Object.fromEntries(kinds.map((kind) => [kind, 1])));
  expect(few && stampsOf(few)).toEqual({ drawn: few?.others, more: 0 });
  expect(many && stampsOf(many)).toEqual({ drawn: many?.others.slice(0, 3), more: 3 });
  expect(many && widthOf(many)).toBe(few && widthOf(few));
});

/** Osgiliath between its neighbours, as it stands on a map of one unit to a pixel. */
function neighbours(): Placed[] {
  const at = (x: number, y: number, name: string) =>
    blockOf(
      { at: [x, y], room: 90 },
      name,
      1,
      { settled: true, row: rowOf([54], true, 90), box: undefined, bare: false },
      SHEET,
    );
  return untangled([at(300, 300, "Osgiliath"), at(160, 290, "Minas Tirith"), at(430, 310, "Minas Morgul")], SHEET);
}

it("puts a mark beside the figures of a region, where it covers none of any region", () => {
  const blocks = neighbours();
  const [first] = blocks;
  const [x, y] = markPlace(first as Placed, blocks, 17);
  for (const { x: px, y: py, below, row } of blocks)
    expect(Math.abs(px - x) >= row.width / 2 + 17 || Math.abs(py + below - y) >= 18 * row.scale + 17).toBe(true);
  const [ax, ay] = markPlace(first as Placed, blocks, 17, [{ x, y, width: 34, height: 34 }]);
  expect(Math.max(Math.abs(ax - x), Math.abs(ay - y))).toBeGreaterThanOrEqual(34);
});

it("draws arrows from the edge of one army to that of the other", () => {
  const [to, from] = neighbours() as [Placed, Placed];
  const [[ax], [bx]] = wayBetween(from, to);
  expect(ax).toBeGreaterThanOrEqual(from.x + from.row.width / 2 - 0.01);
  expect(bx).toBeLessThan(to.x - to.row.width / 2);
});

it("keeps figures of the region above from both lines of a Settlement's name", () => {
  const stands = { settled: true, row: rowOf(WIDTHS, true, 200), box: undefined, bare: false };
  const at = (y: number, name: string): ReturnType<typeof blockOf> =>
    blockOf({ at: [500, y], room: 60 }, name, 1, stands, SHEET);
  const [above, below] = untangled([at(480, "Fords"), at(530, "Minas Morgul")], SHEET);
  if (!above || !below) throw new Error("both are placed");
  expect(below.label.lines).toHaveLength(2);
  expect(above.y + above.below + (36 * above.row.scale) / 2).toBeLessThanOrEqual(below.y + below.dy + below.top + 1);
});
