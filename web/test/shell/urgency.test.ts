import { expect, test } from "vitest";
import type { MySummary } from "../../src/protocol/types";
import { byUrgency, isMyTurn } from "../../src/shell/urgency";

const HOUR = 3_600_000;
const person = { stand_in: null };

const table = (id: string, asked: number, since: number, hours?: number): MySummary =>
  ({
    table: id,
    asked,
    mine: [0],
    updated: 0,
    seats: [person, person],
    clock: { since, used: 0, left: hours === undefined ? [] : [0, 0] },
    pace: hours === undefined ? {} : { per_answer: hours * 3600 },
  }) as unknown as MySummary;

test("one's own turn first, then what is left, then who has waited longest", () => {
  const tables = [
    table("others", 1, 0, 1),
    table("late", 0, 5000),
    table("early", 0, 1000),
    table("slow", 0, 0, 72),
    table("quick", 0, 0, 2),
  ];
  expect(byUrgency(tables, HOUR).map(({ table: id }) => id)).toEqual(["quick", "slow", "early", "late", "others"]);
});

test("who is stood in for, or has paused, is not asked", () => {
  const asked = table("x", 0, 0);
  expect(isMyTurn(asked)).toBe(true);
  expect(isMyTurn({ ...asked, clock: { paused: true } })).toBe(false);
  expect(isMyTurn({ ...asked, seats: [{ ...person, stand_in: "easy" }] } as unknown as MySummary)).toBe(false);
});
