import { describe, expect, it } from "vitest";
import {
  armyUses,
  atFirst,
  cardUses,
  gathering,
  oneMore,
  stepsFor,
  usesIn,
} from "../../../src/boards/ringkrieg/offers";
import type { OpenQuestion } from "../../../src/protocol/types";
import { choice } from "../../builders";

const question = (kind: string, args = {}): OpenQuestion => ({
  kind,
  rule: "RK-1",
  seat: 0,
  prompt: { key: "k", args },
});

it("puts what a die can do into groups, and what it does not know under others", () => {
  expect(usesIn(["use:skip", "use:attack", "use:sail", "die:army"])).toEqual([
    { id: "attack", targets: ["use:attack"] },
    { id: "other", targets: ["use:sail"] },
    { id: "discard", targets: ["use:skip"] },
  ]);
});

it("knows by which dice an army can march or fight", () => {
  const choices = [choice(1, "die:army", "use:move-army"), choice(2, "die:army", "use:skip")];
  expect(armyUses(choices, ["gondor-regular"])).toEqual([choices[0]]);
});

it("lets those walk or fly who need no army", () => {
  const choices = [choice(1, "die:character", "use:move-minions"), choice(2, "die:character", "use:skip")];
  expect(armyUses(choices, ["sauron-regular"])).toEqual([]);
  expect(armyUses(choices, ["sauron-regular", "nazgul"])).toEqual([choices[0]]);
});

it("knows which dice play a card", () => {
  const uses = ["event", "will", "character", "army-muster", "muster"].map((face, n) =>
    choice(n, `die:${face}`, "use:play-card"),
  );
  const faces = (type: string) => cardUses(uses, type).map(({ targets }) => targets[0]);
  expect(faces("character")).toEqual(["die:event", "die:will", "die:character"]);
  expect(faces("muster")).toEqual(["die:event", "die:will", "die:army-muster", "die:muster"]);
});

describe("one picker for a series of questions", () => {
  it("begins with everybody going where some may stay", () => {
    const found = gathering(question("who-goes"), [choice(0, "button:go"), choice(1, "figure:a")], { a: 3, b: 1 });
    expect(found?.rows).toEqual([
      { target: "figure:a", most: 3, cost: 1 },
      { target: "figure:b", most: 1, cost: 1 },
    ]);
  });

  it("asks for as many as are due, with the same picker for one and for many", () => {
    const choices = [choice(1, "figure:a"), choice(2, "outright:b")];
    expect(gathering(question("casualty", { hits: 3 }), choices, {})?.most).toBe(3);
    expect(gathering(question("casualty", { hits: 1 }), choices, {})?.most).toBe(1);
  });

  it("leaves questions alone that are asked once", () => {
    expect(gathering(question("act"), [choice(1, "figure:a")], {})).toBeUndefined();
  });
});

it("names units before Leaders and characters, and then ends the series", () => {
  const named = { "figure:gondor-leader": 1, "figure:boromir": 1, "figure:gondor-regular": 2 };
  expect(stepsFor(named, ["who-goes"], "button:go").map(({ targets }) => targets[0])).toEqual([
    "figure:gondor-regular",
    "figure:gondor-regular",
    "figure:gondor-leader",
    "figure:boromir",
    "button:go",
  ]);
});

describe("losses", () => {
  const [regular, elite, outright] = ["figure:gondor-regular", "figure:gondor-elite", "outright:gondor-elite"];
  const losses = (hits: number) => {
    const choices = [choice(1, regular), choice(2, elite), choice(3, outright)];
    const found = gathering(question("casualty", { hits }), choices, {}, { "gondor-regular": 2, "gondor-elite": 1 });
    if (!found) throw new Error("no picker");
    return found;
  };
  const row = (found: ReturnType<typeof losses>, target: string) =>
    found.rows.find((one) => one.target === target) ?? { target, most: 0, cost: 1 };

  it("are counted by who is there, and Regulars fall first", () => {
    expect(losses(1).rows.map(({ most }) => most)).toEqual([2, 1, 1]);
    expect(atFirst(losses(3))).toEqual({ [regular]: 2, [elite]: 1, [outright]: 0 });
    expect(atFirst(losses(9))).toEqual({ [regular]: 3, [elite]: 1, [outright]: 0 });
  });

  it("change places where no more have to be named", () => {
    const found = losses(1);
    expect(oneMore(found, atFirst(found), row(found, elite))).toEqual({ [regular]: 0, [elite]: 1, [outright]: 0 });
    expect(oneMore(found, atFirst(found), row(found, outright)), "it takes two hits").toBeUndefined();
  });

  it("never name an Elite twice", () => {
    const found = losses(2);
    const gone = oneMore(found, atFirst(found), row(found, outright));
    expect(gone).toEqual({ [regular]: 0, [elite]: 0, [outright]: 1 });
    expect(oneMore(found, gone ?? {}, row(found, elite))).toBeUndefined();
  });
});
