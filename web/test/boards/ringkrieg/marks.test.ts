import { expect, it } from "vitest";
import { factIn, folded, lastAction, marksOf, placesOf, repeated } from "../../../src/boards/ringkrieg/marks";
import type { Text } from "../../../src/protocol/types";
import { event } from "./event";

const MARCH = event("army-moved", { side: "shadow", origin: "inside-moria", to: "dimrill-dale", force: {} });
const LOSS = event("unit-lost", { region: "inside-helms-deep", kind: "rohan-regular" });

it("draws marches as arrows, and what happens in a region there", () => {
  const walked = event("companions-moved", { origin: "a", to: "b", force: { gimli: 1 } });
  const rode = event("minion-moved", { origin: "a", to: "b", kind: "nazgul" });
  expect(marksOf([MARCH, walked, rode, LOSS])).toEqual([
    { kind: "march", from: "moria", to: "dimrill-dale", side: "shadow" },
    { kind: "march", from: "a", to: "b", side: "free" },
    { kind: "march", from: "a", to: "b", side: "shadow" },
    { kind: "loss", at: "helms-deep", side: "free" },
  ]);
});

it("marks the Fellowship where it comes to, and politics at the seat of the nation", () => {
  const politics = event("advanced", { nation: "sauron", box: 0 });
  expect(marksOf([event("walked", { to: "moria" }), politics, event("turn", { turn: 2 })])).toEqual([
    { kind: "walk", at: "moria", side: "free" },
    { kind: "politics", at: "barad-dur", side: "shadow" },
  ]);
});

it("knows the places and the card that a line tells of", () => {
  expect([placesOf(MARCH), placesOf(LOSS)]).toEqual([["moria", "dimrill-dale"], ["helms-deep"]]);
  expect(placesOf(event("activated", { nation: "north" }))).toEqual(["dale"]);
  expect(placesOf(event("passed", { seat: 0 }))).toEqual([]);
  expect(factIn(event("laid", { card: "shadow-char-01" }), "card")).toBe("shadow-char-01");
  expect(factIn(LOSS, "card")).toBeUndefined();
});

it("keeps all that came of an action until the next one begins", () => {
  const acts = event("acts-move-army", { seat: 0, face: "army" });
  const log = [{ events: [LOSS] }, { events: [acts] }, { events: [MARCH] }, { events: [MARCH, LOSS] }];
  expect(lastAction(log)).toEqual([acts, MARCH, MARCH, LOSS]);
});

it("tells what is repeated once, with a number", () => {
  const words = ({ key }: { key: string }): string => key;
  expect(folded([LOSS, LOSS, MARCH, LOSS], words).map(({ index, times }) => [index, times])).toEqual([
    [0, 2],
    [2, 1],
    [3, 1],
  ]);
});

it("does not tell that somebody had no choice", () => {
  const forced = event("forced", { notation: "go", answer: 0, question: "move-army", seat: 0 });
  expect(folded([forced], ({ key }) => key)).toEqual([]);
});

it("tells what is repeated in a sentence of its own, where the texts have one", () => {
  const say = {
    text: ({ key, args }: Text): string => `${key} ${args?.times ?? ""}`,
    maybe: (name: string): string | undefined => (name.startsWith("unit-lost") ? name : undefined),
  };
  expect(repeated(LOSS, 1, say)).toBe(`${LOSS.text.key} `);
  expect(repeated(LOSS, 3, say)).toBe(`${LOSS.text.key}-times 3`);
  expect(repeated(MARCH, 2, say)).toBe(`2 × ${MARCH.text.key} `);
});
