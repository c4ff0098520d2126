/** Where something happened since the viewer last acted: boards mark it until the viewer acts again. */

/** The names of all facts that some event of a game has. */
type FactOf<Data> = Data extends unknown ? keyof Data : never;

/** The places that events name under these facts; cells as `x,y`. */
export function placesIn<Event extends { data: object }>(
  events: readonly Event[],
  ...facts: FactOf<Event["data"]>[]
): Set<string> {
  const told = (data: Event["data"], fact: FactOf<Event["data"]>): unknown => data[fact as keyof Event["data"]];
  return new Set(events.flatMap(({ data }) => facts.flatMap((fact) => namesIn(told(data, fact)))));
}

function namesIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return [];
  const numbers = value.filter((part) => typeof part === "number");
  return numbers.length === value.length ? [numbers.join(",")] : value.flatMap(namesIn);
}
