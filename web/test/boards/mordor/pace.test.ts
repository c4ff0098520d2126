import { describe, expect, it } from "vitest";
import { freshIn, paceOf } from "../../../src/boards/mordor/pace";
import type { BoardEvent, EventData } from "../../../src/boards/mordor/types";

function event<Kind extends keyof EventData>(kind: Kind, data: EventData[Kind]): BoardEvent {
  return { kind, text: { key: `mordor-${kind}` }, data, rule: "" } as BoardEvent;
}

const TURN = [
  event("set-aside-done", { seat: 0, dice: [0, -1, -1, -1, 5] }),
  event("halved", { seat: 0, field: 3 }),
  event("crossed-half", { seat: 0, field: 3, die: 0 }),
  event("advanced", { seat: 0, fields: 2, to: 4 }),
  event("turn", { seat: 1 }),
  event("rolled", { seat: 1, dice: [0, 1, 2, 3, 4] }),
];

describe("the pace of a turn", () => {
  const pace = paceOf(TURN, true);

  it("shows marks one after the other", () => {
    expect(pace.mark("halved", 0, 3)).toBe(0);
    expect(pace.mark("crossed-half", 0, 3)).toBeGreaterThan(0);
    expect(pace.walk(0)?.when).toBeGreaterThan(pace.mark("crossed-half", 0, 3) ?? Number.POSITIVE_INFINITY);
  });

  it("lets the hobbit set off from where he was", () => {
    expect(pace.walk(0)?.from).toBe(2);
  });

  it("crosses the fields of the way while the hobbit walks", () => {
    expect(pace.mark("ring", 0, 3)).toBeGreaterThanOrEqual(pace.walk(0)?.when ?? Number.POSITIVE_INFINITY);
    expect(pace.mark("ring", 0, 4)).toBeGreaterThan(pace.mark("ring", 0, 3) ?? Number.POSITIVE_INFINITY);
  });

  it("throws the next dice after that, one a moment after the other", () => {
    expect(pace.roll(0)).toBeGreaterThan(pace.walk(0)?.when ?? Number.POSITIVE_INFINITY);
    expect(pace.roll(4)).toBeGreaterThan(pace.roll(0) ?? Number.POSITIVE_INFINITY);
  });

  it("leaves alone what was there before", () => {
    expect(pace.mark("halved", 0, 2)).toBeUndefined();
    expect(pace.mark("halved", 1, 3)).toBeUndefined();
    expect(pace.mark("ring", 0, 2)).toBeUndefined();
    expect(pace.walk(1)).toBeUndefined();
  });

  it("throws only dice that are in hand", () => {
    const again = paceOf([event("rolled", { seat: 0, dice: [-1, 2, -1, -1, 5] })], true);
    expect([0, 1, 2, 3, 4].filter((die) => again.roll(die) !== undefined)).toEqual([1, 4]);
    expect(again.roll(1)).toBe(0);
  });

  it("is still when nothing shall move", () => {
    const still = paceOf(TURN, false);
    expect(still.roll(0)).toBeUndefined();
    expect(still.walk(0)).toBeUndefined();
    expect(still.mark("halved", 0, 3)).toBeUndefined();
  });
});

describe("what others did since one's own last answer", () => {
  it("is all fields that they have marked, on every sheet", () => {
    expect([...freshIn(TURN)]).toEqual(["square:0:3", "ring:0:3", "ring:0:4"]);
  });
});
