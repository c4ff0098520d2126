/** The board as `Gefaehrten.view` sends it (`src/ringspiel/games/gefaehrten/view.py`). */
import type { View } from "../../protocol/types";

export const COLOURS = ["green", "yellow", "red", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

/** Columns to the right of Bag End's left card, and rows below it. */
export type Cell = [x: number, y: number];

export interface Location {
  id: string;
  at: Cell | null;
  black: boolean;
  changed: boolean;
  points: number[];
  rings: string[];
  rule: string | null;
}

/** A card on the table. */
export interface Laid {
  at: Cell;
  card: string;
  ring: string | null;
}

/** One line of the current location's ranking, as it would be scored now. */
export interface Rank {
  colour: Colour;
  seat: number;
  sum: number | null;
  points: number;
  ring: string | null;
  tied: boolean;
}

export interface Player {
  colours: Colour[];
  hand: number;
  cards: string[] | null;
  pile: number;
  points: number | null;
  gained: number;
  rings: string[];
  out: boolean;
}

export interface Position {
  start: number;
  active: number;
  hidden_scores: boolean;
  current: number;
  placed: string[];
  count: number;
  locations: Location[];
  slots: Cell[];
  slot_ids: string[];
  slot_steps: Cell[];
  cards: Laid[];
  gone: string[];
  supply: string[];
  standing: Rank[];
  players: Player[];
}

export function positionOf(view: View): Position {
  return view.board as unknown as Position;
}

/** `green-3` as colour and value. */
export function cardParts(card: string): { colour: Colour; value: string } {
  const [colour, value = ""] = card.split("-");
  return { colour: colour as Colour, value };
}

export const cellTarget = ([x, y]: Cell): string => `cell:${x},${y}`;
export const spotTarget = ([x, y]: Cell): string => `spot:${x},${y}`;

export function sameCell(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** The places around a location whose left card lies here. */
export function around(left: Cell, steps: readonly Cell[]): Cell[] {
  return steps.map(([x, y]) => [left[0] + x, left[1] + y]);
}

/** The cell in a target such as `spot:3,-2`. */
export function cellOf(target: string): Cell {
  const [x = 0, y = 0] = target
    .slice(target.indexOf(":") + 1)
    .split(",")
    .map(Number);
  return [x, y];
}
