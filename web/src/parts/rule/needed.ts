/** Which rules a table needs: a rule may belong to an option, or to more than two seats. */
import type { Json, Rule } from "../../protocol/types";

export interface Setting {
  seats: number;
  /** The options that are on. */
  options: string[];
}

const SEATS = /^seats>(\d+)$/;

export function isNeeded({ when }: Rule, { seats, options }: Setting): boolean {
  const least = SEATS.exec(when)?.[1];
  if (least !== undefined) return seats > Number(least);
  return when === "" || options.includes(when);
}

/** The address of the rules of a table: those that it needs. */
export function rulesFor(game: string, seats: number, options: Record<string, Json>): string {
  const on = Object.keys(options).filter((name) => options[name] === true);
  return `#/rules/${game}?seats=${seats}${on.length > 0 ? `&options=${on.join(",")}` : ""}`;
}

/** The table in such an address; none if it asks for all rules. */
export function settingIn(query: URLSearchParams): Setting | undefined {
  const seats = Number(query.get("seats") ?? Number.NaN);
  if (!Number.isInteger(seats)) return undefined;
  return { seats, options: (query.get("options") ?? "").split(",") };
}
