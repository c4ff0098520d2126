import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/shell/settings.svelte";
import type { LiveTable } from "../../src/table/table.svelte";
import { Turn } from "../../src/table/turn.svelte";

afterEach(() => vi.useRealTimers());

/** A table whose first seat has last answered as number `last`; the page was opened after `foundAt` answers. */
function turnWith(last: number, foundAt: number, events: object[] = []): Turn {
  const log = [1, 2, 3].map((n) => ({ n, seat: 1, events: [{ kind: "k", text: { key: "k" }, rule: "", data: {} }] }));
  const side = {
    seat: 0,
    last,
    choices: [
      { answer: 1, targets: ["a"] },
      { answer: 2, targets: ["b"] },
    ],
    view: {},
  };
  const state = { game: "mordor", seats: [], sides: [side], asked: 0, answered: 3, seq: 3 };
  return new Turn({ state, foundAt, logOf: () => log, eventsOf: () => events } as unknown as LiveTable);
}

describe("what just happened", () => {
  it("is on its way until the dice have landed", () => {
    vi.useFakeTimers();
    vi.spyOn(settings, "animate", "get").mockReturnValue(true);
    const rolled = { kind: "rolled", data: { seat: 1, dice: [0, 1, 2, 3, 4] }, rule: "", text: { key: "k" } };
    const turn = turnWith(0, 0, [rolled]);
    turn.land();
    expect(turn.landing).toBe(true);
    vi.advanceTimersByTime(699);
    expect(turn.landing).toBe(true);
    vi.advanceTimersByTime(600);
    expect(turn.landing).toBe(false);
  });
});

describe("an answer in the list", () => {
  it("lights up on the board what it speaks of, and selects nothing", () => {
    const turn = turnWith(0, 0);
    turn.pointed = turn.choices[1];
    expect([turn.drawn, turn.selected]).toEqual([["b"], []]);
    turn.pointed = undefined;
    expect(turn.drawn).toEqual([]);
  });
});

describe("what a player is told on coming", () => {
  it("is nothing where the game began before the player's eyes: the board comes first", () => {
    expect(turnWith(0, 0).returned).toBe(false);
    expect(turnWith(0, 0).unaware).toBe(false);
  });

  it("is what happened while the player was away", () => {
    expect(turnWith(0, 3).returned).toBe(true);
    expect(turnWith(2, 3).unaware).toBe(true);
    expect(turnWith(2, 3).recap.map(({ n }) => n)).toEqual([3]);
  });

  it("is nothing any more once the player has answered", () => {
    expect(turnWith(4, 3).returned).toBe(false);
  });
});
