/** Battles and Hunts, put together again from what the log tells of them. */
import type { GameEvent, LogEntry } from "../../../protocol/types";
import { locationOf } from "../asking";
import { type Force, SIDES, type Side, sideOf } from "../figures";

export interface Roll {
  side: Side;
  /** `combat-roll`, `leader-roll` or `extra-roll`. */
  why: string;
  dice: { result: number; hit: boolean }[];
  hits: number;
}

export interface Round {
  number: number;
  cards: Partial<Record<Side, string>>;
  rolls: Roll[];
  /** What left the board. */
  losses: Loss[];
  /** What else was told of the round. */
  told: GameEvent[];
}

export interface Loss {
  side: Side;
  kind: string;
  count: number;
  /** The figure that stands there instead. */
  instead?: string;
}

export interface BattleScene {
  kind: "battle";
  attacker: Side;
  region: string;
  force: Force;
  /** Those who are attacked. */
  against: Force;
  rounds: Round[];
  over: boolean;
  /** How it began and ended, in words of the log. */
  told: GameEvent[];
}

export interface HuntScene {
  kind: "hunt";
  rolls: { results: number[]; needed: number; again: boolean }[];
  tiles: string[];
  /** Damage, what was done about it, and what it led to, in words of the log. */
  told: GameEvent[];
}

const ROLLS = ["combat-roll", "leader-roll", "extra-roll"];
const LOSSES = ["unit-lost", "elite-reduced", "army-destroyed", "leaders-lost", "figure-lost", "slain"];
/** What the scene shows by itself. */
const SHOWN = ["announced", "hits-due"];
const HUNT = [
  "hunt-roll",
  "tile",
  "damage",
  "damage-lowered",
  "corrupted",
  "healed",
  "companion-lost",
  "revealed",
  "found",
  "walked",
  "stopped",
  "left-fellowship",
  "guide",
  "mordor-step",
  "give-away",
];
const HUNT_BEGINS = ["hunt-roll", "tile"];

/** Which scene a line of the log can show again. */
export function sceneAt(event: GameEvent): "battle" | "hunt" | undefined {
  if (event.kind === "attack") return "battle";
  return HUNT_BEGINS.includes(event.kind) ? "hunt" : undefined;
}

/** The same, but only for the first of its lines among these. */
export function sceneFirstAt(events: readonly GameEvent[], index: number): "battle" | "hunt" | undefined {
  const event = events[index];
  const scene = event && sceneAt(event);
  return events.findIndex((one) => sceneAt(one) === scene) === index ? scene : undefined;
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const side = (value: unknown): Side => SIDES.find((one) => one === value) ?? "free";

function rollOf({ kind, data }: GameEvent): Roll {
  const [needed, bonus] = [number(data["needed"]), number(data["bonus"])];
  const hits = (result: number) => result === 6 || (result !== 1 && result + bonus >= needed);
  return {
    side: side(data["side"]),
    why: kind,
    dice: numbers(data["results"]).map((result) => ({ result, hit: hits(result) })),
    hits: number(data["hits"]),
  };
}

/** The battle that begins with the last attack among these events; nothing if there is none. */
export function battleIn(events: readonly GameEvent[]): BattleScene | undefined {
  const start = events.findLastIndex(({ kind }) => kind === "attack");
  const attack = events[start];
  if (!attack) return undefined;
  const target = attack.data["to"];
  const scene: BattleScene = {
    kind: "battle",
    attacker: side(attack.data["side"]),
    region: typeof target === "string" ? locationOf(target).region : "",
    force: forceOf(attack.data["force"]),
    against: forceOf(attack.data["against"]),
    rounds: [],
    over: false,
    told: [attack],
  };
  for (const event of events.slice(start + 1)) {
    if (scene.over) break;
    tell(scene, event);
  }
  return scene;
}

function tell(scene: BattleScene, event: GameEvent): void {
  const round = scene.rounds.at(-1);
  if (event.kind === "round") {
    scene.rounds.push({ number: number(event.data["number"]), cards: {}, rolls: [], losses: [], told: [] });
  } else if (event.kind === "battle-over") {
    scene.over = true;
    scene.told.push(event);
  } else if (!round) scene.told.push(event);
  else if (ROLLS.includes(event.kind)) round.rolls.push(rollOf(event));
  else if (event.kind === "combat-card") round.cards[side(event.data["side"])] = `${event.data["card"]}`;
  else if (LOSSES.includes(event.kind)) round.losses.push(...lossesIn(event));
  else if (!SHOWN.includes(event.kind)) round.told.push(event);
}

const forceOf = (value: unknown): Force => (value && typeof value === "object" ? (value as Force) : {});

function lossesIn({ data }: GameEvent): Loss[] {
  const { kind, regular } = data;
  const lost = typeof kind === "string" ? { [kind]: 1 } : forceOf(data["force"]);
  const instead = typeof regular === "string" ? { instead: regular } : {};
  return Object.entries(lost).map(([one, count]) => ({ side: sideOf(one), kind: one, count, ...instead }));
}

/** The last Hunt among these events; nothing if there is none. */
export function huntIn(events: readonly GameEvent[]): HuntScene | undefined {
  const last = events.findLastIndex(({ kind }) => HUNT_BEGINS.includes(kind));
  return last < 0 ? undefined : huntAround(events, last);
}

/** The Hunt to which the event with this number belongs: what is told of one stands together. */
function huntAround(events: readonly GameEvent[], at: number): HuntScene {
  let start = at;
  while (start > 0 && HUNT.includes(events[start - 1]?.kind ?? "")) start -= 1;
  const scene: HuntScene = { kind: "hunt", rolls: [], tiles: [], told: [] };
  for (const event of events.slice(start)) {
    if (!HUNT.includes(event.kind)) break;
    if (event.kind === "hunt-roll")
      scene.rolls.push({
        results: numbers(event.data["results"]),
        needed: number(event.data["needed"]),
        again: scene.rolls.length > 0,
      });
    else if (event.kind === "tile") scene.tiles.push(`${event.data["tile"]}`);
    else scene.told.push(event);
  }
  return scene;
}

/** The scene that a line of the log belongs to. */
export function sceneFrom(log: readonly LogEntry[], n: number): BattleScene | HuntScene | undefined {
  const entry = log.find((one) => one.n === n);
  const found = entry?.events.map(sceneAt).find((kind) => kind !== undefined);
  if (!entry || !found) return undefined;
  if (found === "hunt") {
    const begin = entry.events.find(({ kind }) => HUNT_BEGINS.includes(kind));
    const all = log.flatMap(({ events }) => events);
    return begin && huntAround(all, all.indexOf(begin));
  }
  const from = log.filter((one) => one.n >= n).flatMap(({ events }) => events);
  const begin = from.findIndex(({ kind }) => kind === "attack");
  const end = from.findIndex(({ kind }, index) => index > begin && kind === "battle-over");
  return battleIn(from.slice(begin, end < 0 ? undefined : end + 1));
}
