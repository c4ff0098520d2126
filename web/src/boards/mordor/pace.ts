/** When each of the things that just happened is shown, in milliseconds. */
import type { GameEvent } from "../../protocol/types";

/** How long a pen stroke takes. */
export const PEN = 420;
/** How long a hobbit walks from field to field. */
export const STEP = 550;
/** How long a die tumbles. */
export const TUMBLE = 700;

const BEAT = 260;
const ONE_DIE_LATER = 55;

/** Kinds that are drawn on a sheet, each a beat after the other. */
const DRAWN = new Set(["halved", "crossed", "crossed-half", "advanced"]);

/** Kinds that tell what a turn came to. */
const RESULTS = new Set([
  ...DRAWN,
  "arrived",
  "out",
  "gandalf-void",
  "nothing-to-halve",
  "nazgul-void",
  "rings-void",
  "ring-lost",
]);

/** The answers are undefined for what did not just happen. */
export interface Pace {
  /** When the pen comes to this field of this seat: `halved`, `crossed`, `crossed-half`, or `ring`. */
  mark(kind: string, seat: number, field: number): number | undefined;
  /** When a seat's ring-bearer sets off. */
  walk(seat: number): number | undefined;
  /** When a die is thrown. */
  roll(die: number): number | undefined;
}

/** Marks come one after the other, and then the next roll. */
export function paceOf(events: readonly GameEvent[], animate: boolean): Pace {
  const times = new Map<string, number>();
  let now = 0;
  for (const event of animate ? events : []) {
    for (const [key, later] of momentsOf(event)) times.set(key, now + later);
    if (DRAWN.has(event.kind)) now += BEAT;
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

type Moment = [key: string, later: number];

function momentsOf({ kind, data }: GameEvent): Moment[] {
  if (kind === "rolled") return thrown(data.dice as number[]);
  if (kind === "advanced") return walked(data.seat as number, data.fields as number, data.to as number);
  return DRAWN.has(kind) ? [[`${kind}:${data.seat}:${data.field}`, 0]] : [];
}

function thrown(dice: number[]): Moment[] {
  const inHand = [...dice.keys()].filter((die) => dice[die] !== -1);
  return inHand.map((die, index) => [`roll:${die}`, index * ONE_DIE_LATER]);
}

function walked(seat: number, fields: number, to: number): Moment[] {
  const crosses = Array.from({ length: fields }, (_, index): Moment => {
    return [`ring:${seat}:${to - fields + 1 + index}`, (index + 1) * STEP - PEN];
  });
  return [[`walk:${seat}`, 0], ...crosses];
}
