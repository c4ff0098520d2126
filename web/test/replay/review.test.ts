import { describe, expect, it } from "vitest";
import type { Finding, Outcome, ReviewPart } from "../../src/protocol/types";
import {
  betterAt,
  curves,
  findingsOf,
  givenAway,
  hintsOf,
  line,
  luckOf,
  mistakes,
  nobody,
  wasHelped,
} from "../../src/replay/review";
import { percent, points } from "../../src/shell/numbers";
import { packed, unpacked } from "../../src/shell/start-position";

const moment = (n: number, seat: number, loss: number, low = loss): Finding => ({
  n,
  seat,
  notation: "",
  played: { key: "mordor-title" },
  better: { key: "mordor-title" },
  better_notation: "ring",
  better_targets: ["die:0"],
  why: [],
  chances: [0.5, 0.4],
  loss,
  low,
  high: loss,
  luck: [0.1, -0.1],
  spread: [0.0001, 0],
});
const part = (from: number, moments: Finding[]): ReviewPart => ({
  answered: 4,
  from,
  to: from + moments.length - 1,
  exact: false,
  opening: [0.02, 0],
  moments,
  helped: [{ seat: 1, answers: from - 1 }],
  nobody_wins: true,
});
const parts = [
  part(3, [moment(3, 0, 0.08), moment(4, 0, 0.2, -0.1)]),
  part(1, [moment(1, 0, 0.004), moment(2, 1, 0.03)]),
];
const outcome: Outcome = {
  ranks: [2, 1],
  scores: [1, 9],
  winners: [1],
  reason: "RM-35",
  text: { key: "mordor-title" },
};

describe("the review", () => {
  it("draws the chances of all seats up to the result", () => {
    expect(curves(findingsOf(parts), 2, outcome)).toEqual([
      [0.5, 0.5, 0.5, 0.5, 0],
      [0.4, 0.4, 0.4, 0.4, 1],
    ]);
    expect(line([0, 0.5, 1], 10, 20)).toBe("0.0,20.0 5.0,10.0 10.0,0.0");
  });

  it("shows what the chances of all leave as the chance that all lose", () => {
    const all = curves(findingsOf(parts), 2, { ...outcome, winners: [] });
    expect(nobody(all).map((chance) => Math.round(100 * chance))).toEqual([10, 10, 10, 10, 100]);
  });

  it("draws the better answer in the position in which it was not given", () => {
    const moments = findingsOf(parts);
    expect(betterAt(moments, 2)?.targets).toEqual(["die:0"]);
    expect(betterAt(moments, moments.length)).toBeUndefined();
    expect(betterAt([{ ...moment(1, 0, 0), better: null }], 0)).toBeUndefined();
  });

  it("tells who asked the computer for hints, and before which answers", () => {
    expect([hintsOf(parts, 0), hintsOf(parts, 1)]).toEqual([0, 2]);
    expect(wasHelped(parts, { n: 3, seat: 1 })).toBe(true);
    expect(wasHelped(parts, { n: 3, seat: 0 })).toBe(false);
    expect(wasHelped(parts, { n: 2, seat: 1 })).toBe(false);
  });

  it("names the costliest answers, the worst first, and neither trifles nor what is not sure", () => {
    expect(mistakes(findingsOf(parts)).map(({ n }) => n)).toEqual([3, 2]);
  });

  it("adds up all losses, for many small ones are a large one, and noise cancels out", () => {
    const noise = { ...moment(5, 0, -0.004), low: -0.01, high: 0.002 };
    const { lost, margin } = givenAway([...findingsOf(parts), noise], 0, false);
    expect(lost).toBeCloseTo(0.28);
    expect(margin).toBeGreaterThan(0.006);
    expect(givenAway([noise], 0, false).lost).toBe(0);
  });

  it("counts every loss where numbers are exact, small as it is", () => {
    expect(
      givenAway(findingsOf([part(1, [moment(1, 0, 0.004), moment(2, 1, 0.03), moment(3, 0, 0.08)])]), 0, true).lost,
    ).toBeCloseTo(0.084);
    expect(givenAway([{ ...moment(1, 0, 0.0001), better: null }], 0, true).lost).toBe(0);
  });

  it("adds up what chance brought, with its error", () => {
    expect(luckOf(parts, 0).luck).toBeCloseTo(0.42);
    expect(luckOf(parts, 0).margin).toBeCloseTo(1.96 * 0.02);
  });

  it("counts points of a hundred", () => {
    expect(points(0.0349)).toBe(3.5);
    expect(percent(0.4832, "en")).toBe("48%");
    expect(percent(0.4832, "en", true)).toBe("48.3%");
  });
});

describe("a position", () => {
  const state = { round: 3, rings: [1, 2], dice: [4, 0], deep: [[1]], large: "18446744073709551616", places: false };
  const position = { game: "mordor", seats: 2, state };

  it("fits into an address and comes back from it", async () => {
    const letters = await packed(position);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(await unpacked(letters)).toEqual(position);
  });
});
