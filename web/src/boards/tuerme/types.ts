/** What `tuerme` shows and tells: written by `make types` from the game's types, not by hand. */
import type { EventOf } from "../../protocol/events";

export interface Card {
  hero: "aragorn" | "eomer" | "faramir" | "gandalf" | "gimli" | "legolas";
  id: string;
  shadowfax: boolean;
  strength: number;
  symbol: "any" | "diagonal" | "orthogonal";
}

export interface CardMoved {
  card: string;
  seat: number;
}

export interface Cleared {
  area: string;
  count: number;
  fields: string[];
}

export interface Concerned {
  seat: number;
}

export interface Counted {
  count: number;
}

/** Others do not see the card. */
export interface Drew {
  card?: string;
  seat: number;
}

export interface EntTrack {
  last: number;
  step: number;
}

/** The data of events, by kind. */
export interface EventData {
  captured: Moved;
  cleared: Cleared;
  discarded: CardMoved;
  drew: Drew;
  "end-linked": Linked;
  "end-won": Won;
  ent: EntTrack;
  event: Happened;
  forced: Forced;
  "heroes-shuffled": Counted;
  jumped: Placed;
  "jumped-captured": Placed;
  laid: Laid;
  moved: Moved;
  "muster-full": OfFigure;
  mustered: Placed;
  "orc-card": OrcCardDrawn;
  "orcs-shuffled": Nothing;
  pincer: Pincer;
  "pincer-alone": Pincer;
  placed: Placed;
  played: CardMoved;
  "row-full": Counted;
  start: Concerned;
  strength: Strength;
  stuck: OfFigure;
  "supply-empty": Counted;
  turn: NewTurn;
  "turned-up": TurnedUp;
  "turned-up-ent": TurnedUp;
}

export interface EventGroup {
  group: number;
  left: number;
}

/** The fields of the towers and of the areas, by their ids. */
export interface FieldMap {
  areas: Record<string, string[]>;
  columns: number;
  rows: number;
  towers: Record<string, string[]>;
}

export interface Figure {
  colour: "blue" | "green" | "red" | "yellow";
  field: string | null;
  seat: number;
}

/** The data of `forced`, the one event that the kernel tells itself, in every game. */
export interface Forced {
  answer: number;
  notation: string;
  question: string;
  seat: number;
}

/** A shortest chain between the towers, and the orcs that it lacks. */
export interface Gap {
  chain: string[];
  missing: number;
}

export interface Happened {
  happening: string;
}

export interface Laid {
  count: number;
  fields: string[];
}

export interface Linked {
  fields: string[];
}

/** The hero card in play and how far the move has come. */
export interface Move {
  card: Card;
  figure: "blue" | "green" | "red" | "yellow" | null;
  strength: number;
  turned: number;
}

export interface Moved {
  field: string;
  figure: "blue" | "green" | "red" | "yellow";
  seat: number;
  strength: number;
}

export interface NewTurn {
  seat: number;
  turn: number;
}

/** The kind says it all. */
export type Nothing = Record<never, never>;

export interface OfFigure {
  figure: "blue" | "green" | "red" | "yellow";
  seat: number;
}

/** The orc card revealed last, and the fields of the orcs laid since. */
export interface OrcCard {
  laid: string[];
  waves: Wave[];
}

export interface OrcCardDrawn {
  orc_card: Wave[];
  seat: number;
}

/** `figure` is the one that the pincer closes with, and `partner` its seat. */
export interface Pincer {
  figure: "blue" | "green" | "red" | "yellow";
  own: string[];
  own_count: number;
  partner: number;
  partners: string[];
  partners_count: number;
  seat: number;
}

export interface Placed {
  field: string;
  figure: "blue" | "green" | "red" | "yellow";
  seat: number;
}

export interface Player {
  cards: number;
  face_down: number;
  hand: Card[] | null;
  points: number | null;
  tiles: number;
}

/** A way of the current move: the answers that lead there, those that then stop, and what comes of it. */
export interface RouteShown {
  answers: number[];
  captured: string[];
  cost: number;
  others_gain: number;
  own_gain: number;
  path: string[];
  pincer: string[];
  stop: number[];
  to: string;
}

export interface Strength {
  figure: "blue" | "green" | "red" | "yellow";
  orcs: number;
  seat: number;
  strength: number;
}

/** The board. Hands and points of others are hidden; `routes` are shown to the seat that is moving. */
export interface TuermeView {
  active: number;
  ent: EntTrack;
  event: string | null;
  event_pile: EventGroup[];
  figures: Figure[];
  gap: Gap | null;
  hero_discards: Card[];
  hero_pile: number;
  map: FieldMap;
  move: Move | null;
  orc_card: OrcCard | null;
  orc_discards: Wave[][];
  orc_pile: number;
  orcs: string[];
  players: Player[];
  routes: RouteShown[];
  start: number;
  supply: number;
  turn: number;
}

export interface TurnedUp {
  points: number;
  seat: number;
}

/** That many orcs in a row, from Isengard's edge or from Mordor's. */
export interface Wave {
  count: number;
  row: number;
  side: "isengard" | "mordor";
}

export interface Won {
  decided: string;
  points: number[];
  winners: number[];
}

export type BoardEvent = EventOf<EventData>;
