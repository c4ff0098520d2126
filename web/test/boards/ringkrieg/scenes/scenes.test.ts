import { expect, it } from "vitest";
import { battleIn, huntIn, sceneFrom } from "../../../../src/boards/ringkrieg/scenes/scenes";
import { event } from "../event";

const STORM = event("attack", { side: "shadow", origin: "c", to: "d", force: {}, against: {} });
const BATTLE = [
  event("attack", {
    side: "free",
    origin: "a",
    to: "inside-b",
    force: { strider: 1 },
    against: { "sauron-regular": 2 },
  }),
  event("round", { number: 1, region: "b" }),
  event("combat-card", {
    side: "shadow",
    card: "shadow-char-01",
    half: "x",
    does: "shadow-char-01",
  }),
  event("combat-roll", { side: "free", results: [1, 4, 6], needed: 5, bonus: 1, hits: 2 }),
  event("unit-lost", { region: "b", kind: "sauron-regular" }),
  event("battle-over", { region: "b" }),
];

it("puts a battle together: cards, dice that hit, losses", () => {
  const scene = battleIn([event("turn", { turn: 2 }), ...BATTLE]);
  expect(scene).toMatchObject({ attacker: "free", region: "b", over: true });
  expect(scene?.rounds[0]?.cards).toEqual({ shadow: "shadow-char-01" });
  expect(scene?.rounds[0]?.rolls[0]?.dice.map(({ hit }) => hit)).toEqual([false, true, true]);
  expect(scene?.rounds[0]?.losses).toEqual([{ side: "shadow", kind: "sauron-regular", count: 1 }]);
  expect([scene?.force, scene?.against]).toEqual([{ strider: 1 }, { "sauron-regular": 2 }]);
});

it("puts a Hunt together: dice, tile, damage", () => {
  const told = [
    event("fellowship-moved", { progress: 1 }),
    event("hunt-roll", { results: [2, 1], needed: 6, successes: 0 }),
    event("hunt-roll", { results: [6], needed: 6, successes: 1 }),
    event("tile", { tile: "2r-1" }),
    event("corrupted", { points: 2, corruption: 2 }),
  ];
  expect(huntIn(told)).toMatchObject({
    rolls: [
      { results: [2, 1], needed: 6, again: false },
      { results: [6], again: true },
    ],
    tiles: ["2r-1"],
    told: [{ kind: "corrupted" }],
  });
  expect(huntIn([event("turn", { turn: 2 })])).toBeUndefined();
});

it("shows the scene of a line of the log, and only that", () => {
  const log = [
    { n: 1, seat: 0, notation: "", events: BATTLE },
    { n: 2, seat: 1, notation: "", events: [STORM] },
  ];
  expect(sceneFrom(log, 1)).toMatchObject({ kind: "battle", region: "b", over: true });
  expect(sceneFrom(log, 3)).toBeUndefined();
});
