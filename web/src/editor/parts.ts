/** A saved position as fields of a form: numbers, switches, and lists in the notation of JSON. */
import type { Json } from "../protocol/types";

export type Position = Record<string, Json>;

export interface Field {
  name: string;
  kind: "number" | "switch" | "list";
  words: string;
}

const kindOf = (value: Json): Field["kind"] =>
  typeof value === "number" ? "number" : typeof value === "boolean" ? "switch" : "list";

export function fieldsOf(position: Position): Field[] {
  const state = position.state as Record<string, Json>;
  return Object.entries(state).map(([name, value]) => ({ name, kind: kindOf(value), words: JSON.stringify(value) }));
}

/** The position with what the fields say; the name of the first field that is no JSON otherwise. */
export function withFields(position: Position, fields: readonly Field[]): { position: Position } | { wrong: string } {
  const state: Record<string, Json> = {};
  for (const { name, words } of fields) {
    const value = parsed(words);
    if (value === undefined) return { wrong: name };
    state[name] = value;
  }
  return { position: { ...position, state } };
}

export function parsed(words: string): Json | undefined {
  try {
    return JSON.parse(words) as Json;
  } catch {
    return undefined;
  }
}
