/** The options of a table being set up, whatever the game. */
import type { GameInfo, GameOption, Json, RolesOption } from "../../protocol/types";

export type Values = Record<string, Json>;

/** Instead of roles: by lot. */
export const DRAWN = "drawn";

export function defaults(game: GameInfo): Values {
  return Object.fromEntries(game.options.map((option) => [option.id, option.default]));
}

/** What can be told apart: of values with the same words only the first. */
export function offered(option: GameOption & { kind: "per-seat" }, wordsOf: (value: string) => string): string[] {
  const { values } = option;
  return values.filter((value, index) => values.findIndex((other) => wordsOf(other) === wordsOf(value)) === index);
}

/** The values one by one; a null default of a per-seat option means that they are dealt in order. */
export function perSeat(values: readonly string[], value: Json, seats: number): string[] {
  return Array.isArray(value) && value.length === seats ? (value as string[]) : values.slice(0, seats);
}

/** What each seat begins with; null means nothing for anybody. */
export const headStart = (value: Json, seats: number): number[] =>
  Array.isArray(value) && value.length === seats ? (value as number[]) : Array<number>(seats).fill(0);

/** The option that says which seat plays what, in games where seats are not alike. */
export function rolesOption(game: GameInfo): RolesOption | undefined {
  return game.options.find((option) => option.kind === "roles");
}

/** The roles by seat, in their order by default; none while they are to be drawn. */
export function rolesFor(option: RolesOption, value: Json, seats: number): string[] {
  const roles = option.roles[seats] ?? [];
  if (value === DRAWN) return [];
  return Array.isArray(value) && value.length === roles.length ? (value as string[]) : roles;
}

/** Gives a seat a value. The seat that had it gets the old one, so that all stay different. */
export function swapped(values: readonly string[], seat: number, value: string): string[] {
  const old = values[seat] ?? value;
  return values.map((other, index) => (index === seat ? value : other === value ? old : other));
}

/** The values to send for a number of seats: what no longer fits goes back to its default. */
export function fitted(game: GameInfo, values: Values, seats: number): Values {
  return Object.fromEntries(
    game.options.map((option) => [
      option.id,
      offersChoice(option, values) || option.kind === "roles"
        ? fitting(option, values[option.id] ?? null, seats)
        : option.default,
    ]),
  );
}

function fitting(option: GameOption, value: Json, seats: number): Json {
  if (option.kind === "seat") return typeof value === "number" && value < seats ? value : null;
  if (option.kind === "per-seat" || option.kind === "head-start")
    return Array.isArray(value) && value.length === seats ? value : null;
  if (option.kind === "roles")
    return value === DRAWN || (Array.isArray(value) && value.length === seats) ? value : null;
  return value;
}

/** An option with a single value is nothing to ask about, nor one that means nothing without another; roles are chosen
 * with the seats. */
export function offersChoice(option: GameOption, values: Values): boolean {
  if (option.kind === "flag" && option.needs && values[option.needs] !== true) return false;
  if (option.kind === "roles") return false;
  return option.kind !== "one-of" || option.values.length > 1;
}
