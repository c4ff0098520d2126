/** An analysis: answers that were tried on top of a record, with notes. `docs/analysis.md` describes the file. */
import { Failure } from "../protocol/failure";
import { recall, remember } from "./storage";

export const FORMAT = "ringspiel-analysis/1";
export const SYMBOLS = ["", "!", "?", "!!", "??", "!?", "?!"] as const;
const LONGEST_COMMENT = 4000;
const LONGEST_NAME = 100;
const MOST_TRIED = 5000;

export interface Note {
  moment: number;
  comment?: string;
  symbol?: string;
  marks?: string[];
}

/** An answer that was tried after a moment of the record, or after the tried answer with the number `parent`. */
export interface Tried extends Note {
  parent: number | null;
  seat: number;
  answer: number;
  notation: string;
  chance: number[];
  name?: string;
}

export interface Analysis {
  title?: string;
  notes: Note[];
  tried: Tried[];
}

/** After so many answers of the record, or after a tried answer. */
export interface Place {
  moment: number;
  tried: number | null;
}

export const EMPTY: Analysis = { notes: [], tried: [] };

/** What this browser has kept for a game or a position. */
export function kept(key: string): Analysis {
  return readable(recall<unknown>(`analysis.${key}`, null)) ?? EMPTY;
}

export const keep = (key: string, analysis: Analysis): boolean => remember(`analysis.${key}`, analysis);

/** The record and the analysis in a file; fails with a sentence. */
export function parted(file: unknown): { record: object; analysis: Analysis } {
  const analysis = readable(file);
  if (!analysis || !isRecord(file) || !isRecord(file.record) || file.format !== FORMAT) throw unreadable();
  return { record: file.record, analysis };
}

export const isAnalysis = (file: unknown): boolean => isRecord(file) && file.format === FORMAT;

function unreadable(): Failure {
  return new Failure({ code: "no-analysis", text: { key: "failure-no-analysis" }, rule: "", detail: "" });
}

type Fields = Record<string, unknown>;
/** A tried answer as files may have it: what is missing is none. */
type Kept = Omit<Tried, "parent" | "chance"> & Partial<Pick<Tried, "parent" | "chance">>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown, longest: number): boolean =>
  value === undefined || (typeof value === "string" && value.length <= longest);
const isList = <T>(value: unknown, fits: (one: unknown, number: number) => one is T): value is T[] =>
  Array.isArray(value) && value.every(fits);
const isString = (value: unknown): value is string => typeof value === "string";

function isNote(value: unknown): value is Note {
  return (
    isRecord(value) &&
    isCount(value.moment) &&
    isText(value.comment, LONGEST_COMMENT) &&
    (value.symbol === undefined || SYMBOLS.some((symbol) => symbol === value.symbol)) &&
    (value.marks === undefined || isList(value.marks, isString))
  );
}

function isTried(value: unknown, number: number): value is Kept {
  return (
    isRecord(value) &&
    isNote(value) &&
    (value.parent === undefined || value.parent === null || (isCount(value.parent) && value.parent < number)) &&
    isCount(value.seat) &&
    Number.isSafeInteger(value.answer) &&
    typeof value.notation === "string" &&
    (value.chance === undefined || isList(value.chance, isCount)) &&
    isText(value.name, LONGEST_NAME)
  );
}

/** The analysis in what was kept or read; nothing if it is none. Whether its answers are legal, the server says. */
export function readable(value: unknown): Analysis | undefined {
  if (!isRecord(value)) return undefined;
  const { notes = [], tried = [], title = "" } = value;
  if (!isList(notes, isNote) || !isList(tried, isTried) || typeof title !== "string") return undefined;
  if (tried.length > MOST_TRIED) return undefined;
  const listed = tried.map((one) => ({ ...one, parent: one.parent ?? null, chance: one.chance ?? [] }));
  return { title, notes, tried: listed };
}

/** The file for a record. */
export function fileOf(record: object | undefined, { title, notes, tried }: Analysis): object {
  return { format: FORMAT, record, ...(title ? { title } : {}), notes, tried };
}

/** The analysis with one more tried answer, and its place; one that was tried there before is found again. */
export function withTried(analysis: Analysis, one: Tried): { analysis: Analysis; place: Place } {
  const same = analysis.tried.findIndex(
    (other) =>
      other.moment === one.moment &&
      other.parent === one.parent &&
      other.answer === one.answer &&
      other.chance.join() === one.chance.join(),
  );
  if (same >= 0) return { analysis, place: { moment: one.moment, tried: same } };
  const tried = [...analysis.tried, one];
  return { analysis: { ...analysis, tried }, place: { moment: one.moment, tried: tried.length - 1 } };
}

/** Without a tried answer and all that follows it. */
export function without(analysis: Analysis, number: number): Analysis {
  const gone = new Set([number]);
  for (const [later, one] of analysis.tried.entries()) if (one.parent !== null && gone.has(one.parent)) gone.add(later);
  const left = [...analysis.tried.keys()].filter((old) => !gone.has(old));
  const places = new Map(left.map((old, place) => [old, place]));
  const tried = left.map((old) => {
    const one = analysis.tried[old] as Tried;
    return { ...one, parent: one.parent === null ? null : (places.get(one.parent) ?? null) };
  });
  return { ...analysis, tried };
}

export function noteAt(analysis: Analysis, { moment, tried }: Place): Note | Tried {
  if (tried !== null) return analysis.tried[tried] as Tried;
  return analysis.notes.find((note) => note.moment === moment) ?? { moment };
}

/** With another comment, symbol, name or other marks at a place. */
export function noted(analysis: Analysis, place: Place, change: Partial<Tried>): Analysis {
  const changed = { ...noteAt(analysis, place), ...change };
  if (place.tried !== null) return { ...analysis, tried: analysis.tried.with(place.tried, changed as Tried) };
  const others = analysis.notes.filter(({ moment }) => moment !== place.moment);
  return { ...analysis, notes: [...others, changed].sort((one, other) => one.moment - other.moment) };
}

/** The numbers of the tried answers that lead to a place, in their order. */
export function wayTo(analysis: Analysis, { tried }: Place): number[] {
  const way: number[] = [];
  for (let number = tried; number !== null; number = analysis.tried[number]?.parent ?? null) way.unshift(number);
  return way;
}

/** The tried answers that follow a place directly. */
export function after(analysis: Analysis, place: Place): number[] {
  return [...analysis.tried.entries()]
    .filter(([, one]) =>
      place.tried === null ? one.parent === null && one.moment === place.moment : one.parent === place.tried,
    )
    .map(([number]) => number);
}

/** A line: a tried answer and the first that followed it, and so on; where more followed, these begin lines of their own. */
export function lineFrom(analysis: Analysis, first: number): { number: number; branches: number[] }[] {
  const found: { number: number; branches: number[] }[] = [];
  for (let number: number | undefined = first; number !== undefined; ) {
    const [next, ...branches]: number[] = after(analysis, { moment: 0, tried: number });
    found.push({ number, branches });
    number = next;
  }
  return found;
}

/** One step back: the tried answer before, or the moment of the record. */
export function before(analysis: Analysis, place: Place): Place {
  if (place.tried === null) return { moment: Math.max(0, place.moment - 1), tried: null };
  return { moment: place.moment, tried: analysis.tried[place.tried]?.parent ?? null };
}
