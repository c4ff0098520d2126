import { describe, expect, it } from "vitest";
import { favourites, isSuspicious, rowOf, rowsOfFall, rowsOfLengths, widest } from "../../src/statistics/figures";

const half = { count: 2, of: 4, rate: 0.5, low: 0.15, high: 0.85 };

describe("figures of many games", () => {
  it("keep their interval, and the widest one fills the width", () => {
    const row = rowOf("Seat 1", half);
    expect(row).toEqual({ label: "Seat 1", count: 2, share: 0.5, low: 0.15, high: 0.85 });
    expect(widest([row, { label: "x", count: 1, share: 0.25 }])).toBe(0.85);
    expect(widest([])).toBeGreaterThan(0);
  });

  it("name lengths, one by one or from and to", () => {
    const bars = [
      { first: 3, last: 3, games: 1 },
      { first: 4, last: 6, games: 3 },
    ];
    expect(rowsOfLengths(bars, 4, (first, last) => `${first}–${last}`)).toEqual([
      { label: "3", count: 1, share: 0.25 },
      { label: "4–6", count: 3, share: 0.75 },
    ]);
  });

  it("count each result of chance, and say when it was hardly fair", () => {
    const fall = { faces: 2, counts: [1, 3], surprise: 0.4 };
    expect(rowsOfFall(fall).map(({ label, share }) => [label, share])).toEqual([
      ["1", 0.25],
      ["2", 0.75],
    ]);
    expect([isSuspicious(fall), isSuspicious({ ...fall, surprise: 3.1 })]).toEqual([false, true]);
  });

  it("show the first choices of one seat only", () => {
    const choice = (seat: number, number: number, answer: string) => ({
      seat,
      number,
      answer,
      games: 1,
      wins: half,
      words: null,
    });
    const all = [choice(0, 0, "a"), choice(0, 0, "b"), choice(0, 1, "c"), choice(1, 0, "d")];
    expect(favourites(all, 0, 5).map(({ answer }) => answer)).toEqual(["a", "b"]);
    expect(favourites(all, 0, 1)).toHaveLength(1);
  });
});
