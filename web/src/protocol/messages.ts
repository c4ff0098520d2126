/** What goes over HTTP and the WebSocket, as `docs/protocol.md` says. */
import type { Choice, GameEvent, Json, Language, Outcome, Text, View } from "./types";

export interface WireError {
  code: string;
  text: Text;
  rule: string;
  detail: string;
}

// --- HTTP ---------------------------------------------------------------------------------------------------------

interface OptionBase {
  id: string;
}
export interface FlagOption extends OptionBase {
  kind: "flag";
  default: boolean;
}
export interface OneOfOption extends OptionBase {
  kind: "one-of";
  default: string;
  values: string[];
  /** The words of the values, where they are files and not in the catalogues. */
  names?: Record<string, Record<Language, string>>;
}
export interface NumberOption extends OptionBase {
  kind: "number";
  default: number | null;
  least: number;
  most: number;
}
export interface SeatOption extends OptionBase {
  kind: "seat";
  default: null;
}
export interface PerSeatOption extends OptionBase {
  kind: "per-seat";
  default: null;
  values: string[];
}
export type GameOption = FlagOption | OneOfOption | NumberOption | SeatOption | PerSeatOption;

export interface GameInfo {
  id: string;
  prefix: string;
  rules_version: string;
  seat_counts: number[];
  hidden: boolean;
  options: GameOption[];
  agents: string[];
}

export interface Rule {
  id: string;
  section: string;
  text: string;
}

export type SeatRequest =
  | { kind: "me"; name: string }
  | { kind: "friend" }
  | { kind: "open" }
  | { kind: "agent"; agent: string };

export interface TableRequest {
  game: string;
  options: Record<string, Json>;
  public: boolean;
  seats: SeatRequest[];
}

export interface TableCreated {
  table: string;
  commitment: string;
  tokens: { seat: number; token: string }[];
  invitations: { seat: number; invitation: string }[];
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "agent";
  agent: string | null;
  name: string | null;
  taken: boolean;
  open: boolean;
}

export type TableStatus = "waiting" | "playing" | "over";

export interface Summary {
  table: string;
  game: string;
  options: Record<string, Json>;
  status: TableStatus;
  public: boolean;
  created: number;
  updated: number;
  answered: number;
  asked: number | null;
  rematch: string | null;
  commitment: string | null;
  outcome: Outcome | null;
  seats: SeatInfo[];
  mine?: number[];
}

export interface GameRecord {
  game: string;
  seats: number;
  commitment: string | null;
  seed: string | null;
  salt: string | null;
  setup: number[];
  answers: { seat: number; answer: number; notation: string; chance?: number[] }[];
  outcome: Outcome | null;
}

export interface ReplayStep {
  n: number;
  seat: number | null;
  notation: string;
  events: GameEvent[];
  view: View;
}

export interface ReplayPart {
  answered: number;
  from: number;
  to: number;
  steps: ReplayStep[];
}

// --- WebSocket ----------------------------------------------------------------------------------------------------

export interface LogEntry {
  n: number;
  seat: number | null;
  notation: string;
  events: GameEvent[];
}

export interface Side {
  seat: number | null;
  view: View;
  choices: Choice[];
  log: LogEntry[];
}

export interface TakeBack {
  seat: number;
  to: number;
  agreed: number[];
  waits_for: number[];
}

export interface StateMessage {
  type: "state";
  table: string;
  game: string;
  seq: number;
  answered: number;
  status: TableStatus;
  asked: number | null;
  commitment: string | null;
  seats: SeatInfo[];
  may_undo: number[];
  may_take_back: number[];
  take_back: TakeBack | null;
  sides: Side[];
  log_from: number;
}

export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
}

export interface Hint {
  type: "hint";
  id: number;
  seat: number;
  at: number;
  answer: number;
  chance: number;
  choice: Choice;
}

export interface WhyNot {
  type: "why_not";
  id: number;
  allowed: boolean;
  rule: string;
  text: Text | null;
}

export type Reply =
  | { type: "ok"; id: number; seq: number }
  | { type: "pong"; id: number }
  | Hint
  | WhyNot
  | ({ type: "error"; id?: number | null } & WireError);

export type ServerMessage = StateMessage | Presence | { type: "rematch"; table: string } | Reply;

export type Request =
  | { type: "answer"; seat: number; at: number; answer: number }
  | { type: "undo" | "take_back" | "agree" | "refuse"; seat: number; at: number }
  | { type: "why_not"; seat: number; targets: string[] }
  | { type: "hint"; seat: number }
  | { type: "ping" };
