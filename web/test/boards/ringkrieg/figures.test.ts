import { expect, it } from "vitest";
import { armiesOf, armyOf, sideOf, strength } from "../../../src/boards/ringkrieg/figures";

const FORCE = {
  "gondor-regular": 3,
  "gondor-elite": 1,
  "rohan-regular": 5,
  "gondor-leader": 1,
  boromir: 1,
  nazgul: 2,
  "witch-king": 1,
};

it("knows whose figures are whose", () => {
  expect(["southrons-elite", "nazgul", "saruman"].map(sideOf)).toEqual(["shadow", "shadow", "shadow"]);
  expect(["north-leader", "gandalf-white", "gimli"].map(sideOf)).toEqual(["free", "free", "free"]);
});

it("counts the figures of each side", () => {
  const [free, shadow] = armiesOf(FORCE);
  expect(free).toEqual({
    side: "free",
    regulars: 8,
    elites: 1,
    drawn: ["rohan-regular", "gondor-elite"],
    others: [
      ["gondor-leader", 1],
      ["boromir", 1],
    ],
  });
  expect(shadow && [strength(shadow), shadow.others]).toEqual([
    0,
    [
      ["nazgul", 2],
      ["witch-king", 1],
    ],
  ]);
});

it("counts what comes with the expansion", () => {
  const [free, shadow] = armiesOf({ dunlending: 4, ship: 2, tower: 1, ent: 3, galadriel: 1 });
  expect(shadow && [strength(shadow), shadow.drawn, shadow.others]).toEqual([
    4,
    ["dunlending"],
    [
      ["ship", 2],
      ["tower", 1],
    ],
  ]);
  expect(free?.others).toEqual([
    ["ent", 3],
    ["galadriel", 1],
  ]);
});

it("finds no army where there is none", () => {
  expect(armyOf({ nazgul: 1 }, "free")).toBeUndefined();
});
