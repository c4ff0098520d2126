import { describe, expect, it } from "vitest";
import { asksForStone, signOf } from "../../../src/boards/gran/effects";
import type { Choice, Text } from "../../../src/protocol/types";

function choice(text: Text): Choice {
  return { answer: 1, notation: "t22", text, targets: ["point:T22"] };
}

function step(effect: string): Choice {
  return choice({
    key: "gran-step",
    args: { point: { key: "gran-point-black" }, effect: { key: `gran-effect-${effect}` } },
  });
}

describe("signs", () => {
  it("tell what happens where a step ends", () => {
    expect(signOf(step("fight"))).toBe("fight");
    expect(signOf(step("attack-bearer"))).toBe("attack");
    expect(signOf(step("delivery"))).toBe("delivery");
    expect(signOf(step("magic-stone"))).toBe("stone");
    expect(signOf(step("pass"))).toBe("pass");
  });

  it("are left out where nothing special happens", () => {
    expect(signOf(step("none"))).toBeUndefined();
    expect(signOf(choice({ key: "gran-place-stone" }))).toBeUndefined();
  });

  it("tell what other answers do", () => {
    expect(signOf(choice({ key: "gran-banish" }))).toBe("banish");
    expect(signOf(choice({ key: "gran-no-further-move" }))).toBe("stay");
    expect(signOf({ ...step("none"), text: { ...step("none").text, key: "gran-stop" } })).toBe("stay");
    expect(signOf({ ...step("fight"), text: { ...step("fight").text, key: "gran-stop" } })).toBe("fight");
  });
});

it("only questions for a place of a stone mark closed points", () => {
  expect(asksForStone("place-stone")).toBe(true);
  expect(asksForStone("move-stone")).toBe(true);
  expect(asksForStone("choose-stone")).toBe(false);
  expect(asksForStone(undefined)).toBe(false);
});
