/** When each of the things that just happened is shown, in milliseconds. */
import type { Advanced, BoardEvent } from "./types";

/** How long a pen stroke takes. */
export const PEN = 420;
/** How long a hobbit walks from field to field. */
export const STEP = 550;
/** How long a die tumbles. */
export const TUMBLE = 700;

const BEAT = 260;
const ONE_DIE_LATER = 55;

/** Kinds that are drawn on a sheet, each a beat after the other. */
const DRAWN = new Set<BoardEvent["kind"]>(["halved", "crossed", "crossed-half", "advanced"]);

export interface Walk {
  when: number;
  from: number;
}

/** The answers are undefined for what did not just happen. */
export interface Pace {
  /** When the pen comes to this field of this seat: `halved`, `crossed`, `crossed-half`, or `ring`. */
  mark(kind: string, seat: number, field: number): number | undefined;
  /** When a seat's ring-bearer sets off, and from which field. */
  walk(seat: number): Walk | undefined;
  /** When a die is thrown. */
  roll(die: number): number | undefined;
  /** When everything has come to rest. */
  rest: number;
}

/** Marks come one after the other, and then the next roll. */
export function paceOf(events: readonly BoardEvent[], animate: boolean): Pace {
  const times = new Map<string, number>();
  const walks = new Map<number, Walk>();
  let now = 0;
  for (const event of animate ? events : []) {
    for (const [key, later] of findingsOf(event)) times.set(key, now + later);
    if (event.kind === "advanced") walks.set(event.data.seat, { when: now, from: startOf(event.data) });
    if (DRAWN.has(event.kind)) now += BEAT;
  }
  return {
    mark: (kind, seat, field) => times.get(`${kind}:${seat}:${field}`),
    walk: (seat) => walks.get(seat),
    roll: (die) => times.get(`roll:${die}`),
    rest: Math.max(0, ...[...times].map(([key, time]) => time + (key.startsWith("roll:") ? TUMBLE : PEN))),
  };
}

/** Which fields others have marked since the viewer last acted: `ring:<seat>:<field>` and `square:<seat>:<field>`. */
export function freshIn(events: readonly BoardEvent[]): Set<string> {
  const keys = events.filter(({ kind }) => DRAWN.has(kind)).flatMap((event) => findingsOf(event).map(([key]) => key));
  return new Set(keys.map((key) => key.replace(/^(halved|crossed|crossed-half):/, "square:")));
}

type Moment = [key: string, later: number];

function findingsOf(event: BoardEvent): Moment[] {
  switch (event.kind) {
    case "rolled":
      return thrown(event.data.dice);
    case "advanced":
      return crossedOnTheWay(event.data);
    case "halved":
    case "crossed":
    case "crossed-half":
      return [[`${event.kind}:${event.data.seat}:${event.data.field}`, 0]];
    default:
      return [];
  }
}

function thrown(dice: number[]): Moment[] {
  const inHand = [...dice.keys()].filter((die) => dice[die] !== -1);
  return inHand.map((die, index) => [`roll:${die}`, index * ONE_DIE_LATER]);
}

function crossedOnTheWay(data: Advanced): Moment[] {
  const { seat, fields } = data;
  const first = startOf(data) + 1;
  return Array.from({ length: fields }, (_, index) => [`ring:${seat}:${first + index}`, (index + 1) * STEP - PEN]);
}

function startOf({ to, fields }: Advanced): number {
  return to - fields;
}
