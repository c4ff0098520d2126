import { describe, expect, it } from "vitest";
import type { EditField, EditThing, Text } from "../../../src/protocol/types";
import { placesOf, type Sheet } from "../../../src/table/desk/fields";
import { labelOf, nameOf } from "../../../src/table/desk/labels";

const words = (text: Text): string => text.key;
const thing = (id: string, at: string): EditThing => ({ id, label: { key: id }, at });
const field = (id: string, more: Partial<EditField>): EditField => ({
  id,
  group: "map",
  label: { key: id },
  kind: "one",
  things: "",
  value: "",
  least: 0,
  most: 1,
  at: [],
  ...more,
});

describe("the name of a place on the board", () => {
  const sheet: Sheet = {
    fields: [
      field("Fellowship", { things: "regions", value: "Arnor" }),
      field("Army in Arnor", { kind: "counts", things: "figures", value: { Elf: 2 }, at: ["region:arnor"] }),
      field("Ring-bearer", { things: "steps", value: "Moria" }),
    ],
    things: {
      regions: [thing("Arnor", "region:arnor")],
      figures: [thing("Elf", "")],
      steps: [thing("Moria", "ring:2")],
    },
  };
  const places = placesOf(sheet);
  const place = (at: string) => places.get(at) ?? { own: [], fits: [] };

  it("is its own where several things can stand, and says who is there", () => {
    expect(nameOf(place("region:arnor"), words)).toBe("Arnor");
    expect(labelOf(sheet, "region:arnor", place("region:arnor"), words)).toBe("Arnor: Fellowship, 2 Elf");
  });
  it("says whose it is where only one thing can stand", () => {
    expect(nameOf(place("ring:2"), words)).toBe("Ring-bearer: Moria");
  });
});
