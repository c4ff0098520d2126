/** The options of a table being set up, whatever the game. */
import type { GameInfo, GameOption } from "../protocol/messages";
import type { Json } from "../protocol/types";

export type Values = Record<string, Json>;

export function defaults(game: GameInfo): Values {
  return Object.fromEntries(game.options.map((option) => [option.id, option.default]));
}

/** The values one by one; a null default of a per-seat option means that they are dealt in order. */
export function perSeat(option: GameOption & { kind: "per-seat" }, value: Json, seats: number): string[] {
  return Array.isArray(value) && value.length === seats ? (value as string[]) : option.values.slice(0, seats);
}

/** Gives a seat a value; whoever had it gets that seat's old one, so that all stay different. */
export function swapped(values: readonly string[], seat: number, value: string): string[] {
  const old = values[seat] ?? value;
  return values.map((other, index) => (index === seat ? value : other === value ? old : other));
}

/** The values to send for a number of seats: what no longer fits goes back to its default. */
export function fitted(game: GameInfo, values: Values, seats: number): Values {
  return Object.fromEntries(
    game.options.map((option) => [option.id, fitting(option, values[option.id] ?? null, seats)]),
  );
}

function fitting(option: GameOption, value: Json, seats: number): Json {
  if (option.kind === "seat") return typeof value === "number" && value < seats ? value : null;
  if (option.kind === "per-seat") return Array.isArray(value) && value.length === seats ? value : null;
  return value;
}

/** An option with a single value is nothing to ask about. */
export function offersChoice(option: GameOption): boolean {
  return option.kind !== "one-of" || option.values.length > 1;
}
