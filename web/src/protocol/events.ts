/** Events and views of one game, whose types are known: those of `boards/<game>/types.ts`. */
import type { GameEvent, LogEntry, View } from "./types";

/** An event by its kind; `Data` is the data of all kinds. */
export type EventOf<Data> = {
  [Kind in keyof Data]: Omit<GameEvent, "kind" | "data"> & { kind: Kind; data: Data[Kind] };
}[keyof Data];

/** A line of the log with the events of one game. */
export type LogOf<Event> = Omit<LogEntry, "events"> & { events: Event[] };

/** A view with the board of one game. */
export type ViewOf<Board> = Omit<View, "board"> & { board: Board };
