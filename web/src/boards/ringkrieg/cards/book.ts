/** What is printed on cards and characters besides words; written by `tools/ringkrieg_printed.py`. */
import type { Side } from "../figures";
import printed from "./printed.json";

export interface Card {
  side: Side;
  deck: "character" | "strategy";
  /** The face of the die that plays it, besides an event. */
  type: string;
  /** The name of its combat half. */
  half: string;
  initiative: string;
}

const CARDS: Record<string, Omit<Card, "side" | "deck">> = printed.cards;

export function cardOf(id: string): Card {
  const known = CARDS[id] ?? { type: "event", half: "", initiative: "" };
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

const CHARACTERS = printed.characters as unknown as Record<string, Character>;
/** The base game has one Witch-king, the expansion another. */
const CALLED: Record<string, string> = { "witch-king": "witch-king-black-captain" };

export function characterOf(kind: string): Character | undefined {
  return CHARACTERS[CALLED[kind] ?? kind];
}
