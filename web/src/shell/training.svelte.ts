/** The exercises of this browser: positions of one's own games, asked again until they are solved for good. */
import * as api from "../protocol/api";
import { Failure } from "../protocol/failure";
import type { Finding, Json, Text } from "../protocol/types";
import { recall, remember } from "./storage";

export const FORMAT = "ringspiel-training/1";
/** After so many days one that has been solved comes again; then it is done. */
export const DAYS = [1, 3, 9] as const;
const DAY = 24 * 60 * 60;
export const DONE = DAYS.length + 1;
const MOST = 500;
const STORED = "training";

/** A position, and the best answer that was found there. Times are in seconds since 1970. */
export interface Exercise {
  id: string;
  position: Record<string, Json>;
  seat: number;
  solution: number;
  notation: string;
  added: number;
  due: number;
  theme?: string;
  /** The answer that was given in the game; empty where there was no game. */
  played?: string;
  loss?: number;
  why?: Text[];
  /** How often it has been solved in a row. */
  stage?: number;
  table?: string;
}

export const now = (): number => Math.floor(Date.now() / 1000);
export const gameOf = ({ position }: Exercise): string => String(position.game);
export const isDone = ({ stage = 0 }: Exercise): boolean => stage >= DONE;
export const isDue = (exercise: Exercise, at: number): boolean => !isDone(exercise) && exercise.due <= at;

/** After an answer, the first one that somebody gives on a day. */
export function judged(exercise: Exercise, right: boolean, at: number): Exercise {
  const stage = right ? (exercise.stage ?? 0) + 1 : 0;
  const days = DAYS[Math.min(Math.max(stage, 1), DAYS.length) - 1] ?? 1;
  return { ...exercise, stage, due: at + days * DAY };
}

/** So many days until it comes again. */
export const daysUntil = (exercise: Exercise, at: number): number => Math.max(0, Math.round((exercise.due - at) / DAY));

/** The same position has the same name. */
export async function idOf(position: Record<string, Json>): Promise<string> {
  const { game, state, question } = position;
  const bytes = new TextEncoder().encode(JSON.stringify([game, state, question]));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash.slice(0, 5)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

class Training {
  #all = $state.raw<Exercise[]>(readable({ format: FORMAT, exercises: recall<unknown>(STORED, []) }) ?? []);
  /** This browser could not keep the last change. */
  lost = $state(false);

  get all(): readonly Exercise[] {
    return this.#all;
  }

  of(id: string): Exercise | undefined {
    return this.#all.find((one) => one.id === id);
  }

  /** Those that are there already stay as they are. How many were added. */
  add(exercises: readonly Exercise[]): number {
    const further = exercises.filter(
      ({ id }, index) => !this.of(id) && exercises.findIndex((other) => other.id === id) === index,
    );
    const room = further.slice(0, Math.max(0, MOST - this.#all.length));
    this.#store([...this.#all, ...room]);
    return room.length;
  }

  judge(id: string, right: boolean): void {
    this.#store(this.#all.map((one) => (one.id === id ? judged(one, right, now()) : one)));
  }

  remove(id: string): void {
    this.#store(this.#all.filter((one) => one.id !== id));
  }

  #store(all: Exercise[]): void {
    this.#all = all;
    this.lost = !remember(STORED, all);
  }
}

/** What is to be asked at this time, the costliest first. */
export const due = (all: readonly Exercise[], at: number): Exercise[] =>
  all.filter((one) => isDue(one, at)).sort((one, other) => (other.loss ?? 0) - (one.loss ?? 0));

/** The exercise in an answer of a finished game that gave something away. */
export async function exerciseOf(table: string, finding: Finding): Promise<Exercise | undefined> {
  const moment = await api.moment(table, finding.n - 1);
  const better = moment.choices.find(({ notation }) => notation === finding.better_notation);
  if (!better) return undefined;
  const position = moment.position as Record<string, Json>;
  const at = now();
  return {
    id: await idOf(position),
    position,
    seat: finding.seat,
    solution: better.answer,
    notation: better.notation,
    added: at,
    due: at,
    theme: moment.theme ?? "",
    played: finding.notation,
    loss: finding.loss,
    why: finding.why,
    table,
  };
}

export const fileOf = (exercises: readonly Exercise[]): string =>
  JSON.stringify({ format: FORMAT, exercises }, null, 1);

/** The exercises in a file; fails with a sentence. Whether they can be asked, the server says. */
export function exercisesIn(words: string): Exercise[] {
  try {
    const found = readable(JSON.parse(words));
    if (found) return found;
  } catch {
    // What cannot be read is no collection either.
  }
  throw new Failure({ code: "no-training", text: { key: "failure-no-training" }, rule: "", detail: "" });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isWord = (value: unknown): boolean => value === undefined || (typeof value === "string" && value.length < 300);
const isNumber = (value: unknown): boolean => value === undefined || Number.isFinite(value);

function isExercise(value: unknown): value is Exercise {
  return (
    isRecord(value) &&
    typeof value.id === "string" &&
    /^[0-9a-f]{4,64}$/.test(value.id) &&
    isRecord(value.position) &&
    typeof value.position.game === "string" &&
    Number.isSafeInteger(value.seat) &&
    Number.isSafeInteger(value.solution) &&
    typeof value.notation === "string" &&
    Number.isSafeInteger(value.added) &&
    Number.isSafeInteger(value.due) &&
    (value.stage === undefined || Number.isSafeInteger(value.stage)) &&
    [value.theme, value.played, value.table].every(isWord) &&
    isNumber(value.loss) &&
    (value.why === undefined ||
      (Array.isArray(value.why) && value.why.every((one) => isRecord(one) && typeof one.key === "string")))
  );
}

function readable(value: unknown): Exercise[] | undefined {
  if (!isRecord(value) || value.format !== FORMAT || !Array.isArray(value.exercises)) return undefined;
  if (value.exercises.length > MOST || !value.exercises.every(isExercise)) return undefined;
  return value.exercises;
}

export const training = new Training();
