/** What the review of a finished game shows, and the numbers it adds up. */
import type { Choice, Finding, Outcome, ReviewPart } from "../protocol/types";

const MOST_MISTAKES = 10;
/** A smaller loss does not count as a mistake. */
const LEAST = 0.01;

/** All answers looked at so far, in the order of the game. */
export const findingsOf = (parts: readonly ReviewPart[]): Finding[] =>
  parts.flatMap(({ moments }) => moments).sort((one, other) => one.n - other.n);

export const isMistake = ({ better, loss, low }: Finding): boolean => better !== null && loss >= LEAST && low > 0;

/** By seat the chances before each answer, and at the end what became of them. */
export function curves(moments: readonly Finding[], seats: number, outcome: Outcome | null): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const chances = moments.map((moment) => moment.chances[seat] ?? 0);
    return outcome ? [...chances, outcome.winners.includes(seat) ? 1 : 0] : chances;
  });
}

/** What the chances of all seats leave of one at each moment: the chance that nobody wins. */
export const nobody = (all: readonly number[][]): number[] =>
  (all[0] ?? []).map((_, n) => Math.max(0, 1 - all.reduce((sum, chances) => sum + (chances[n] ?? 0), 0)));

/** The better answer to the question that is open after `at` answers, as a choice that a board can draw. */
export function betterAt(moments: readonly Finding[], at: number): Choice | undefined {
  const ahead = moments[at];
  if (!ahead?.better) return undefined;
  return { answer: -1, notation: ahead.better_notation, text: ahead.better, targets: ahead.better_targets };
}

/** How often each seat asked the computer for a hint. */
export const hintsOf = (parts: readonly ReviewPart[], seat: number): number =>
  parts.flatMap(({ helped }) => helped).filter((one) => one.seat === seat).length;

/** Whether the player asked for a hint before the answer of this number. */
export const wasHelped = (parts: readonly ReviewPart[], { n, seat }: Pick<Finding, "n" | "seat">): boolean =>
  parts.some(({ helped }) => helped.some((one) => one.seat === seat && one.answers === n - 1));

/** A curve as the points of an SVG line. */
export function line(chances: readonly number[], width: number, height: number): string {
  const step = width / Math.max(1, chances.length - 1);
  return chances.map((chance, n) => `${(n * step).toFixed(1)},${(height * (1 - chance)).toFixed(1)}`).join(" ");
}

/** The costliest answers, the worst first. */
export function mistakes(moments: readonly Finding[]): Finding[] {
  return moments
    .filter(isMistake)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST_MISTAKES);
}

/**
 * What a seat gave away, and half of the 95 % interval of that. Estimates are added up as they are: what is noise cancels
 * out, and many small losses that prove nothing alone are a large one. Exact numbers count where something was better.
 */
export function givenAway(moments: readonly Finding[], seat: number, exact: boolean): { lost: number; margin: number } {
  const own = moments.filter((moment) => moment.seat === seat && (!exact || moment.better !== null));
  const lost = own.reduce((sum, { loss }) => sum + loss, 0);
  const spread = own.reduce((sum, { low, high }) => sum + ((high - low) / 2) ** 2, 0);
  return { lost: Math.max(0, lost), margin: Math.sqrt(spread) };
}

/** What chance brought a seat, and half of the 95 % interval of that. */
export function luckOf(parts: readonly ReviewPart[], seat: number): { luck: number; margin: number } {
  const moments = findingsOf(parts);
  const opening = parts.find(({ from }) => from === 1)?.opening[seat] ?? 0;
  const luck = moments.reduce((sum, moment) => sum + (moment.luck[seat] ?? 0), opening);
  return { luck, margin: 1.96 * Math.sqrt(moments.reduce((sum, { spread }) => sum + (spread[seat] ?? 0), 0)) };
}
