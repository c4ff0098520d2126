/** What pictures show: a game, and any of its moments. */
import type { Choice, GameEvent, LogEntry, View } from "../protocol/types";

export interface Moment {
  n: number;
  view: View;
  events: GameEvent[];
  log: Omit<LogEntry, "time">[];
  /** An answer that is drawn on the board. */
  drawn?: Choice | undefined;
}

export interface Subject {
  game: string;
  names: string[];
  /** How files are called. */
  file: string;
  /** The number of the last moment; undefined where there is only the one that is looked at. */
  last?: number | undefined;
  moment(n: number): Promise<Moment>;
}

/** What an address asks for at once: a format, and for a moving picture how far it goes and how fast. */
export interface Wish {
  format: string;
  to: number;
  seconds: number;
}
