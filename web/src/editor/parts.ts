/** A saved position as fields of a form: numbers and switches, values by player, lists of numbers, and the rest as JSON. */
import type { Json } from "../protocol/types";

export type Position = Record<string, Json>;
export type Group = "counters" | "players" | "lists";

export interface Field {
  name: string;
  group: Group;
  kind: "number" | "switch" | "numbers" | "json";
  /** One entry, or one for each player. */
  entries: string[];
}

const DIGITS = /^\s*-?\d+\s*$/;
/** Numbers beyond what a browser counts exactly come and go as digits. */
const isNumber = (value: Json): boolean =>
  typeof value === "number" || (typeof value === "string" && DIGITS.test(value));
const isNumbers = (value: Json): value is (number | string)[] => Array.isArray(value) && value.every(isNumber);

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
  return { name, group: "lists", kind: "json", entries: [JSON.stringify(value)] };
}

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
  json: parsed,
};

export function parsed(words: string): Json | undefined {
  try {
    return JSON.parse(words) as Json;
  } catch {
    return undefined;
  }
}
