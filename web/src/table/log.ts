/** The log of one seat, put together from the parts that the server sends. */
import type { GameEvent, LogEntry, Text } from "../protocol/types";

/** Entries from `from` on are replaced by the fresh ones, so nothing is lost, doubled or left over from an undo. */
export function merged(log: readonly LogEntry[], from: number, fresh: readonly LogEntry[]): LogEntry[] {
  return [...log.filter(({ n }) => n < from), ...fresh];
}

export function eventsOf(entries: readonly LogEntry[]): GameEvent[] {
  return entries.flatMap(({ events }) => events);
}

export interface Said {
  said: string;
  rule: string;
  times: number;
}

/** What was said several times in a row is said once, with how often. */
export function sentences(events: readonly GameEvent[], words: (text: Text) => string): Said[] {
  const told: Said[] = [];
  for (const { text, rule } of events) {
    const said = words(text);
    const last = told.at(-1);
    if (last?.said === said && last.rule === rule) last.times += 1;
    else told.push({ said, rule, times: 1 });
  }
  return told;
}

/** The same as one text; `often` is how a language writes "three times". */
export const prose = (
  events: readonly GameEvent[],
  words: (text: Text) => string,
  often: (times: number) => string,
): string =>
  sentences(events, words)
    .map(({ said, times }) => (times > 1 ? said.replace(/\.?$/, ` (${often(times)}).`) : said))
    .join(" ");
