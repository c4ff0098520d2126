import { expect, it } from "vitest";
import { placesIn } from "../../src/drawing/recent";
import type { GameEvent, Json } from "../../src/protocol/types";

const event = (data: Record<string, Json>): GameEvent => ({ kind: "moved", text: { key: "k" }, data, rule: "" });

it("finds places in names, lists of names and cells", () => {
  const events = [
    event({ origin: "a", point: "b", seat: 1 }),
    event({ fields: ["c3", "c4"] }),
    event({ cell: [2, -1] }),
  ];
  expect([...placesIn(events, "origin", "point", "fields", "cell")]).toEqual(["a", "b", "c3", "c4", "2,-1"]);
});
