/** What is printed on cards and characters besides words; written by `tools/ringkrieg_printed.py`. */
import type { Side } from "../figures";
import { PRINTED } from "./printed";

export interface Card {
  side: Side;
  deck: "character" | "strategy";
  /** The face of the die that plays it, besides an event. */
  type: string;
  /** The name of its combat half. */
  half: string;
  initiative: string;
}

export function cardOf(id: string): Card {
  const known = PRINTED.cards[id] ?? { type: "event", half: "", initiative: "" };
  return {
    side: id.startsWith("fp-") ? "free" : "shadow",
    deck: id.includes("-char-") ? "character" : "strategy",
    ...known,
  };
}

export interface Character {
  level: number | string;
  leadership: number;
  action_die_bonus: number;
  activates: string | null;
}

/** What `printed.ts` has to hold. */
export interface Printed {
  cards: Record<string, Omit<Card, "side" | "deck">>;
  characters: Record<string, Character>;
}

/** The base game has one Witch-king, the expansion another. */
const CALLED: Record<string, string> = { "witch-king": "witch-king-black-captain" };

export function characterOf(kind: string): Character | undefined {
  return PRINTED.characters[CALLED[kind] ?? kind];
}
