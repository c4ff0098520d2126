import { expect, it } from "vitest";
import { nextOf } from "../../src/table/composing";
import { choice } from "../builders";

const CHOICES = [choice(1, "region:a", "to:b"), choice(2, "button:go")];

it("finds the choice with just these targets, in any order", () => {
  expect(nextOf({ targets: ["to:b", "region:a"] }, "move", CHOICES)).toEqual({ choice: CHOICES[0] });
});

it("says what is missing, so that the reason can be asked for", () => {
  expect(nextOf({ targets: ["region:a"] }, "move", CHOICES)).toEqual({ missing: ["region:a"] });
});

it("leaves out what belongs to another question", () => {
  expect(nextOf({ targets: ["button:go"], kinds: ["who-goes"] }, "move", CHOICES)).toBe("left out");
  expect(nextOf({ targets: ["button:go"], kinds: ["who-goes"] }, "who-goes", CHOICES)).toEqual({ choice: CHOICES[1] });
});
