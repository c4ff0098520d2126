/** Which moments a moving picture shows, and for how long. */

/** More moments than this make a file that nobody can send. */
export const MOST = 200;
/** The last moment stays this many times as long. */
const END = 3;

export interface Stretch {
  from: number;
  to: number;
  /** How many seconds each moment is shown. */
  seconds: number;
}

/** Why this stretch cannot be shown; undefined if it can. */
export function faultOf({ from, to, seconds }: Stretch, last: number): "order" | "range" | "long" | "pace" | undefined {
  if (![from, to].every((n) => Number.isInteger(n) && n >= 0 && n <= last)) return "range";
  if (from >= to) return "order";
  if (to - from + 1 > MOST) return "long";
  if (!(seconds >= 0.1 && seconds <= 10)) return "pace";
  return undefined;
}

/** Every moment with how long it stays, in milliseconds. */
export function framesOf({ from, to, seconds }: Stretch): { n: number; duration: number }[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const n = from + index;
    return { n, duration: Math.round(1000 * seconds * (n === to ? END : 1)) };
  });
}
