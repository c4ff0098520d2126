import { expect, it } from "vitest";
import { armiesOf, armyOf, sideOf, strength } from "./figures";

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
    leaders: 1,
    nazgul: 0,
    characters: ["boromir"],
    nations: ["rohan", "gondor"],
  });
  expect(shadow && [strength(shadow), shadow.nazgul, shadow.characters]).toEqual([0, 2, ["witch-king"]]);
});

it("finds no army where there is none", () => {
  expect(armyOf({ nazgul: 1 }, "free")).toBeUndefined();
});
