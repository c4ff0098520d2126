import { expect, it } from "vitest";
import { resultsIn } from "../../../src/boards/mordor/results";
import type { BoardEvent, EventData } from "../../../src/boards/mordor/types";

function event<Kind extends keyof EventData>(kind: Kind, data: EventData[Kind]): BoardEvent {
  return { kind, text: { key: `mordor-${kind}` }, data, rule: "" } as BoardEvent;
}

it("keeps what a turn came to, not how it was played", () => {
  const events = [
    event("set-aside-done", { seat: 0, dice: [] }),
    event("halved", { seat: 0, field: 3 }),
    event("crossed-half", { seat: 2, field: 3, die: 0 }),
    event("advanced", { seat: 0, fields: 2, to: 4 }),
    event("turn", { seat: 1 }),
    event("rolled", { seat: 1, dice: [] }),
  ];
  const found = resultsIn(events);
  expect(found.map(({ event: { kind } }) => kind)).toEqual(["halved", "crossed-half", "advanced"]);
  expect(found.map(({ result }) => result.seat)).toEqual([0, 2, 0]);
});

it("says how many fields somebody has advanced", () => {
  expect(resultsIn([event("advanced", { seat: 0, fields: 2, to: 4 })])[0]?.result.sign).toBe("+2");
});

it("strikes out what came to nothing", () => {
  const [ring, gandalf] = resultsIn([event("rings-void", { seat: 0, rings: 1 }), event("gandalf-void", { seat: 0 })]);
  expect(ring?.result).toMatchObject({ glyph: "ring", void: true });
  expect(gandalf?.result).toMatchObject({ glyph: "gandalf", void: true });
});
