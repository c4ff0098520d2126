import { describe, expect, it } from "vitest";
import type { EditField, Text } from "../../../src/protocol/types";
import {
  added,
  crowds,
  opens,
  pieces,
  placesOf,
  pointed,
  put,
  type Sheet,
  taken,
  turned,
} from "../../../src/table/desk/fields";
import { labelOf } from "../../../src/table/desk/labels";
import { nearest } from "../../../src/table/desk/spots";

const field = (
  id: string,
  kind: EditField["kind"],
  value: EditField["value"],
  more: Partial<EditField> = {},
): EditField => ({
  id,
  group: "all",
  label: { key: id },
  kind,
  value,
  things: "points",
  least: 0,
  most: 0,
  at: [],
  ...more,
});
const points = ["a", "b"].map((id) => ({ id, label: { key: id }, at: `point:${id}` }));
const figures = ["orc", "elf"].map((id) => ({ id, label: { key: id }, at: "" }));
const states = ["open", "crossed"].map((id) => ({ id, label: { key: id }, at: "" }));
const things = { points, figures, states };
const words = ({ key }: Text): string => key ?? "";

const board: Sheet = {
  things,
  fields: [
    field("knight", "one", "a"),
    field("stones", "some", ["b"]),
    field("army", "counts", { orc: 2 }, { things: "figures", most: 3, at: ["region:x"] }),
    field("square", "one", "open", { things: "states", least: 1, at: ["square:1"] }),
  ],
};
const at = (spot: string) => placesOf(board).get(spot) ?? { own: [], fits: [] };

describe("a board that is put together", () => {
  it("knows what stands where and what could", () => {
    expect(at("point:a").fits.map(({ field, there }) => [field.id, there])).toEqual([
      ["knight", true],
      ["stones", false],
    ]);
    expect(at("region:x").own.map(({ id }) => id)).toEqual(["army"]);
  });

  it("puts what is in hand where one points, and takes it away again", () => {
    expect(pointed(board, { field: "knight" }, at("point:b"))).toEqual({ field: "knight", value: "b" });
    expect(pointed(board, { field: "stones" }, at("point:a"))).toEqual({ field: "stones", value: ["b", "a"] });
    expect(pointed(board, { field: "stones" }, at("point:b"))).toEqual({ field: "stones", value: [] });
    expect(pointed(board, { things: "figures", thing: "orc" }, at("region:x"))).toEqual({
      field: "army",
      value: { orc: 3 },
    });
    expect(pointed(board, { things: "figures", thing: "orc" }, at("point:a"))).toBeUndefined();
  });

  it("only looks where several things could be meant, and turns what has one meaning", () => {
    expect(pointed(board, undefined, at("point:a"))).toBeUndefined();
    expect(pointed(board, undefined, at("square:1"))).toEqual({ field: "square", value: "crossed" });
    expect(turned(board, field("square", "one", "crossed", { things: "states" }))).toEqual({
      field: "square",
      value: "open",
    });
  });

  it("takes away what stands there, and never what has to be somewhere", () => {
    expect(taken(at("point:a"))).toEqual({ field: "knight", value: "" });
    expect(taken(at("point:b"))).toEqual({ field: "stones", value: [] });
    expect(taken(at("region:x"))).toEqual({ field: "army", value: {} });
    const [thing] = points;
    expect(thing && put({ field: field("figure", "one", "a", { least: 1 }), thing, there: true })).toBeUndefined();
  });

  it("counts from nothing to the most that there can be", () => {
    const army = field("army", "counts", { orc: 2 }, { most: 3 });
    expect(added(army, "orc", 5).value).toEqual({ orc: 3 });
    expect(added(army, "orc", -2).value).toEqual({});
    expect(added(army, "elf", 1).value).toEqual({ orc: 2, elf: 1 });
  });

  it("offers in hand what shares its places with others", () => {
    expect(pieces(board).map(({ id }) => id)).toEqual(["knight", "stones"]);
    expect(crowds(board)).toEqual(["figures"]);
    expect(opens({ field: "knight" }, at("point:b"))).toBe(true);
    expect(opens({ field: "knight" }, at("point:a"))).toBe(false);
  });

  it("says what a place is called and what is there", () => {
    expect(labelOf(board, "point:a", at("point:a"), words)).toBe("a: knight");
    expect(labelOf(board, "region:x", at("region:x"), words)).toBe("army: 2 orc");
    expect(labelOf(board, "square:1", at("square:1"), words)).toBe("square: open");
  });
});

describe("an arrow key", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  it("goes to the nearest place in its direction, the straight way first", () => {
    const others = [box(40, 0), box(20, 30), box(-20, 0), box(0, 50)];
    expect(nearest("ArrowRight", box(0, 0), others)).toBe(0);
    expect(nearest("ArrowLeft", box(0, 0), others)).toBe(2);
    expect(nearest("ArrowDown", box(0, 0), others)).toBe(3);
    expect(nearest("ArrowUp", box(0, 0), others)).toBe(-1);
  });
});
