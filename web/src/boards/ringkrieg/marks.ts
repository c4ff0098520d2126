/** What happened, as it is drawn on the map: arrows for marches, marks for recruits, losses, captures and fights. */
import type { GameEvent } from "../../protocol/types";
import { locationOf } from "./asking";
import { ALL_NATIONS, type Nation, SIDES, type Side, sideOf } from "./figures";

export type Mark =
  | { kind: "march" | "attack"; from: string; to: string; side: Side }
  | { kind: "gain" | "loss" | "capture" | "walk" | "politics"; at: string; side: Side };

const MARCHES = [
  "army-moved",
  "army-advanced",
  "army-retreated",
  "companions-moved",
  "minion-moved",
  "fleet-moved",
  "ent-walked",
];
const GAINS = ["recruited", "entered", "separated", "replaced"];
const LOSSES = ["unit-lost", "army-destroyed", "leaders-lost", "figure-lost", "excess", "slain", "pieces-removed"];
const CAPTURES = ["captured", "retaken"];
const POLITICS = ["advanced", "activated"];
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
const WALKS = ["declared", "found", "walked"];

const placeIn = (event: GameEvent, name: string): string | undefined => {
  const value = event.data[name];
  return typeof value === "string" ? locationOf(value).region : undefined;
};

/** The seat of the nation an event tells of. */
function seatIn({ kind, data }: GameEvent): string | undefined {
  const nation = ALL_NATIONS.find((one) => one === data["nation"]);
  return nation && POLITICS.includes(kind) ? SEATS[nation] : undefined;
}

/** The regions an event tells of. */
export function placesOf(event: GameEvent): string[] {
  const seat = seatIn(event);
  return seat ? [seat] : [...new Set(["origin", "to", "region"].flatMap((name) => placeIn(event, name) ?? []))];
}

function sideIn({ data }: GameEvent): Side {
  const named = SIDES.find((side) => side === data["side"]);
  if (named) return named;
  const force = data["force"];
  const kind = data["kind"] ?? (force && typeof force === "object" ? Object.keys(force)[0] : undefined);
  return typeof kind === "string" ? sideOf(kind) : "free";
}

function markOf(event: GameEvent): Mark[] {
  const [from, to, at] = [placeIn(event, "origin"), placeIn(event, "to"), placeIn(event, "region")];
  const side = sideIn(event);
  if (from && to && MARCHES.includes(event.kind)) return [{ kind: "march", from, to, side }];
  if (from && to && event.kind === "attack") return [{ kind: "attack", from, to, side }];
  const seat = seatIn(event);
  if (seat) return [{ kind: "politics", at: seat, side: sideOf(`${String(event.data["nation"])}-regular`) }];
  const place = at ?? to;
  if (!place) return [];
  if (GAINS.includes(event.kind)) return [{ kind: "gain", at: place, side }];
  if (LOSSES.includes(event.kind)) return [{ kind: "loss", at: place, side }];
  if (CAPTURES.includes(event.kind)) return [{ kind: "capture", at: place, side }];
  if (WALKS.includes(event.kind)) return [{ kind: "walk", at: place, side: "free" }];
  return [];
}

export function marksOf(events: readonly GameEvent[]): Mark[] {
  return events.flatMap(markOf);
}
