import { expect, it } from "vitest";
import { counting as fields } from "../../src/boards/mordor/counting";
import { counting as orcs } from "../../src/boards/tuerme/counting";
import type { LogOf } from "../../src/protocol/events";
import { type Counting, linesOf } from "../../src/table/race/lines";

const told = (...events: [kind: string, data: object][]) =>
  events.map(([kind, data], n) => ({ n, events: [{ kind, data }] })) as unknown as LogOf<never>[];

it("has what everybody had at the beginning and at the end of each round", () => {
  const log = told(
    ["round", { round: 1 }],
    ["advanced", { seat: 0, fields: 2, to: 2 }],
    ["round", { round: 2 }],
    ["advanced", { seat: 1, fields: 3, to: 3 }],
    ["advanced", { seat: 0, fields: 1, to: 3 }],
  );
  expect(linesOf(log, [3, 3], fields as Counting<never>)).toEqual([
    [0, 2, 3],
    [0, 0, 3],
  ]);
});

it("shares the orcs of a pincer", () => {
  const log = told(
    ["turn", { turn: 1, seat: 0 }],
    ["captured", { seat: 0 }],
    ["pincer", { seat: 0, partner: 1, own_count: 2, partners_count: 1 }],
  );
  expect(linesOf(log, [3, 1], orcs as Counting<never>)).toEqual([
    [0, 3],
    [0, 1],
  ]);
});

it("begins with what a game had that began in the middle", () => {
  const log = told(["advanced", { seat: 0, fields: 2, to: 7 }]);
  expect(linesOf(log, [7, 4], fields as Counting<never>)).toEqual([
    [5, 7],
    [4, 4],
  ]);
});
