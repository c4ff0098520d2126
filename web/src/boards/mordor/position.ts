/** The board as `Mordor.view` sends it (`src/ringspiel/games/mordor/game.py`). */
import type { View } from "../../protocol/types";

export const COLOURS = ["yellow", "red", "blue", "green", "black"] as const;
export type Colour = (typeof COLOURS)[number];

export const FACES = ["ring", "gandalf", "companion", "orc", "nazgul", "tree"] as const;
export type Face = (typeof FACES)[number];

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
] as const;
export type Place = (typeof PLACES)[number];

export type Hobbit = "frodo" | "sam" | "merry" | "pippin";

/** A square field: whether it is halved, and how many halves of it are crossed. */
export interface Square {
  halved: boolean;
  crossed: 0 | 1 | 2;
}

export interface Sheet {
  hobbit: Hobbit;
  colour: Colour;
  rings: number;
  place: Place;
  squares: Square[];
  left: number;
  out: boolean;
  arrived: boolean;
}

export interface Die {
  colour: Colour;
  symbol: Face | null;
  aside: boolean;
  hits: number | null;
}

/** What the dice set aside come to so far, as the rules count them. */
export interface Running {
  rings: number;
  orcs: number;
  companions: number;
  halves: number;
}

export interface Position {
  places: boolean;
  ring_fields: number;
  nazgul_fields: number;
  start: number;
  active: number;
  round: number;
  place: Place;
  sheets: Sheet[];
  dice: Die[];
  running: Running;
}

export function positionOf(view: View): Position {
  return view.board as unknown as Position;
}

/** Whose sheet is drawn large: the viewer's own, or for a spectator that of the seat whose turn it is. */
export function seatInFocus(view: View): number {
  return view.seat ?? positionOf(view).active;
}
