/** Which table comes first: those at which the player is asked, by the time that is left; then by how long others wait. */
import type { MySummary } from "../protocol/types";
import { clocked, elapsed } from "./pace";

export const isMyTurn = ({ asked, mine, seats, clock }: MySummary): boolean =>
  asked !== null && mine.includes(asked) && !clock.paused && seats[asked]?.stand_in === null;

/** When the open question was asked, in milliseconds since 1970. */
export const askedSince = ({ clock, updated }: MySummary): number => clock.since ?? 1000 * updated;

/** What is left for the answer, in milliseconds; endless without a clock. */
export function timeLeft({ asked, clock, pace }: MySummary, now: number): number {
  if (asked === null || !clocked(pace) || typeof clock.since !== "number") return Number.POSITIVE_INFINITY;
  return (clock.left?.[asked] ?? 0) + 1000 * (pace.per_answer ?? 0) - elapsed(clock, now);
}

export function byUrgency(tables: readonly MySummary[], now: number): MySummary[] {
  return [...tables].sort(
    (a, b) =>
      Number(isMyTurn(b)) - Number(isMyTurn(a)) ||
      compared(timeLeft(a, now), timeLeft(b, now)) ||
      askedSince(a) - askedSince(b),
  );
}

/** Two endless times are alike. */
const compared = (a: number, b: number): number => (a === b ? 0 : a - b);
