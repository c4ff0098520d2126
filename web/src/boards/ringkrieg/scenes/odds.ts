/** What the next combat roll of a side promises, as the battle says: dice, the number that hits, and what is added. */
import type { Battle } from "../position";

export interface Odds {
  dice: number;
  needed: number;
  bonus: number;
  /** How many dice can be rolled again. */
  again: number;
  /** That a die hits. */
  chance: number;
  /** Hits of roll and re-roll, on average. */
  expected: number;
}

export function oddsOf(battle: Battle, side: number): Odds {
  const [dice, needed, bonus] = [battle.dice[side] ?? 0, battle.needed[side] ?? 6, battle.bonus[side] ?? 0];
  const hitting = [2, 3, 4, 5, 6].filter((result) => result === 6 || result + bonus >= needed).length;
  const chance = hitting / 6;
  const again = Math.min(dice, battle.leadership[side] ?? 0);
  return { dice, needed, bonus, again, chance, expected: dice * chance + againHits(dice, again, chance) };
}

/** Hits among the misses that are rolled again: as many of them as may be. */
function againHits(dice: number, again: number, chance: number): number {
  let hits = 0;
  for (let misses = 0; misses <= dice; misses += 1)
    hits += ways(dice, misses) * (1 - chance) ** misses * chance ** (dice - misses) * Math.min(misses, again) * chance;
  return hits;
}

const ways = (all: number, some: number): number => (some === 0 ? 1 : (ways(all, some - 1) * (all - some + 1)) / some);

export const signed = (bonus: number): string => (bonus > 0 ? `+${bonus}` : `−${-bonus}`);
