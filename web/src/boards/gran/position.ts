/** The board as `Gran.view` sends it (`src/ringspiel/games/gran/game.py`). */
import type { View } from "../../protocol/types";

export type Kind = "black" | "white" | "dragon" | "magic-stone" | "sword" | "city" | "ball";
export type RealmId = "tirad" | "urgad" | "galad" | "elgad";
export type Colour = "yellow" | "blue" | "red" | "white" | "green" | "black";

export interface Point {
  id: string;
  realm: RealmId | null;
  kind: Kind;
  x: number;
  y: number;
}

export interface Realm {
  id: RealmId;
  colour: string;
}

/** What is printed on the board. */
export interface BoardMap {
  canvas: [number, number];
  realms: Realm[];
  start: string;
  points: Point[];
  lines: [string, string][];
}

export interface Knight {
  colour: Colour;
  /** Nothing while the knight waits at the start. */
  point: string | null;
  amulets: number;
  seals: RealmId[];
  fettered: boolean;
  ring: boolean;
}

export interface Position {
  map: BoardMap;
  active: number;
  round: number;
  last_round: number | null;
  seals_to_win: number;
  knights: Knight[];
  ring: string | null;
  stones: string[];
  supply: number;
  fetters: number;
  pile: number;
  card: number | null;
  die: number | null;
}

export const AMULETS = 3;

export function positionOf(view: View): Position {
  return view.board as unknown as Position;
}
