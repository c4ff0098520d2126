import { beforeEach, describe, expect, it, vi } from "vitest";
import { Pacer } from "../../src/table/pacer";

let shown: number[];

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
});

const paced = (pause: number): Pacer<number> =>
  new Pacer(
    (item) => shown.push(item),
    () => pause,
  );

describe("what happens quickly", () => {
  it("is shown one after the other", () => {
    const pacer = paced(100);
    for (const item of [1, 2, 3]) pacer.add(item);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("is shown at once after a rest", () => {
    const pacer = paced(100);
    pacer.add(1);
    vi.advanceTimersByTime(100);
    pacer.add(2);
    expect(shown).toEqual([1, 2]);
  });

  it("is shown at once without a pause, when too much waits, and when somebody cannot wait", () => {
    const atOnce = paced(0);
    for (const item of [1, 2]) atOnce.add(item);
    expect(shown).toEqual([1, 2]);

    const crowded = paced(100);
    for (let item = 10; item < 20; item += 1) crowded.add(item);
    expect(shown.slice(2)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);

    const impatient = paced(100);
    for (const item of [30, 31]) impatient.add(item);
    impatient.flush();
    expect(shown.slice(-2)).toEqual([30, 31]);
  });

  it("stays as long as it takes itself", () => {
    const pacer = new Pacer<number>(
      (item) => shown.push(item),
      (item) => (item === 1 ? 300 : 100),
    );
    for (const item of [1, 2, 3]) pacer.add(item);
    vi.advanceTimersByTime(299);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("is not shown any more when it is over", () => {
    const pacer = paced(100);
    for (const item of [1, 2]) pacer.add(item);
    pacer.stop();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1]);
  });
});
