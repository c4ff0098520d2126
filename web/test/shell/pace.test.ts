import { expect, test } from "vitest";
import type { StateMessage } from "../../src/protocol/types";
import { clocked, elapsed, lasting, left, spoken } from "../../src/shell/pace";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test("lengths of time", () => {
  expect(lasting(4 * MINUTE + 5000, "en")).toBe("4:05");
  expect(lasting(62 * MINUTE + 3000, "de")).toBe("1:02:03");
  expect(lasting(2 * DAY + 3 * 60 * MINUTE, "de")).toBe("2 Tage 3 Stunden");
  expect(lasting(-5, "en")).toBe("0:00");
  expect(spoken(86_400, "en")).toBe("1 day");
  expect(spoken(30, "de")).toBe("30 Sekunden");
});

test("what is left counts only while somebody is asked", () => {
  const position = { time_for: 3 * DAY, clock: { since: 1000, used: 500 } } as StateMessage;
  expect(left(position, 2000)).toBe(3 * DAY - 1500);
  expect(left({ ...position, clock: { since: null, used: 500 } }, 9000)).toBeUndefined();
  expect(elapsed({ since: null, used: 500 }, 9000)).toBe(500);
});

test("a label alone is no clock", () => {
  expect(clocked({ label: "days" })).toBe(false);
  expect(clocked({ label: "days", per_answer: 86_400 })).toBe(true);
});
