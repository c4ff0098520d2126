/** What happened, as it is drawn on the map: arrows for marches, marks for recruits, losses, captures and fights. */
import type { Text } from "../../protocol/types";
import { locationOf } from "./asking";
import { type Force, type Nation, type Side, sideOf } from "./figures";
import type { Say } from "./say";
import type { BoardEvent, EventData } from "./types";

interface Way {
  kind: "march" | "attack";
  from: string;
  to: string;
  side: Side;
}

interface Spot {
  kind: "gain" | "loss" | "capture" | "walk" | "politics";
  at: string;
  side: Side;
}

export type Mark = Way | Spot;

/** Where what concerns a nation is marked. */
const SEATS: Record<Nation, string> = {
  dwarves: "erebor",
  elves: "rivendell",
  gondor: "minas-tirith",
  north: "dale",
  rohan: "edoras",
  isengard: "orthanc",
  sauron: "barad-dur",
  southrons: "umbar",
};

/** The names of all that events tell. */
type Fact = { [Kind in keyof EventData]: keyof EventData[Kind] }[keyof EventData];

/** What an event tells by this name, in a word; nothing if it tells nothing of the sort. */
export function factIn({ data }: BoardEvent, name: Fact): string | undefined {
  const value = (data as Partial<Record<Fact, unknown>>)[name];
  return typeof value === "string" ? value : undefined;
}

/** The regions an event tells of. */
export function placesOf(event: BoardEvent): string[] {
  if (event.kind === "advanced" || event.kind === "activated") return [SEATS[event.data.nation]];
  const named = (["origin", "to", "region"] as const).flatMap((name) => factIn(event, name) ?? []);
  return [...new Set(named.map((place) => locationOf(place).region))];
}

const at = (kind: Spot["kind"], place: string, side: Side): Mark => ({ kind, at: locationOf(place).region, side });

const way = (kind: Way["kind"], { origin, to }: { origin: string; to: string }, side: Side): Mark => ({
  kind,
  from: locationOf(origin).region,
  to: locationOf(to).region,
  side,
});

const sideOfAll = (force: Force): Side => sideOf(Object.keys(force)[0] ?? "");

function markOf({ kind, data }: BoardEvent): Mark[] {
  switch (kind) {
    case "army-moved":
    case "army-advanced":
    case "army-retreated":
      return [way("march", data, data.side)];
    case "companions-moved":
    case "fleet-moved":
      return [way("march", data, sideOfAll(data.force))];
    case "minion-moved":
    case "ent-walked":
      return [way("march", data, sideOf(data.kind))];
    case "attack":
      return [way("attack", data, data.side)];
    case "recruited":
    case "entered":
    case "replaced":
      return [at("gain", data.region, sideOf(data.kind))];
    case "separated":
      return [at("gain", data.region, sideOfAll(data.force))];
    case "unit-lost":
    case "figure-lost":
    case "excess":
    case "slain":
      return [at("loss", data.region, sideOf(data.kind))];
    case "leaders-lost":
    case "pieces-removed":
      return [at("loss", data.region, sideOfAll(data.force))];
    case "army-destroyed":
      return [at("loss", data.region, data.side)];
    case "captured":
    case "retaken":
      return [at("capture", data.region, data.side)];
    case "declared":
    case "found":
      return [at("walk", data.region, "free")];
    case "walked":
      return [at("walk", data.to, "free")];
    case "advanced":
    case "activated":
      return [at("politics", SEATS[data.nation], sideOf(`${data.nation}-regular`))];
    default:
      return [];
  }
}

/** The last action and all that has come of it: what is seen on the map until the next one begins. */
export function lastAction<Entry extends { events: readonly BoardEvent[] }>(log: readonly Entry[]): BoardEvent[] {
  const events = log.flatMap((entry) => entry.events);
  return events.slice(Math.max(0, events.findLastIndex(beginsAction)));
}

export interface Line {
  event: BoardEvent;
  /** Its number among those given. */
  index: number;
  /** How often it was told in a row. */
  times: number;
}

/** The lines of an entry: what is told several times in a row is one line, and nobody is told that there was no choice. */
export function folded(events: readonly BoardEvent[], words: (text: Text) => string): Line[] {
  const lines: Line[] = [];
  events.forEach((event, index) => {
    const last = lines.at(-1);
    if (event.kind === "forced") return;
    if (last && words(last.event.text) === words(event.text)) last.times += 1;
    else lines.push({ event, index, times: 1 });
  });
  return lines;
}

/** A line as a sentence: what was told several times is told once, with the number. */
export function repeated({ text }: BoardEvent, times: number, say: Pick<Say, "text" | "maybe">): string {
  if (times === 1) return say.text(text);
  const key = `${text.key}-times`;
  if (say.maybe(key.replace(/^ringkrieg-/, "")) === undefined) return `${times} × ${say.text(text)}`;
  return say.text({ key, args: { ...text.args, times } });
}

/** A die is used, or a turn begins. */
export const beginsAction = ({ kind }: BoardEvent): boolean => kind.startsWith("acts-") || kind === "turn";

export function marksOf(events: readonly BoardEvent[]): Mark[] {
  return events.flatMap(markOf);
}
