/** The board as the rest of the folder calls its parts. */
import type { ViewOf } from "../../protocol/events";
import type { Die, MordorView, Sheet } from "./types";

export type { Die, MordorView as Position, Running, Sheet, Square } from "./types";

export const COLOURS = ["yellow", "red", "blue", "green", "black"] as const satisfies readonly Die["colour"][];
export type Colour = Die["colour"];

export const FACES = [
  "ring",
  "gandalf",
  "companion",
  "orc",
  "nazgul",
  "tree",
] as const satisfies readonly Die["symbol"][];
export type Face = NonNullable<Die["symbol"]>;

export const PLACES = [
  "bag-end",
  "rivendell",
  "moria",
  "lothlorien",
  "rohan",
  "helms-deep",
  "gondor",
  "minas-tirith",
  "shelobs-lair",
  "mordor",
] as const satisfies readonly Sheet["place"][];
export type Place = Sheet["place"];
export type Hobbit = Sheet["hobbit"];

/** Whose sheet is drawn large: the viewer's own, or for a spectator that of the seat whose turn it is. */
export function seatInFocus(view: ViewOf<MordorView>): number {
  return view.seat ?? view.board.active;
}
