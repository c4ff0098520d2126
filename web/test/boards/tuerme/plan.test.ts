import { expect, test } from "vitest";
import { byGoal } from "../../../src/boards/tuerme/plan";
import type { Route } from "../../../src/boards/tuerme/position";

function route(to: string, cost: number, own_gain: number): Route {
  return { to, cost, own_gain, answers: [], stop: [], path: [to], captured: [], pincer: [], others_gain: 0 };
}

test("routes are gathered by their goal, the richest and then the cheapest first", () => {
  const found = byGoal([route("h4", 2, 0), route("i5", 1, 0), route("h4", 5, 2), route("h4", 4, 2)]);
  expect([...found.keys()]).toEqual(["h4", "i5"]);
  expect(found.get("h4")?.map(({ cost }) => cost)).toEqual([4, 5, 2]);
});
