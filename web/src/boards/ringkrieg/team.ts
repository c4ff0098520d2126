/** Teammates on the map: which armies a player commands, and what nobody may do twice in a row. */
import { type Force, nationOf, type Side } from "./figures";
import type { Player, Teams } from "./types";

export type { Player, Teams } from "./types";

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
