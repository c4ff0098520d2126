import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../src/protocol/types";
import { lastingOf } from "../../src/table/looks";

const event = (kind: string, data: object): GameEvent => ({ kind, data, rule: "", text: { key: kind } }) as GameEvent;

describe("how long what happened is on its way", () => {
  it("lasts until the last die has landed, after what is drawn before", () => {
    const rolled = event("rolled", { seat: 1, dice: [0, 1, 2, 3, 4] });
    const alone = lastingOf("mordor", [rolled]);
    expect(alone).toBeGreaterThanOrEqual(700);
    const crossed = event("crossed", { seat: 0, field: 1, die: 0 });
    expect(lastingOf("mordor", [crossed, rolled])).toBeGreaterThan(alone);
  });

  it("lasts until a piece has arrived, and no time where nothing moves", () => {
    expect(lastingOf("gran", [event("moved", { seat: 0, origin: "T11", point: "T12" })])).toBeGreaterThan(0);
    expect(lastingOf("gran", [event("turn", { seat: 1 })])).toBe(0);
    expect(lastingOf("tuerme", [event("captured", { seat: 0 })])).toBeGreaterThan(0);
    expect(lastingOf("a game without pieces", [event("moved", {})])).toBe(0);
  });
});
