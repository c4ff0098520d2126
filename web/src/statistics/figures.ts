/** Figures of many games as rows that can be drawn. */
import type { Bar, Fall, FirstChoice, Rate } from "../protocol/types";

/** A share of the games, with the interval in which it lies; without one it is exact. */
export interface Row {
  label: string;
  count: number;
  share: number;
  low?: number;
  high?: number;
}

export const rowOf = (label: string, { count, rate, low, high }: Rate): Row => ({
  label,
  count,
  share: rate,
  low,
  high,
});

export function rowsOfLengths(bars: Bar[], games: number, between: (first: number, last: number) => string): Row[] {
  return bars.map(({ first, last, games: count }) => ({
    label: first === last ? String(first) : between(first, last),
    count,
    share: count / games,
  }));
}

/** Each result of a die, in the order of its faces. */
export function rowsOfFall({ counts }: Fall): Row[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, face) => ({ label: String(face + 1), count, share: count / all }));
}

/** From this distance from equal counts on, in standard deviations, chance was hardly fair. */
const SUSPICIOUS = 3;
export const isSuspicious = ({ surprise }: Fall): boolean => surprise > SUSPICIOUS;

/** The first choices that a seat makes most often. */
export const favourites = (choices: FirstChoice[], seat: number, most: number): FirstChoice[] =>
  choices.filter((one) => one.seat === seat && one.number === 0).slice(0, most);

/** So much of the width is 100 %: short bars grow to what the longest one needs. */
export const widest = (rows: Row[]): number => Math.max(0.01, ...rows.map(({ share, high = share }) => high));
