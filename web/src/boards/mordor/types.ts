/** What `mordor` shows and tells: written by `make types` from the game's types, not by hand. */
import type { EventOf } from "../../protocol/events";

export interface Advanced {
  fields: number;
  seat: number;
  to: number;
}

export interface Averted {
  die: number;
  seat: number;
}

export interface Concerned {
  seat: number;
}

/** Fields count from 1; `die` is the number of the die whose Nazgûl it was. */
export interface Crossed {
  die: number;
  field: number;
  seat: number;
}

/** Five dice, each with the number of its symbol; -1 where a die is not meant. */
export interface Dice {
  dice: number[];
  seat: number;
}

/** A die. `hits` is the seat that a Nazgûl on it would hit in this turn. */
export interface Die {
  aside: boolean;
  colour: "black" | "blue" | "green" | "red" | "yellow";
  hits: number | null;
  symbol: "companion" | "gandalf" | "nazgul" | "orc" | "ring" | "tree" | null;
}

/** The data of events, by kind. */
export interface EventData {
  advanced: Advanced;
  arrived: Concerned;
  crossed: Crossed;
  "crossed-half": Crossed;
  "end-all-out": Nothing;
  "end-won": Won;
  forced: Forced;
  "gandalf-void": Concerned;
  halved: Halved;
  keeps: Concerned;
  "nazgul-void": Averted;
  "nothing-to-halve": Concerned;
  out: Concerned;
  repeats: Concerned;
  "ring-lost": Concerned;
  "rings-void": RingsVoid;
  rolled: Dice;
  round: NewRound;
  "set-aside-done": Dice;
  start: Concerned;
  stays: Stayed;
  turn: Concerned;
  "turn-at": Concerned;
}

/** The data of `forced`, the one event that the kernel tells itself, in every game. */
export interface Forced {
  answer: number;
  notation: string;
  question: string;
  seat: number;
}

/** Fields count from 1. */
export interface Halved {
  field: number;
  seat: number;
}

/** The board. `place` holds for the whole turn of the active seat. */
export interface MordorView {
  active: number;
  dice: Die[];
  nazgul_fields: number;
  place:
    | "bag-end"
    | "gondor"
    | "helms-deep"
    | "lothlorien"
    | "minas-tirith"
    | "mordor"
    | "moria"
    | "rivendell"
    | "rohan"
    | "shelobs-lair";
  places: boolean;
  preset: string;
  ring_fields: number;
  round: number;
  running: Running;
  sheets: Sheet[];
  start: number;
}

export interface NewRound {
  round: number;
}

/** The kind says it all. */
export type Nothing = Record<never, never>;

export interface RingsVoid {
  rings: number;
  seat: number;
}

/** What the dice set aside come to so far, as the rules count them. */
export interface Running {
  companions: number;
  halves: number;
  orcs: number;
  rings: number;
}

/** A player's sheet. `rings` is the field that the hobbit has come to, `left` counts Nazgûl fields. */
export interface Sheet {
  arrived: boolean;
  colour: "black" | "blue" | "green" | "red" | "yellow";
  hobbit: "frodo" | "merry" | "pippin" | "sam";
  left: number;
  out: boolean;
  place:
    | "bag-end"
    | "gondor"
    | "helms-deep"
    | "lothlorien"
    | "minas-tirith"
    | "mordor"
    | "moria"
    | "rivendell"
    | "rohan"
    | "shelobs-lair";
  rings: number;
  squares: Square[];
}

/** A square field: whether it is halved, and how many halves of it are crossed. */
export interface Square {
  crossed: number;
  halved: boolean;
}

export interface Stayed {
  at: number;
  seat: number;
}

export interface Won {
  winners: number[];
}

export type BoardEvent = EventOf<EventData>;
