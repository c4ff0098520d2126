import { describe, expect, it } from "vitest";
import { estimatesOf } from "../../src/analysis/estimating.svelte";
import * as tree from "../../src/shell/analysis";

const one = (moment: number, parent: number | null, answer: number): tree.Tried => ({
  moment,
  parent,
  seat: 0,
  answer,
  notation: `${answer}`,
  chance: [],
});
const grown: tree.Analysis = { notes: [], tried: [one(3, null, 1), one(3, 0, 2), one(3, 0, 3), one(5, null, 4)] };

describe("an analysis", () => {
  it("finds the same answer again", () => {
    expect(tree.withTried(grown, one(3, 0, 2)).place).toEqual({ moment: 3, tried: 1 });
    expect(tree.withTried(grown, one(3, 0, 9)).analysis.tried).toHaveLength(5);
  });
  it("deletes what follows", () => {
    expect(tree.without(grown, 0).tried.map(({ answer }) => answer)).toEqual([4]);
  });
  it("has lines with branches", () => {
    expect(tree.lineFrom(grown, 0)).toEqual([
      { number: 0, branches: [2] },
      { number: 1, branches: [] },
    ]);
  });
  it("survives its file, and refuses what is none", () => {
    const file = tree.fileOf({}, tree.noted(grown, { moment: 2, tried: null }, { symbol: "?!" }));
    expect(tree.parted(file).analysis.notes).toEqual([{ moment: 2, symbol: "?!" }]);
    for (const bad of [null, [], { format: tree.FORMAT }, { ...(file as object), tried: [{ moment: -1 }] }])
      expect(() => tree.parted(bad as never)).toThrow();
  });
  it("estimates with a margin", () => {
    expect(
      estimatesOf(
        [7, 8],
        [
          [0.2, 0.5],
          [0.4, 0.5],
        ],
      )[0],
    ).toEqual({ answer: 8, mean: 0.5, margin: 0 });
  });
});
