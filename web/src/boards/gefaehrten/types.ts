/** What `gefaehrten` shows and tells: written by `make types` from the game's types, not by hand. */
import type { EventOf } from "../../protocol/events";

/** A card on the table. */
export interface CardShown {
  at: [number, number];
  card: string;
  ring: string | null;
}

export interface Concerned {
  seat: number;
}

export interface Covered {
  card: string;
  cell: [number, number];
  covered: string;
  seat: number;
  slot: string;
}

export interface CoveredWithRing {
  card: string;
  cell: [number, number];
  covered: string;
  ring: string;
  seat: number;
  slot: string;
}

export interface Drew {
  count: number;
  seat: number;
}

/** Only the seat itself learns which. */
export interface DrewCards {
  count: number;
  drawn: string[];
  seat: number;
}

export interface Ended {
  points: number;
  totals: number[];
  winners: number[];
}

/** The data of events, by kind. */
export interface EventData {
  covers: Covered;
  "covers-with-ring": CoveredWithRing;
  drew: Drew;
  "drew-cards": DrewCards;
  end: Ended;
  "end-GF-71": Nothing;
  "end-GF-72": Nothing;
  "end-GF-73": Nothing;
  "ended-turn": Concerned;
  forced: Forced;
  laid: Laid;
  "laid-with-ring": LaidWithRing;
  "location-laid": LocationLaid;
  "moria-loss": Points;
  "nazgul-strikes": Covered;
  "nazgul-vanishes": Laid;
  out: Concerned;
  points: Points;
  "ring-won": RingWon;
  scored: Scored;
  start: Started;
  "took-back": TookBack;
  turn: Concerned;
}

/** The data of `forced`, the one event that the kernel tells itself, in every game. */
export interface Forced {
  answer: number;
  notation: string;
  question: string;
  seat: number;
}

/** The table. Others' cards are hidden, and with hidden scores others' points. */
export interface GefaehrtenView {
  active: number;
  cards: CardShown[];
  count: number;
  current: number;
  gone: string[];
  hidden_scores: boolean;
  locations: Location[];
  placed: string[];
  players: Player[];
  slot_ids: string[];
  slot_steps: [number, number][];
  slots: [number, number][];
  standing: Rank[];
  start: number;
  supply: string[];
}

export interface Laid {
  card: string;
  cell: [number, number];
  seat: number;
  slot: string;
}

export interface LaidWithRing {
  card: string;
  cell: [number, number];
  ring: string;
  seat: number;
  slot: string;
}

export interface Location {
  at: [number, number] | null;
  black: boolean;
  changed: boolean;
  id: string;
  points: number[];
  rings: string[];
  rule: string | null;
}

export interface LocationLaid {
  cell: [number, number];
  location: string;
  seat: number;
}

/** The kind says it all. */
export type Nothing = Record<never, never>;

export interface Player {
  cards: string[] | null;
  colours: ("blue" | "green" | "red" | "yellow")[];
  gained: number;
  hand: number;
  out: boolean;
  pile: number;
  points: number | null;
  rings: string[];
}

export interface Points {
  points: number;
  seat: number;
}

/** One line of the current location's ranking, as it would be scored now. */
export interface Rank {
  colour: "blue" | "green" | "red" | "yellow";
  points: number;
  ring: string | null;
  seat: number;
  sum: number | null;
  tied: boolean;
}

export interface RingWon {
  ring: string;
  seat: number;
}

/** By the numbers of colours: their sums, -1 without a card, and their order; and by seat the points gained. */
export interface Scored {
  gained: number[];
  location: string;
  ranked: number[];
  sums: number[];
}

export interface Started {
  location: string;
  seat: number;
}

export interface TookBack {
  card: string;
  cell: [number, number];
  seat: number;
}

export type BoardEvent = EventOf<EventData>;
