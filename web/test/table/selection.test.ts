import { describe, expect, it } from "vitest";
import { compatible, givenAtOnce, meant, selectable, singly, targetsOf, toggled } from "../../src/table/selection";
import { choice } from "../builders";

const sets = [choice(1, "a"), choice(2, "b"), choice(3, "a", "b"), choice(4)];
const singles = [choice(1, "a"), choice(2, "b"), choice(3)];

describe("a selection", () => {
  it("means the choice with exactly these targets, in any order", () => {
    expect(meant(sets, ["b", "a"]).map(({ answer }) => answer)).toEqual([3]);
    expect(meant(sets, ["a"]).map(({ answer }) => answer)).toEqual([1]);
  });

  it("means nothing when it is empty, also where a choice has no targets", () => {
    expect(meant(sets, [])).toEqual([]);
  });

  it("means several where choices share their targets", () => {
    expect(meant([choice(1, "a"), choice(2, "a")], ["a"])).toHaveLength(2);
  });

  it("grows only into compatible choices", () => {
    expect(compatible(sets, ["a"]).map(({ answer }) => answer)).toEqual([1, 3]);
    expect(selectable([choice(1, "a", "b"), choice(2, "c", "d")], ["a"])).toEqual(new Set(["a", "b"]));
  });

  it("leaves everything selectable where a click moves it", () => {
    expect(selectable(singles, ["a"])).toEqual(new Set(["a", "b"]));
  });

  it("is toggled by clicks", () => {
    expect(toggled(sets, ["a"], "b")).toEqual(["a", "b"]);
    expect(toggled(sets, ["a", "b"], "a")).toEqual(["b"]);
    expect(toggled(singles, ["a"], "b")).toEqual(["b"]);
    expect(toggled(singles, ["a"], "a")).toEqual([]);
  });

  it("is answered at once only where one click says it all", () => {
    expect(givenAtOnce(singles, ["b"], false)?.answer).toBe(2);
    expect(givenAtOnce(singles, ["b"], true)).toBeUndefined();
    expect(givenAtOnce(singles, ["z"], false)).toBeUndefined();
    expect(givenAtOnce(sets, ["a"], false)).toBeUndefined();
    expect(givenAtOnce([choice(1, "a"), choice(2, "a")], ["a"], false)).toBeUndefined();
  });

  it("knows the kind of question", () => {
    expect(singly(singles)).toBe(true);
    expect(singly(sets)).toBe(false);
    expect(targetsOf(sets)).toEqual(["a", "b"]);
  });
});
