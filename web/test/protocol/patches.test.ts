import { describe, expect, it } from "vitest";
import { patched } from "../../src/protocol/patches";
import type { Patch, StateMessage } from "../../src/protocol/types";

const apply = (document: unknown, changes: Patch["changes"]): unknown =>
  patched(document as StateMessage, { type: "patch", changes });

describe("a patch", () => {
  it("sets what a path leads to, adds names and takes them away", () => {
    const before = { seq: 1, view: { board: { rows: [{ dice: 1 }, { dice: 2 }], left: null } } };
    const after = apply(before, [
      [["seq"], 2],
      [["view", "board", "rows", 1, "dice"], 5],
      [["view", "board", "came"], { of: [] }],
      [["view", "board", "left"]],
    ]);
    expect(after).toEqual({ seq: 2, view: { board: { rows: [{ dice: 1 }, { dice: 5 }], came: { of: [] } } } });
    expect(before).toEqual({ seq: 1, view: { board: { rows: [{ dice: 1 }, { dice: 2 }], left: null } } });
  });

  it("exchanges items of a list, also none for some and some for none", () => {
    const list = { log: ["a", "b", "c"] };
    expect(apply(list, [[["log"], 1, 1, ["x", "y"]]])).toEqual({ log: ["a", "x", "y", "c"] });
    expect(apply(list, [[["log"], 3, 0, ["d"]]])).toEqual({ log: ["a", "b", "c", "d"] });
    expect(apply(list, [[["log"], 0, 2, []]])).toEqual({ log: ["c"] });
  });

  it("sets null and lists whole, which are values like any others", () => {
    expect(
      apply({ request: { kind: "end" }, list: [1] }, [
        [["request"], null],
        [["list"], [2, 3]],
      ]),
    ).toEqual({
      request: null,
      list: [2, 3],
    });
  });

  it("leaves what has not changed the same object, so that nothing is drawn anew for it", () => {
    const before = { sides: [{ view: { one: { a: 1 }, two: { b: 2 } } }] };
    const after = apply(before, [[["sides", 0, "view", "two", "b"], 3]]) as typeof before;
    expect(after.sides[0]?.view.one).toBe(before.sides[0]?.view.one);
  });
});
