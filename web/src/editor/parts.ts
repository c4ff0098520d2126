/** A saved position as fields of a form: numbers and switches, values by player, armies, lists of numbers, the rest as JSON. */
import type { Json } from "../protocol/types";

export type Position = Record<string, Json>;
export type Group = "counters" | "players" | "armies" | "lists";
/** How many figures of each kind. */
export type Force = Record<string, number>;

export interface Field {
  name: string;
  group: Group;
  kind: "number" | "switch" | "numbers" | "force" | "places" | "json";
  /** One entry, or one for each player. */
  entries: string[];
}

const DIGITS = /^\s*-?\d+\s*$/;
/** Numbers beyond what a browser counts exactly come and go as digits. */
const isNumber = (value: Json): boolean =>
  typeof value === "number" || (typeof value === "string" && DIGITS.test(value));
const isNumbers = (value: Json): value is (number | string)[] => Array.isArray(value) && value.every(isNumber);

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isForce = (value: Json): value is Force =>
  isRecord(value) && Object.values(value).every((count) => typeof count === "number");

/** `byPlayer` names what holds one entry for each player. */
export function fieldsOf(position: Position, byPlayer: readonly string[]): Field[] {
  const state = position.state as Record<string, Json>;
  return Object.entries(state).map(([name, value]) => fieldOf(name, value, byPlayer.includes(name)));
}

function fieldOf(name: string, value: Json, byPlayer: boolean): Field {
  if (isNumber(value)) return { name, group: "counters", kind: "number", entries: [String(value)] };
  if (typeof value === "boolean") return { name, group: "counters", kind: "switch", entries: [String(value)] };
  if (isNumbers(value) && byPlayer) return { name, group: "players", kind: "number", entries: value.map(String) };
  if (isNumbers(value)) return { name, group: "lists", kind: "numbers", entries: [listed(value)] };
  if (Array.isArray(value) && value.every(isNumbers) && byPlayer)
    return { name, group: "players", kind: "numbers", entries: value.map(listed) };
  return { ...armyOrRest(value), name, entries: [JSON.stringify(value)] };
}

function armyOrRest(value: Json): Pick<Field, "group" | "kind"> {
  if (isForce(value)) return { group: "armies", kind: "force" };
  if (isRecord(value) && Object.values(value).every(isForce)) return { group: "armies", kind: "places" };
  return { group: "lists", kind: "json" };
}

/** A field of armies by place; what stands nowhere on the map is one place without a name. */
export function placesIn({ kind, entries }: Field): Record<string, Force> {
  const value = JSON.parse(entries[0] ?? "{}");
  return kind === "force" ? { "": value } : value;
}

/** The field's entry with other figures at a place; a kind of which there are none is left out. */
export function withForce(field: Field, place: string, force: Force): string {
  const own = Object.fromEntries(Object.entries(force).filter(([, count]) => count !== 0));
  return JSON.stringify(field.kind === "force" ? own : { ...placesIn(field), [place]: own });
}

/** All kinds of figures that are anywhere in a position. */
export function kindsIn(fields: readonly Field[]): string[] {
  const forces = fields.filter(({ group }) => group === "armies").flatMap((field) => Object.values(placesIn(field)));
  return [...new Set(forces.flatMap((force) => Object.keys(force)))].sort();
}

export const sizeOf = (force: Force): number => Object.values(force).reduce((sum, count) => sum + count, 0);

const listed = (numbers: (number | string)[]): string => numbers.join(", ");

/** The position with what the fields say; the name of the first field that cannot be read otherwise. */
export function withFields(position: Position, fields: readonly Field[]): { position: Position } | { wrong: string } {
  const state: Record<string, Json> = {};
  for (const { name, group, kind, entries } of fields) {
    const values = entries.map((words) => READ[kind](words));
    if (values.includes(undefined)) return { wrong: name };
    state[name] = group === "players" ? (values as Json[]) : (values[0] as Json);
  }
  return { position: { ...position, state } };
}

function number(words: string): Json | undefined {
  if (!DIGITS.test(words)) return undefined;
  return Number.isSafeInteger(Number(words)) ? Number(words) : words.trim();
}

function numbers(words: string): Json | undefined {
  const found = words.trim() ? words.split(",").map(number) : [];
  return found.includes(undefined) ? undefined : (found as Json[]);
}

const READ: Record<Field["kind"], (words: string) => Json | undefined> = {
  number,
  numbers,
  switch: parsed,
  force: parsed,
  places: parsed,
  json: parsed,
};

export function parsed(words: string): Json | undefined {
  try {
    return JSON.parse(words) as Json;
  } catch {
    return undefined;
  }
}
