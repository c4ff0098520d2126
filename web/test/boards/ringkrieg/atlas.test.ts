import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ATLAS, neighboursOf, partWith, REGIONS } from "../../../src/boards/ringkrieg/atlas";

interface Entry {
  id: string;
  nation: string | null;
  settlement: string;
  settlement_side: "fp" | "shadow" | null;
  victory_points: number;
  neighbours: string[];
}

const FILE = "../../../../src/ringspiel/games/ringkrieg/data/regions.json";
const DATA = JSON.parse(readFileSync(join(import.meta.dirname, FILE), "utf8")).regions as Entry[];

describe("the drawn map", () => {
  it("has just the regions of the game, with what is printed on them", () => {
    const printed = ATLAS.regions.map(({ id, nation, settlement, side, points }) => [
      id,
      nation,
      settlement,
      side,
      points,
    ]);
    const sides = { fp: "free", shadow: "shadow" };
    expect(printed).toEqual(
      DATA.map(({ id, nation, settlement, settlement_side, victory_points }) => [
        id,
        nation,
        settlement,
        settlement_side && sides[settlement_side],
        victory_points,
      ]),
    );
  });

  it("leads from every region to just its neighbours", () => {
    for (const { id, neighbours } of DATA) expect(neighboursOf(id).sort()).toEqual(neighbours.toSorted());
  });

  it("draws every pair of neighbours side by side", () => {
    expect(ATLAS.bridges).toEqual([]);
  });

  it("keeps everything on the sheet", () => {
    for (const { at } of ATLAS.regions) {
      expect(at[0] > 0 && at[0] < ATLAS.width && at[1] > 0 && at[1] < ATLAS.height).toBe(true);
    }
  });
});

it("shows a part of the map with all regions asked for", () => {
  const part = partWith(["minas-tirith", "rivendell"]);
  for (const id of ["minas-tirith", "rivendell"]) {
    const [x, y] = REGIONS.get(id)?.at ?? [0, 0];
    expect(x > part.x && x < part.x + part.width && y > part.y && y < part.y + part.height).toBe(true);
  }
});
