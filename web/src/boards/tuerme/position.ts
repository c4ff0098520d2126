/** The board as `Tuerme.view` sends it (`src/ringspiel/games/tuerme/view.py`). */
import type { View } from "../../protocol/types";

export type Colour = "green" | "red" | "blue" | "yellow";
export type Hero = "aragorn" | "legolas" | "gimli" | "eomer" | "faramir" | "gandalf";
export type Compass = "orthogonal" | "diagonal" | "any";

export interface Card {
  id: string;
  hero: Hero;
  strength: number;
  symbol: Compass;
  shadowfax: boolean;
}

export interface Figure {
  colour: Colour;
  seat: number;
  field: string | null;
}

export interface Wave {
  side: "isengard" | "mordor";
  row: number;
  count: number;
}

export interface Player {
  cards: number;
  hand: Card[] | null;
  tiles: number;
  face_down: number;
  points: number | null;
}

/** A way of the running move: the answers that lead there, those that then stop, and what comes of it. */
export interface Route {
  to: string;
  answers: number[];
  stop: number[];
  path: string[];
  cost: number;
  captured: string[];
  pincer: string[];
  own_gain: number;
  others_gain: number;
}

export interface Position {
  map: { columns: number; rows: number; towers: Record<string, string[]>; areas: Record<string, string[]> };
  active: number;
  turn: number;
  figures: Figure[];
  orcs: string[];
  supply: number;
  ent: { step: number; last: number };
  orc_card: { waves: Wave[]; laid: string[] } | null;
  orc_pile: number;
  event: string | null;
  event_pile: { group: number; left: number }[];
  hero_discards: Card[];
  move: { card: Card; figure: Colour | null; strength: number } | null;
  players: Player[];
  gap: { missing: number; chain: string[] } | null;
  routes: Route[];
}

export function positionOf(view: View): Position {
  return view.board as unknown as Position;
}
