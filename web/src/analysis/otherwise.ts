/** What dice and draws could have given otherwise, told apart by what follows. */
import type { GameEvent, Text } from "../protocol/types";

export interface Result {
  value: number;
  label: string;
}

/** A label for each result of a draw: the sentences that not all results share. Results that tell the same are one. */
export function resultsOf(
  told: readonly (readonly GameEvent[])[],
  happened: number,
  words: (text: Text) => string,
): Result[] {
  const said = told.map((events) => events.map(({ text }) => words(text)));
  const shared = new Set(said[0]?.filter((one) => said.every((all) => all.includes(one))));
  const labels = said.map((all) => all.filter((one) => !shared.has(one)).join(" "));
  const found = new Map<string, number>();
  for (const [value, label] of labels.entries()) if (value === happened || !found.has(label)) found.set(label, value);
  return [...found].map(([label, value]) => ({ value, label }));
}
