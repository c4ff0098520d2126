/** What deserves a moment of its own: the great turns of a war. */

import { locationOf } from "../asking";
import { REGIONS } from "../atlas";
import type { Side } from "../figures";
import type { Say } from "../say";
import type { BoardEvent } from "../types";
import { isCompanion, isMinion } from "./chronicle";

export type Picture =
  | "found"
  | "ring"
  | "eye"
  | "tower"
  | "grave"
  | "crown"
  | "wings"
  | "gate"
  | "swords"
  | "dominion"
  | "dawn";

export interface Ceremony {
  picture: Picture;
  /** What is said below the picture. */
  words: string;
  /** Whose moment it is. */
  side: Side;
  /** Where it happens: the picture does not cover that. */
  region?: string;
}

/** Who comes greater than they were. */
const CROWNED = ["aragorn", "gandalf-white"];
const LAST_BATTLE = "fp-str-01";

const ENDS: Record<string, [Picture, string, Side]> = {
  "end-RK-W2": ["eye", "corrupted", "shadow"],
  "end-RK-W3": ["ring", "ring", "free"],
  "end-RK-W5": ["dominion", "conquest", "shadow"],
  "end-RK-W6": ["dawn", "arms", "free"],
};

export function ceremonyOf(event: BoardEvent, say: Say): Ceremony | undefined {
  const end = ENDS[event.kind];
  if (end) return { picture: end[0], words: say.board(`ceremony-${end[1]}`), side: end[2] };
  switch (event.kind) {
    case "captured": {
      const { region, side } = event.data;
      const settlement = REGIONS.get(region)?.settlement;
      if (settlement !== "stronghold" && settlement !== "city") return undefined;
      const words = say.board(`ceremony-${settlement}`, { region: say.named("region", region) });
      return { picture: "tower", words, side, region };
    }
    case "revealed":
      return { picture: "found", words: say.board("ceremony-revealed"), side: "shadow" };
    case "companion-lost":
    case "slain":
      return isCompanion(event.data.kind) ? about("grave", "lost", event, "shadow", say) : undefined;
    case "entered":
      if (CROWNED.includes(event.data.kind)) return about("crown", "crowned", event, "free", say);
      return isMinion(event.data.kind) ? about("wings", "minion", event, "shadow", say) : undefined;
    case "mordor":
      return { picture: "gate", words: say.board("ceremony-mordor"), side: "free" };
    case "played":
      return event.data.card === LAST_BATTLE
        ? { picture: "swords", words: say.board("ceremony-battle"), side: "free" }
        : undefined;
    default:
      return undefined;
  }
}

type OfFigure = Extract<BoardEvent, { data: { kind: string } }>;

function about(picture: Picture, key: string, { data }: OfFigure, side: Side, say: Say): Ceremony {
  const words = say.board(`ceremony-${key}`, { kind: say.name("figure", data.kind) });
  const place = "region" in data && typeof data.region === "string" ? { region: locationOf(data.region).region } : {};
  return { picture, words, side, ...place };
}

export const ceremoniesIn = (events: readonly BoardEvent[], say: Say): Ceremony[] =>
  events.flatMap((event) => ceremonyOf(event, say) ?? []);
