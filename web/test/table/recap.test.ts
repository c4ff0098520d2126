import { expect, test } from "vitest";
import type { GameEvent, LogEntry } from "../../src/protocol/types";
import { stepsSince } from "../../src/table/recap";

const event = { kind: "x", text: { key: "x" }, data: {}, rule: "" } as GameEvent;
const entry = (n: number, seat: number | null, events: GameEvent[] = [event]): LogEntry => ({
  n,
  seat,
  notation: "",
  events,
});

test("a recap has what happened after one's own last answer, and nothing of the setup", () => {
  const log = [entry(0, null), entry(1, 0), entry(2, 1), entry(3, 1, []), entry(4, 2)];
  expect(stepsSince(log, 1).map(({ n }) => n)).toEqual([2, 4]);
  expect(stepsSince(log, 4)).toEqual([]);
  expect(stepsSince(log, 0).map(({ n }) => n)).toEqual([1, 2, 4]);
});
