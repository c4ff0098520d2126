/** What `gran` shows and tells: written by `make types` from the game's types, not by hand. */
import type { EventOf } from "../../protocol/events";

export interface AtPoint {
  point: string;
  seat: number;
}

export interface Attacked {
  point: string;
  seat: number;
  victim: number;
}

/** What is printed on the board. */
export interface BoardMap {
  canvas: [number, number];
  lines: [string, string][];
  points: Point[];
  realms: Realm[];
  ring: string;
  start: string;
}

export interface Concerned {
  seat: number;
}

export interface Delivered {
  realm: "elgad" | "galad" | "tirad" | "urgad";
  seat: number;
}

export interface Ended {
  seals: number;
  winners: number[];
}

/** The data of events, by kind. */
export interface EventData {
  attacked: Attacked;
  banished: Attacked;
  blocked: Concerned;
  "cards-shuffled": Nothing;
  delivered: Delivered;
  "delivered-again": Delivered;
  "dragon-beaten": Concerned;
  "dragon-won": Concerned;
  "end-rounds": Ended;
  "end-won": Ended;
  fettered: Concerned;
  forced: Forced;
  fought: Fought;
  moved: Moved;
  "no-stone-moved": Concerned;
  "no-stone-placed": Concerned;
  refreshed: Refreshed;
  "ring-put": AtPoint;
  "ring-taken": AtPoint;
  "ring-won": RingWon;
  round: NewRound;
  start: Concerned;
  stayed: Concerned;
  "stone-moved": Moved;
  "stone-placed": AtPoint;
  turn: Concerned;
  unfettered: Concerned;
}

/** The data of `forced`, the one event that the kernel tells itself, in every game. */
export interface Forced {
  answer: number;
  notation: string;
  question: string;
  seat: number;
}

export interface Fought {
  point: string;
  roll: number;
  seat: number;
  strength: number;
}

/** The board. `used` counts the dragon cards used by their strength. */
export interface GranView {
  active: number;
  card: number | null;
  die: number | null;
  fetters: number;
  knights: Knight[];
  last_round: number | null;
  map: BoardMap;
  pile: number;
  ring: string | null;
  round: number;
  seals_to_win: number;
  start: number;
  stones: string[];
  supply: number;
  used: number[];
}

/** A knight; `point` is nothing while the knight waits at the start. */
export interface Knight {
  amulets: number;
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  fettered: boolean;
  point: string | null;
  ring: boolean;
  seals: ("elgad" | "galad" | "tirad" | "urgad")[];
}

export interface Moved {
  origin: string;
  point: string;
  seat: number;
}

export interface NewRound {
  round: number;
}

/** The kind says it all. */
export type Nothing = Record<never, never>;

export interface Point {
  id: string;
  kind: "ball" | "black" | "city" | "dragon" | "magic-stone" | "sword" | "white";
  realm: "elgad" | "galad" | "tirad" | "urgad" | null;
  x: number;
  y: number;
}

export interface Realm {
  colour: string;
  id: "elgad" | "galad" | "tirad" | "urgad";
  position?: string;
}

export interface Refreshed {
  amulets: number;
  seat: number;
}

export interface RingWon {
  seat: number;
  victim: number;
}

export type BoardEvent = EventOf<EventData>;
