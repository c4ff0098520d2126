/** Where things stand within a region. */
import { type Army, strength } from "./figures";

/** Widths in units of the map. */
export const BADGE = 32;
export const STAMP = 21;
const SETTLEMENT = 26;
const GAP = 4;

export function widthOf(army: Army): number {
  const stamps = Number(army.leaders > 0) + Number(army.nazgul > 0) + army.characters.length;
  return (strength(army) > 0 ? BADGE + 1 : 0) + stamps * STAMP;
}

export interface Row {
  /** The left edge of the Settlement's sign and of each army, from the middle of the region. */
  settlement: number;
  armies: number[];
  /** So that the row fits into the region. */
  scale: number;
}

/** Settlement and armies side by side. */
export function rowOf(armies: readonly Army[], settled: boolean, room: number): Row {
  const widths = [...(settled ? [SETTLEMENT] : []), ...armies.map(widthOf)];
  const total = widths.reduce((sum, width) => sum + width, 0) + GAP * Math.max(0, widths.length - 1);
  let left = -total / 2;
  const edges = widths.map((width) => {
    const edge = left;
    left += width + GAP;
    return edge;
  });
  return {
    settlement: settled ? (edges[0] ?? 0) : 0,
    armies: settled ? edges.slice(1) : edges,
    scale: Math.min(1, Math.max(0.62, (room - 6) / total)),
  };
}
