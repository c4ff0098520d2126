/** The board as `Ringkrieg.view` sends it (`src/ringspiel/games/ringkrieg/view.py`). */
import type { View } from "../../protocol/types";
import type { Force, Nation, Side } from "./figures";
import type { Player, Teams } from "./team";

export interface Fellowship {
  companions: string[];
  leaving: string[];
  guide: string;
  /** Where its figure stands: the place where it was last known to be. */
  region: string;
  progress: number;
  revealed: boolean;
  corruption: number;
  /** The step on the Mordor track; nothing before it is there. */
  mordor: number | null;
}

export interface Hunt {
  box: Record<Side, number>;
  pool: string[];
  drawn: string[];
  waiting: string[];
  removed: string[];
  tile: string | null;
  damage: number;
}

/** One side's dice, rings and cards. */
export interface Camp {
  side: Side;
  points: number;
  dice: Record<string, number>;
  spent: number;
  pool: number;
  rings: number;
  ring_used: boolean;
  decks: Record<string, number>;
  hand: string[] | null;
  /** Cards of the own hand whose preconditions are met now. */
  playable: string[] | null;
  hand_backs: Record<string, number>;
  put_away: string[] | null;
  put_away_backs: Record<string, number>;
}

/** The attackers are still in `origin`; both are locations such as `moria` or `inside-moria`. */
export interface Battle {
  attacker: Side;
  origin: string;
  target: string;
  force: Force;
  round: number;
  /** What each side has scored in this round. */
  hits: [number, number];
  announced: [boolean, boolean];
  cards: [string | null, string | null];
}

export interface Position {
  turn: number;
  phase: number;
  acting: Side;
  regions: Record<string, Force>;
  /** Who is inside besieged Strongholds. */
  strongholds: Record<string, Force>;
  /** Settlements with a control marker of the other side. */
  captured: Record<string, Side>;
  reinforcements: Force;
  lost: Force;
  nations: Record<Nation, { box: number; active: boolean }>;
  fellowship: Fellowship;
  hunt: Hunt;
  sides: [Camp, Camp];
  /** The card being played. */
  event: string | null;
  battle: Battle | null;
  table: string[];
  discards: string[];
  expansion: boolean;
  /** The factions of the expansion that are in play. */
  factions: string[];
  picked: Force;
  /** By seat. */
  players: Player[];
  /** Only with more than two players. */
  teams: Teams | null;
}

/** What wins by arms. */
export const POINTS_TO_WIN: Record<Side, number> = { free: 4, shadow: 10 };
export const LAST_CORRUPTION = 12;
export const LAST_STEP = 5;

export function positionOf(view: View): Position {
  return view.board as unknown as Position;
}

export function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** Equal things together, in the order they first come. */
export function counted(things: readonly string[]): [thing: string, count: number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
