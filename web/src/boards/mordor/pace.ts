/** When each of the things that just happened is shown, in milliseconds. */
import type { GameEvent } from "../../protocol/types";

const BEAT = 260;
export const PEN = 420;
export const TUMBLE = 700;

const SHOWN_ON_SHEETS = new Set(["halved", "crossed", "crossed-half", "advanced", "arrived", "out"]);

/** Kinds that tell what a turn came to. */
const RESULTS = new Set([
  ...SHOWN_ON_SHEETS,
  "gandalf-void",
  "nothing-to-halve",
  "nazgul-void",
  "rings-void",
  "ring-lost",
]);

export interface Pace {
  /** When a mark of this kind appears on this field of this seat; undefined if it was there before. */
  mark(kind: string, seat: number, field: number): number | undefined;
  /** When a seat's ring-bearer sets off. */
  walk(seat: number): number | undefined;
  /** When a die is thrown; undefined if it was not. */
  roll(die: number): number | undefined;
}

/** Marks come one after the other, and then the next roll. */
export function paceOf(events: readonly GameEvent[], animate: boolean): Pace {
  const times = new Map<string, number>();
  let now = 0;
  for (const event of animate ? events : []) {
    for (const key of keysOf(event)) times.set(key, now + (key.startsWith("roll") ? Number(key.slice(5)) * 55 : 0));
    if (SHOWN_ON_SHEETS.has(event.kind)) now += BEAT;
  }
  return {
    mark: (kind, seat, field) => times.get(`${kind}:${seat}:${field}`),
    walk: (seat) => times.get(`walk:${seat}`),
    roll: (die) => times.get(`roll:${die}`),
  };
}

/** What the turn that just ended came to; empty if none did. */
export function resultsIn(events: readonly GameEvent[]): GameEvent[] {
  return events.filter((event) => RESULTS.has(event.kind));
}

function keysOf({ kind, data }: GameEvent): string[] {
  if (kind === "rolled") return thrown(data.dice as number[]);
  if (kind === "advanced") return [`walk:${data.seat}`, ...steps(data.seat as number, data.fields as number, data.to as number)];
  if (SHOWN_ON_SHEETS.has(kind)) return [`${kind}:${data.seat}:${data.field ?? ""}`];
  return [];
}

function thrown(dice: number[]): string[] {
  return dice.flatMap((symbol, die) => (symbol < 0 ? [] : [`roll:${die}`]));
}

function steps(seat: number, fields: number, to: number): string[] {
  return Array.from({ length: fields }, (_, back) => `ring:${seat}:${to - back}`);
}
