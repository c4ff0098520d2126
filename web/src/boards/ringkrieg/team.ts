/** Teammates on the map: which armies a player commands, and what nobody may do twice in a row. */
import { type Force, type Nation, nationOf, type Side } from "./figures";

/** What a seat plays; `next` acts when it is the turn of its side. */
export interface Player {
  role: string;
  side: Side;
  nations: Nation[];
  leading: boolean;
  next: boolean;
  ring_used: boolean;
  hand_backs: Record<string, number>;
  put_away_backs: Record<string, number>;
}

export interface Teams {
  /** Places of mixed armies, with the seat that leads each. */
  mixed: Record<string, number>;
  /** By seat: the Settlements it has captured. */
  conquests: string[][];
  /** Cards that the viewer gave to a teammate and that are still in that player's hand. */
  given: string[];
  offered: string | null;
  /** The nations and armies that may not act now, because they acted last. */
  exhausted: Nation[];
  exhausted_armies: string[];
}

/** Whether a seat with a teammate commands the army of a side at a place. */
export function commands(
  { players, teams }: { players: Player[]; teams: Teams | null },
  seat: number | null,
  place: string,
  force: Force,
  side: Side,
): boolean {
  const me = seat === null ? undefined : players[seat];
  if (!teams || me?.side !== side || players.filter((one) => one.side === side).length < 2) return false;
  const leader = teams.mixed[place];
  if (leader !== undefined) return leader === seat;
  return Object.keys(force).some((kind) => me.nations.some((nation) => nation === nationOf(kind)));
}
