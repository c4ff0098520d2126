/** What has been set aside so far, counted. */
import type { Die, Face } from "./position";

export interface Tally {
  count: Record<Face, number>;
  /** Nazgûl by the seat they hit; null is nobody. */
  hits: { seat: number | null; count: number }[];
}

export function tallyOf(dice: readonly Die[]): Tally {
  const count: Record<Face, number> = { ring: 0, gandalf: 0, companion: 0, orc: 0, nazgul: 0, tree: 0 };
  const hits = new Map<number | null, number>();
  for (const { aside, symbol, hits: seat } of dice) {
    if (!aside || symbol === null) continue;
    count[symbol] += 1;
    if (symbol === "nazgul") hits.set(seat, (hits.get(seat) ?? 0) + 1);
  }
  return { count, hits: [...hits].map(([seat, times]) => ({ seat, count: times })) };
}
