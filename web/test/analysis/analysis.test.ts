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
  it("puts a line with all that follows it before another", () => {
    const moved = tree.promoted(grown, 2);
    expect(moved.tried.map(({ answer, parent }) => [answer, parent])).toEqual([
      [1, null],
      [3, 0],
      [2, 0],
      [4, null],
    ]);
    expect(tree.promoted(moved, 1)).toBe(moved);
  });
  it("names places by what was answered, so that they outlive a change of numbers", () => {
    const path = tree.pathOf(grown, { moment: 3, tried: 1 });
    expect(tree.placeOf(tree.promoted(grown, 2), path)).toEqual({ moment: 3, tried: 2, whole: true });
    expect(tree.placeOf(tree.without(grown, 1), path)).toEqual({ moment: 3, tried: 0, whole: false });
  });
  it("takes changes, but none of what is not there any more", () => {
    const path = tree.pathOf(grown, { moment: 3, tried: 1 });
    const noted = tree.changed(grown, { kind: "note", ...path, comment: "bold" });
    expect(noted?.tried[1]?.comment).toBe("bold");
    expect(tree.changed(noted ?? grown, { kind: "note", ...path, symbol: "!" })?.tried[1]).toMatchObject({
      comment: "bold",
      symbol: "!",
    });
    expect(tree.changed(tree.without(grown, 1), { kind: "note", ...path, comment: "late" })).toBeUndefined();
    const further = { kind: "try" as const, ...path, seat: 1, notation: "9", answer: 9, chance: [2] };
    expect(tree.changed(grown, further)?.tried.at(-1)).toMatchObject({ parent: 1, chance: [2] });
    expect(tree.changed(grown, { kind: "title", moment: 0, way: [], title: "Late" })?.title).toBe("Late");
  });
  it("refuses marks that no board can mean", () => {
    for (const mark of [{ at: "" }, { at: "a", colour: "url(#x)" }, { at: 1 }, "die:red"])
      expect(tree.readable({ notes: [{ moment: 0, marks: [mark] }] })).toBeUndefined();
    expect(tree.readable({ notes: [{ moment: 0, marks: [{ at: "a", to: "b", colour: "red" }] }] })).toBeDefined();
  });
  it("has lines with branches", () => {
    expect(tree.lineFrom(grown, 0)).toEqual([
      { number: 0, branches: [2] },
      { number: 1, branches: [] },
    ]);
  });
  it("survives its file, and refuses what is none", () => {
    const noted = tree.noted(grown, { moment: 2, tried: null }, { symbol: "?!" });
    const file = JSON.parse(tree.fileText('{"seed":"1"}', noted));
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
