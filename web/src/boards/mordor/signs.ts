/** The signs of the places: which symbol of the dice a place changes, and how that is drawn. */
import type { Face, Place } from "./position";

/** What stands on a sign beside the symbols: a word, or a circular arrow. */
export type Mark = "" | "×2" | "!" | "−1" | "again";

export interface Sign {
  glyphs: Face[];
  /** The symbol is struck out. */
  void: boolean;
  mark: Mark;
}

const SIGNS: Partial<Record<Place, Sign>> = {
  rivendell: { glyphs: ["ring", "ring"], void: false, mark: "" },
  moria: { glyphs: ["gandalf"], void: true, mark: "" },
  lothlorien: { glyphs: ["companion"], void: false, mark: "×2" },
  rohan: { glyphs: [], void: false, mark: "again" },
  "helms-deep": { glyphs: ["orc"], void: false, mark: "×2" },
  gondor: { glyphs: ["nazgul"], void: true, mark: "" },
  "minas-tirith": { glyphs: ["nazgul"], void: false, mark: "!" },
  "shelobs-lair": { glyphs: ["ring"], void: false, mark: "−1" },
};

/** The sign of a place; none for places without a function. */
export function signOf(place: Place): Sign | undefined {
  return SIGNS[place];
}

/** How wide a sign is: 22 units for each thing on it. */
export function widthOf(sign: Sign): number {
  return 22 * (sign.glyphs.length + (sign.mark ? 1 : 0)) + 6;
}
