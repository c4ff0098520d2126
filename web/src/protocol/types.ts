/** The kernel's JSON as it comes over the wire (`src/ringspiel/table/`). */

export type Language = "de" | "en";

/** A message key with arguments; the words come from the Fluent catalogues. */
export interface Text {
  key: string;
  args?: Record<string, Argument>;
}

/** Stands for the name of whoever sits there. */
export interface SeatName {
  seat: number;
}

export type Argument = number | string | SeatName | Text | Argument[];

export interface Choice {
  answer: number;
  notation: string;
  text: Text;
  targets: string[];
}

export interface Refusal {
  rule: string;
  text: Text;
}

export interface OpenQuestion {
  kind: string;
  rule: string;
  seat: number;
  prompt: Text;
}

export interface Outcome {
  ranks: number[];
  scores: number[];
  winners: number[];
  reason: string;
  text: Text;
}

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export interface View {
  game: string;
  seats: number;
  options: Record<string, Json>;
  seat: number | null;
  answered: number;
  asked: number | null;
  question: OpenQuestion | null;
  board: Record<string, Json>;
  outcome: Outcome | null;
}

export interface GameEvent {
  kind: string;
  text: Text;
  data: Record<string, Json>;
  rule: string;
}
