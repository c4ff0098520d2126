import { describe, expect, it } from "vitest";
import type { LiveTable } from "../../src/table/table.svelte";
import { Turn } from "../../src/table/turn.svelte";

/** A table whose first seat has last answered as number `last`; the page was opened after `foundAt` answers. */
function turnWith(last: number, foundAt: number): Turn {
  const log = [1, 2, 3].map((n) => ({ n, seat: 1, events: [{ kind: "k", text: { key: "k" }, rule: "", data: {} }] }));
  const side = {
    seat: 0,
    last,
    choices: [
      { answer: 1, targets: [] },
      { answer: 2, targets: [] },
    ],
    view: {},
  };
  const state = { game: "mordor", seats: [], sides: [side], asked: 0, answered: 3, seq: 3 };
  return new Turn({ state, foundAt, logOf: () => log, eventsOf: () => [] } as unknown as LiveTable);
}

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
