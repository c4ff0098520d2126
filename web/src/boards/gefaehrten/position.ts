/** The table as the rest of the folder calls its parts. */
import type { Rank } from "./types";

export type { CardShown as Laid, GefaehrtenView as Position, Location, Player, Rank } from "./types";

export const COLOURS = ["green", "yellow", "red", "blue"] as const satisfies readonly Rank["colour"][];
export type Colour = Rank["colour"];

/** Columns to the right of Bag End's left card, and rows below it. */
export type Cell = [x: number, y: number];

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
