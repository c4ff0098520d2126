/** The log of one seat, put together from the parts that the server sends. */
import type { GameEvent, LogEntry } from "../protocol/types";

/** Entries from `from` on are replaced by the fresh ones, so nothing is lost, doubled or left over from an undo. */
export function merged(log: readonly LogEntry[], from: number, fresh: readonly LogEntry[]): LogEntry[] {
  return [...log.filter(({ n }) => n < from), ...fresh];
}

export function eventsOf(entries: readonly LogEntry[]): GameEvent[] {
  return entries.flatMap(({ events }) => events);
}
