/** What can be counted in any game: decisions, and dice and draws. */
import type { GameRecord } from "../protocol/types";

export interface SeatStatistics {
  decisions: number;
  chance: number;
}

export function statisticsOf(record: GameRecord): SeatStatistics[] {
  const found = Array.from({ length: record.seats }, () => ({ decisions: 0, chance: 0 }));
  for (const { seat, chance = [] } of record.answers) {
    const mine = found[seat];
    if (!mine) continue;
    mine.decisions += 1;
    mine.chance += chance.length;
  }
  return found;
}
