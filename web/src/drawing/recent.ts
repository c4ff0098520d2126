/** Where something happened since the viewer last acted: boards mark it until the viewer acts again. */
import type { GameEvent, Json } from "../protocol/types";

/** The places that events name under these facts; cells as `x,y`. */
export function placesIn(events: readonly GameEvent[], ...facts: string[]): Set<string> {
  return new Set(events.flatMap(({ data }) => facts.flatMap((fact) => namesIn(data[fact]))));
}

function namesIn(value: Json | undefined): string[] {
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return [];
  const numbers = value.filter((part) => typeof part === "number");
  return numbers.length === value.length ? [numbers.join(",")] : value.flatMap(namesIn);
}
