/** What others did since a player last answered, answer by answer. */
import type { LogEntry } from "../protocol/types";

export type RecapStep = Pick<LogEntry, "n" | "events">;

/** What came after that answer; nothing of the setup. */
export const stepsSince = (log: readonly LogEntry[], last: number): RecapStep[] =>
  log.filter(({ n, events }) => n > last && events.length > 0);
