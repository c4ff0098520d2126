/** The board as the rest of the folder calls its parts. */
import type { Side } from "./figures";

export type { Battle, Camp, Fellowship, Hunt, RingkriegView as Position } from "./types";

/** What wins by arms. */
export const POINTS_TO_WIN: Record<Side, number> = { free: 4, shadow: 10 };
export const LAST_CORRUPTION = 12;
export const LAST_STEP = 5;

export function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** Equal things together, in the order they first come. */
export function counted(things: readonly string[]): [thing: string, count: number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
