/** An analysis: answers that were tried on top of a record, with notes. `docs/analysis.md` describes the file. */
import { Failure } from "../protocol/failure";
import type { Json } from "../protocol/types";

export const FORMAT = "ringspiel-analysis/1";
export const SYMBOLS = ["", "!", "?", "!!", "??", "!?", "?!"] as const;
export const COLOURS = ["green", "red", "blue", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
const LONGEST_COMMENT = 4000;
const LONGEST_NAME = 100;
const MOST_TRIED = 5000;
export const MOST_MARKS = 100;

/** A place on the board that is marked; with `to`, an arrow from there to another place. */
export interface Mark {
  at: string;
  to?: string;
  colour?: Colour;
}

export interface Note {
  moment: number;
  comment?: string;
  symbol?: string;
  marks?: Mark[];
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

/** After this many answers of the record, or after a tried answer. */
export interface Place {
  moment: number;
  tried: number | null;
}

export const EMPTY: Analysis = { notes: [], tried: [] };

/** A tried answer with the chance that came of it: among those that follow a place, no two are the same. */
export interface Given {
  answer: number;
  chance: number[];
}

/** Where one stands, by what was answered; the numbers of tried answers change, this does not. */
export interface Path {
  moment: number;
  way: Given[];
}

type NoteChange = { comment?: string; symbol?: string; name?: string; marks?: Mark[] };

/** One change of an analysis, in the shape in which it goes to a server. */
export type Change = Path &
  (
    | ({ kind: "try"; seat: number; notation: string } & Given)
    | ({ kind: "note" } & NoteChange)
    | { kind: "delete" | "promote" }
    | { kind: "title"; title: string }
  );

/** Where an analysis begins: at a finished table, or from a position. */
export interface Base {
  table?: string;
  position?: Record<string, Json>;
}

/** The file of an analysis, with the record as it came: large numbers in it must not be read here. */
export function fileText(record: string, { title, notes, tried }: Analysis): string {
  const head = JSON.stringify({ format: FORMAT, ...(title ? { title } : {}), notes, tried });
  return `${head.slice(0, -1)},"record":${record}}`;
}

/** The record and the analysis in a file; fails with a sentence. */
export function parted(file: unknown): { record: object; analysis: Analysis } {
  const analysis = readable(file);
  if (!analysis || !isRecord(file) || !isRecord(file.record) || file.format !== FORMAT) throw unreadable();
  return { record: file.record, analysis };
}

export const isAnalysis = (file: unknown): boolean => isRecord(file) && file.format === FORMAT;

/** Whether nobody has answered yet in a record that begins from a position. */
export const isOfPosition = (record: object): boolean =>
  "position" in record && "answers" in record && Array.isArray(record.answers) && record.answers.length === 0;

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
const isMark = (value: unknown): value is Mark =>
  isRecord(value) &&
  typeof value.at === "string" &&
  value.at !== "" &&
  isText(value.at, LONGEST_NAME) &&
  isText(value.to, LONGEST_NAME) &&
  (value.colour === undefined || COLOURS.some((colour) => colour === value.colour));

function isNote(value: unknown): value is Note {
  return (
    isRecord(value) &&
    isCount(value.moment) &&
    isText(value.comment, LONGEST_COMMENT) &&
    (value.symbol === undefined || SYMBOLS.some((symbol) => symbol === value.symbol)) &&
    (value.marks === undefined || (isList(value.marks, isMark) && value.marks.length <= MOST_MARKS))
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
  const gone = withAllAfter(analysis, number);
  return arranged(
    analysis,
    [...analysis.tried.keys()].filter((old) => !gone.has(old)),
  );
}

/** With a tried answer, and all that follows it, before the one that was tried there just before it. */
export function promoted(analysis: Analysis, number: number): Analysis {
  const one = analysis.tried[number];
  const earlier = one && after(analysis, { moment: one.moment, tried: one.parent }).filter((other) => other < number);
  const last = earlier?.at(-1);
  if (last === undefined) return analysis;
  const own = withAllAfter(analysis, number);
  const others = [...analysis.tried.keys()].filter((other) => !own.has(other));
  const place = others.indexOf(last);
  const moved = [...own].sort((first, second) => first - second);
  return arranged(analysis, [...others.slice(0, place), ...moved, ...others.slice(place)]);
}

function withAllAfter(analysis: Analysis, number: number): Set<number> {
  const found = new Set([number]);
  for (const [later, { parent }] of analysis.tried.entries())
    if (parent !== null && found.has(parent)) found.add(later);
  return found;
}

/** These tried answers in this order, in which each comes after the one that it follows. */
function arranged(analysis: Analysis, order: number[]): Analysis {
  const places = new Map(order.map((old, place) => [old, place]));
  const tried = order.map((old) => {
    const one = analysis.tried[old] as Tried;
    return { ...one, parent: one.parent === null ? null : (places.get(one.parent) ?? null) };
  });
  return { ...analysis, tried };
}

/** The place to which a path leads, or the last one on it that is still there. */
export function placeOf(analysis: Analysis, { moment, way }: Path): Place & { whole: boolean } {
  let place: Place = { moment, tried: null };
  for (const { answer, chance } of way) {
    const next = after(analysis, place).find((number) => {
      const one = analysis.tried[number];
      return one?.answer === answer && one.chance.join() === chance.join();
    });
    if (next === undefined) return { ...place, whole: false };
    place = { moment, tried: next };
  }
  return { ...place, whole: true };
}

export function pathOf(analysis: Analysis, place: Place): Path {
  const way = wayTo(analysis, place).map((number) => {
    const { answer, chance } = analysis.tried[number] as Tried;
    return { answer, chance };
  });
  return { moment: place.moment, way };
}

/** The analysis after a change; undefined if what it is about is not there any more. */
export function changed(analysis: Analysis, change: Change): Analysis | undefined {
  const { whole, ...place } = placeOf(analysis, change);
  if (!whole) return undefined;
  if (change.kind === "title") return { ...analysis, title: change.title };
  if (change.kind === "note") {
    const { kind: _, moment: __, way: ___, ...note } = change;
    return noted(analysis, place, note);
  }
  if (change.kind === "try") {
    const { seat, answer, notation, chance } = change;
    return withTried(analysis, { moment: place.moment, parent: place.tried, seat, answer, notation, chance }).analysis;
  }
  if (place.tried === null) return undefined;
  return change.kind === "delete" ? without(analysis, place.tried) : promoted(analysis, place.tried);
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
