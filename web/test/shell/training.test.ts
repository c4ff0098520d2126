import { describe, expect, it } from "vitest";
import { DONE, due, type Exercise, exercisesIn, fileOf, judged } from "../../src/shell/training.svelte";

const DAY = 86_400;
const exercise = (changes: Partial<Exercise> = {}): Exercise => ({
  id: "abcdef",
  position: { game: "sixth" },
  seat: 0,
  solution: 1,
  notation: "go",
  added: 0,
  due: 0,
  ...changes,
});

describe("an exercise", () => {
  it("comes again after one, three and nine days, and then no more", () => {
    let one = exercise();
    const days: number[] = [];
    while ((one.stage ?? 0) < DONE - 1) {
      one = judged(one, true, one.due);
      days.push(one.due / DAY);
    }
    expect(days).toEqual([1, 4, 13]);
    one = judged(one, true, one.due);
    expect(due([one], 10 ** 9)).toEqual([]);
  });
  it("begins anew on the next day if it is missed", () => {
    const missed = judged(exercise({ stage: 3 }), false, 0);
    expect([missed.stage, missed.due]).toEqual([0, DAY]);
    expect(judged(missed, true, DAY).due).toBe(2 * DAY);
  });
  it("is asked when it is due, the costliest first", () => {
    const all = [exercise({ loss: 0.1 }), exercise({ id: "1234", loss: 0.3 }), exercise({ id: "5678", due: 9 })];
    expect(due(all, 8).map(({ id }) => id)).toEqual(["1234", "abcdef"]);
  });
});

describe("a collection", () => {
  it("survives its file", () => {
    expect(exercisesIn(fileOf([exercise({ why: [{ key: "why" }] })]))).toEqual([exercise({ why: [{ key: "why" }] })]);
  });
  it("is refused with a sentence if it is none", () => {
    const hostile = [
      "not json",
      "[]",
      '{"format": "ringspiel-training/2", "exercises": []}',
      fileOf([exercise({ id: "../x" })]),
      fileOf([exercise({ due: "soon" as never })]),
      fileOf([exercise({ position: null as never })]),
      fileOf(Array.from({ length: 501 }, () => exercise())),
    ];
    for (const words of hostile) expect(() => exercisesIn(words)).toThrow("no-training");
  });
});
