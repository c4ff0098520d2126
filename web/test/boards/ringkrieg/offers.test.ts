import { describe, expect, it } from "vitest";
import { armyUses, cardUses, gathering, stepsFor, usesIn } from "../../../src/boards/ringkrieg/offers";
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
      { target: "figure:a", most: 3 },
      { target: "figure:b", most: 1 },
    ]);
  });

  it("asks for as many as are due, and for a single one not at all", () => {
    const choices = [choice(1, "figure:a"), choice(2, "outright:b")];
    expect(gathering(question("casualty", { hits: 3 }), choices, {})?.most).toBe(3);
    expect(gathering(question("casualty", { hits: 1 }), choices, {})).toBeUndefined();
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
