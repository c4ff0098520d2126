/** Battles and Hunts, put together again from what the log tells of them. */
import type { LogOf } from "../../../protocol/events";
import { locationOf } from "../asking";
import { type Force, type Side, sideOf } from "../figures";
import type { BoardEvent, CombatRoll } from "../types";

type Kind = BoardEvent["kind"];

export interface Roll {
  side: Side;
  why: "combat-roll" | "leader-roll" | "extra-roll";
  dice: { result: number; hit: boolean }[];
  needed: number;
  bonus: number;
  hits: number;
}

export interface Round {
  number: number;
  cards: Partial<Record<Side, string>>;
  rolls: Roll[];
  /** What left the board. */
  losses: Loss[];
  /** What else was told of the round. */
  told: BoardEvent[];
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
  told: BoardEvent[];
}

export interface HuntScene {
  kind: "hunt";
  rolls: { results: number[]; needed: number; again: boolean }[];
  tiles: string[];
  /** Damage, what was done about it, and what it led to, in words of the log. */
  told: BoardEvent[];
}

const HUNT: readonly Kind[] = [
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
];
const HUNT_BEGINS: readonly Kind[] = ["hunt-roll", "tile"];

/** Which scene a line of the log can show again. */
export function sceneAt(event: BoardEvent): "battle" | "hunt" | undefined {
  if (event.kind === "attack") return "battle";
  return HUNT_BEGINS.includes(event.kind) ? "hunt" : undefined;
}

/** The same, but only for the first of its lines among these. */
export function sceneFirstAt(events: readonly BoardEvent[], index: number): "battle" | "hunt" | undefined {
  const event = events[index];
  const scene = event && sceneAt(event);
  return events.findIndex((one) => sceneAt(one) === scene) === index ? scene : undefined;
}

function rollOf(why: Roll["why"], { side, results, needed, bonus, hits }: CombatRoll): Roll {
  const hit = (result: number): boolean => result === 6 || (result !== 1 && result + bonus >= needed);
  return { side, why, dice: results.map((result) => ({ result, hit: hit(result) })), needed, bonus, hits };
}

/** The battle that begins with the last attack among these events; nothing if there is none. */
export function battleIn(events: readonly BoardEvent[]): BattleScene | undefined {
  const start = events.findLastIndex(({ kind }) => kind === "attack");
  const attack = events[start];
  if (attack?.kind !== "attack") return undefined;
  const { side, to, force, against } = attack.data;
  const scene: BattleScene = {
    kind: "battle",
    attacker: side,
    region: locationOf(to).region,
    force,
    against,
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

function tell(scene: BattleScene, event: BoardEvent): void {
  const round = scene.rounds.at(-1);
  if (event.kind === "round") {
    scene.rounds.push({ number: event.data.number, cards: {}, rolls: [], losses: [], told: [] });
  } else if (event.kind === "battle-over") {
    scene.over = true;
    scene.told.push(event);
  } else if (round) tellRound(round, event);
  else scene.told.push(event);
}

function tellRound(round: Round, event: BoardEvent): void {
  const { kind, data } = event;
  switch (kind) {
    case "combat-roll":
    case "leader-roll":
    case "extra-roll":
      round.rolls.push(rollOf(kind, data));
      break;
    case "combat-card":
      round.cards[data.side] = data.card;
      break;
    case "unit-lost":
    case "figure-lost":
    case "slain":
      round.losses.push(...lossesOf({ [data.kind]: 1 }));
      break;
    case "elite-reduced":
      round.losses.push({ side: sideOf(data.kind), kind: data.kind, count: 1, instead: data.regular });
      break;
    case "army-destroyed":
    case "leaders-lost":
      round.losses.push(...lossesOf(data.force));
      break;
    // What the scene shows by itself.
    case "announced":
    case "hits-due":
    case "forced":
      break;
    default:
      round.told.push(event);
  }
}

const lossesOf = (force: Force): Loss[] =>
  Object.entries(force).map(([kind, count]) => ({ side: sideOf(kind), kind, count }));

/** The last Hunt among these events; nothing if there is none. */
export function huntIn(events: readonly BoardEvent[]): HuntScene | undefined {
  const last = events.findLastIndex(({ kind }) => HUNT_BEGINS.includes(kind));
  return last < 0 ? undefined : huntAround(events, last);
}

/** The Hunt to which the event with this number belongs: what is told of one stands together. */
function huntAround(events: readonly BoardEvent[], at: number): HuntScene {
  let start = at;
  for (let before = events[at - 1]; before && HUNT.includes(before.kind); before = events[start - 1]) start -= 1;
  const scene: HuntScene = { kind: "hunt", rolls: [], tiles: [], told: [] };
  for (const event of events.slice(start)) {
    if (!HUNT.includes(event.kind)) break;
    if (event.kind === "hunt-roll") {
      const { results, needed } = event.data;
      scene.rolls.push({ results, needed, again: scene.rolls.length > 0 });
    } else if (event.kind === "tile") scene.tiles.push(event.data.tile);
    else scene.told.push(event);
  }
  return scene;
}

/** The scene that a line of the log belongs to. */
export function sceneFrom(log: readonly LogOf<BoardEvent>[], n: number): BattleScene | HuntScene | undefined {
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
