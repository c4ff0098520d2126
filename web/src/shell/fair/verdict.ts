/** Whether the dice of a finished game were those that were promised: every draw is drawn again. */
import type { GameRecord } from "../../protocol/types";
import { commitmentTo, Generator, mixedKey, pledgeTo } from "./draws";
import type { Kept } from "./kept";

/** A draw that is not what the seed gives; answer 0 is the setup. */
export interface Difference {
  number: number;
  answer: number;
  said: number;
  due: number;
}

export type Verdict =
  /** All draws follow from the promised seed and the contributions of these seats. `late`: mine did not come in time. */
  | { kind: "kept"; draws: number; seats: number[]; silent: number[]; late: boolean }
  /** The same, but this browser has not seen the commitment before the end: all that is the record's own word. */
  | { kind: "unseen"; draws: number }
  /** A record of an earlier version: the seed is the promised one, but the draws cannot be drawn again here. */
  | { kind: "seed" }
  | { kind: "broken"; why: "seed" | "pledge" | "contribution" }
  | { kind: "broken"; why: "draw"; difference: Difference }
  /** Nothing was promised: chance was dictated, or the game began from a position. */
  | { kind: "none" };

export function verdictOn(record: GameRecord, kept: Kept): Verdict {
  const { seed, salt } = record;
  if (kept.commitment === null && record.commitment === null) return { kind: "none" };
  if (seed === null || commitmentTo(seed, salt ?? "") !== (kept.commitment ?? record.commitment))
    return { kind: "broken", why: "seed" };
  const given = contributionsOf(record, kept);
  if (given) return { kind: "broken", why: given };
  if (!hasBounds(record)) return { kind: "seed" };
  const difference = firstDifference(record);
  if (difference) return { kind: "broken", why: "draw", difference };
  if (kept.commitment === null) return { kind: "unseen", draws: drawsOf(record).length };
  const contributions = record.contributions ?? [];
  const silent = contributions.filter(({ value }) => value === null).map(({ seat }) => seat);
  return {
    kind: "kept",
    draws: drawsOf(record).length,
    seats: contributions.filter(({ value }) => value !== null).map(({ seat }) => seat),
    silent,
    late: silent.some((seat) => seat in kept.mine),
  };
}

/** What is wrong with the contributions, beside what this browser saw and gave. */
function contributionsOf(record: GameRecord, kept: Kept): "pledge" | "contribution" | undefined {
  const bySeat = new Map((record.contributions ?? []).map((each) => [each.seat, each]));
  for (const { seat, pledge, value } of bySeat.values())
    if (value !== null && pledgeTo(seat, value) !== pledge) return "pledge";
  const seen = Object.entries(kept.pledges);
  if (seen.length > 0 && seen.length !== bySeat.size) return "pledge"; // one was added when mine was known, or left out
  for (const [seat, pledge] of seen) if (bySeat.get(Number(seat))?.pledge !== pledge) return "pledge";
  for (const [seat, mine] of Object.entries(kept.mine))
    if (mine.given && bySeat.get(Number(seat))?.value !== mine.value) return "contribution";
  return undefined;
}

interface Draw {
  answer: number;
  value: number;
  bound: number;
}

const groupsOf = (record: GameRecord): { chance: number[]; bounds: number[] }[] => [
  { chance: record.setup, bounds: record.setup_bounds ?? [] },
  ...record.answers.map(({ chance, bounds }) => ({ chance: chance ?? [], bounds: bounds ?? [] })),
];

const hasBounds = (record: GameRecord): boolean =>
  groupsOf(record).every(({ chance, bounds }) => chance.length === bounds.length);

const drawsOf = (record: GameRecord): Draw[] =>
  groupsOf(record).flatMap(({ chance, bounds }, answer) =>
    chance.map((value, place) => ({ answer, value, bound: bounds[place] ?? 0 })),
  );

/** The first draw that the seed does not give. */
export function firstDifference(record: GameRecord): Difference | undefined {
  const generator = new Generator(mixedKey(record.seed ?? "", record.contributions ?? []));
  for (const [place, { answer, value, bound }] of drawsOf(record).entries()) {
    const due = Number.isSafeInteger(bound) && bound >= 1 ? generator.below(bound) : -1;
    if (due !== value) return { number: place + 1, answer, said: value, due };
  }
  return undefined;
}
