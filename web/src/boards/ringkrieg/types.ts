/** What `ringkrieg` shows and tells: written by `make types` from the game's types, not by hand. */

/** The attackers are still in `origin`; both places are locations such as `moria` or `inside-moria`. */
export interface Battle {
  announced: [boolean, boolean];
  attacker: "free" | "shadow";
  cards: [string | null, string | null];
  force: Record<string, number>;
  hits: [number, number];
  origin: string;
  round: number;
  target: string;
}

/** One side's dice, rings and cards. `playable` are cards of the own hand whose preconditions are met now. */
export interface Camp {
  decks: Record<string, number>;
  dice: Record<string, number>;
  hand: string[] | null;
  hand_backs: Record<string, number>;
  playable: string[] | null;
  points: number;
  pool: number;
  put_away: string[] | null;
  put_away_backs: Record<string, number>;
  ring_used: boolean;
  rings: number;
  side: "free" | "shadow";
  spent: number;
}

/** `region` is where its figure stands, the place where it was last known to be; `mordor` its step there. */
export interface Fellowship {
  companions: string[];
  corruption: number;
  guide: string;
  leaving: string[];
  mordor: number | null;
  progress: number;
  region: string;
  revealed: boolean;
}

export interface Hunt {
  box: HuntBox;
  damage: number;
  drawn: string[];
  pool: string[];
  removed: string[];
  tile: string | null;
  waiting: string[];
}

export interface HuntBox {
  free: number;
  shadow: number;
}

export interface NationShown {
  active: boolean;
  box: number;
}

/** What a seat plays; `next` acts when it is the turn of its side. */
export interface Player {
  hand_backs: Record<string, number>;
  leading: boolean;
  nations: ("dwarves" | "elves" | "gondor" | "isengard" | "north" | "rohan" | "sauron" | "southrons")[];
  next: boolean;
  put_away_backs: Record<string, number>;
  ring_used: boolean;
  role: string;
  side: "free" | "shadow";
}

/** The board. `strongholds` are those inside besieged ones; `teams` is only there with more than two players. */
export interface RingkriegView {
  acting: "free" | "shadow";
  battle: Battle | null;
  captured: Record<string, "free" | "shadow">;
  discards: string[];
  event: string | null;
  expansion: boolean;
  factions: string[];
  fellowship: Fellowship;
  hunt: Hunt;
  lost: Record<string, number>;
  nations: Record<string, NationShown>;
  phase: number;
  picked: Record<string, number>;
  players: Player[];
  regions: Record<string, Record<string, number>>;
  reinforcements: Record<string, number>;
  sides: [Camp, Camp];
  strongholds: Record<string, Record<string, number>>;
  table: string[];
  teams: Teams | null;
  turn: number;
}

/** `mixed` armies with the seat that leads each, `conquests` by seat, and what may not act twice in a row. */
export interface Teams {
  conquests: string[][];
  exhausted: ("dwarves" | "elves" | "gondor" | "isengard" | "north" | "rohan" | "sauron" | "southrons")[];
  exhausted_armies: string[];
  given: string[];
  mixed: Record<string, number>;
  offered: string | null;
}
