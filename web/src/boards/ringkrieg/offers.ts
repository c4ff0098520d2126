/** What can be chosen beside the map, put in order: what a die can do in groups, figures, cards, numbers, buttons. */
import type { Choice, OpenQuestion } from "../../protocol/types";
import type { Step } from "../../table/composing";
import { kindOf, locationOf, nameOf, regionOf } from "./asking";
import { characterOf } from "./cards/book";
import { type Force, type Side, sideOf } from "./figures";
import type { Position } from "./position";

/** Groups of what a die can do, in the order they are shown; what is not listed here comes under `other`. */
const USES: Record<string, readonly string[]> = {
  fellowship: ["move-fellowship", "hide", "declare"],
  move: ["move-army", "messenger-move"],
  attack: ["attack", "messenger-attack"],
  muster: ["recruit", "voice-of-saruman", "bring-faction", "recruit-dunlendings", "black-ships", "build-engine"],
  diplomacy: ["diplomacy", "statesman"],
  character: ["separate", "move-companions", "move-minions", "bring-character"],
  card: ["play-card", "messenger-play", "draw-card", "remove-card"],
  other: [],
  discard: ["skip"],
};

export interface Group {
  id: string;
  targets: string[];
}

/** The uses among these targets, group by group. */
export function usesIn(targets: readonly string[]): Group[] {
  const uses = targets.filter((target) => kindOf(target) === "use");
  const known = new Set(Object.values(USES).flat());
  return Object.entries(USES)
    .map(([id, names]) => ({
      id,
      targets: uses.filter((use) => names.includes(nameOf(use)) || (id === "other" && !known.has(nameOf(use)))),
    }))
    .filter((group) => group.targets.length > 0);
}

const MARCHES = [...(USES.move ?? []), ...(USES.attack ?? [])];
const WALKS = ["move-companions", "move-minions"];
const PLAYS = ["play-card", "messenger-play"];
/** Units and Leaders; all other figures also go by themselves. */
const IN_ARMIES = /-(regular|elite|leader)$/;

/** The answers by which a die lets an army march or fight, and those in it walk or fly who need none. */
export function armyUses(choices: readonly Choice[], figures: readonly string[]): Choice[] {
  const walks = figures.some((figure) => !IN_ARMIES.test(figure)) ? WALKS : [];
  return choices.filter(({ targets }) => isUse(targets, [...MARCHES, ...walks]));
}

/** The answers by which a die plays a card of this type. */
export function cardUses(choices: readonly Choice[], type: string): Choice[] {
  return choices.filter(({ targets }) => isUse(targets, PLAYS) && targets.some((target) => plays(target, type)));
}

function isUse(targets: readonly string[], names: readonly string[]): boolean {
  return targets.some((target) => kindOf(target) === "use" && names.includes(nameOf(target)));
}

function plays(target: string, type: string): boolean {
  const face = nameOf(target);
  return kindOf(target) === "die" && (["event", "will"].includes(face) || face.split("-").includes(type));
}

/** The track that a question is about: that of the nations, or the Hunt. */
export function trackFor(kind: string, choices: readonly Choice[]): "politics" | "hunt" | undefined {
  if (choices.some(({ targets }) => targets.some((target) => kindOf(target) === "nation"))) return "politics";
  return choices.length > 0 && kind.startsWith("hunt") ? "hunt" : undefined;
}

/** Numbers to choose from: dice for the Hunt, for a re-roll, points of Leadership. */
export function isNumber(target: string): boolean {
  return /^\d+$/.test(nameOf(target));
}

/** Targets beside the map of the kinds given, in the order of the choices. */
export function beside(targets: Iterable<string>, ...kinds: string[]): string[] {
  return [...targets].filter((target) => regionOf(target) === undefined && kinds.includes(kindOf(target)));
}

/** Questions that are asked once for each figure, and answered here with one picker. */
interface Rule {
  /** `stay`: all are picked, and some are left; `join`: one after the other joins; `count`: this many have to be named. */
  way: "stay" | "join" | "count";
  /** The answer that ends the series. */
  end?: string;
}
const GATHERED: Record<string, Rule> = {
  "who-goes": { way: "stay", end: "button:go" },
  "who-fights": { way: "stay", end: "button:go" },
  advance: { way: "stay", end: "button:go" },
  "pick-leaver": { way: "join", end: "button:done" },
  "pick-companion": { way: "join", end: "button:done" },
  casualty: { way: "count" },
  "own-hits": { way: "count", end: "button:enough" },
  "pick-lost": { way: "count" },
};

export interface Row {
  target: string;
  /** How often it can be named. */
  most: number;
  /** How many of the hits it takes. */
  cost: number;
}

export interface Gathering extends Rule {
  kind: string;
  rows: Row[];
  /** How many may be named in all, counted by what they cost. */
  most: number;
}

export type Counts = Readonly<Record<string, number>>;

/** The picker for a question, if it is one of those that are asked figure by figure. `picked` are those who are about
 * to go, `force` those who can be hit. */
export function gathering(
  question: OpenQuestion,
  choices: readonly Choice[],
  picked: Force,
  force: Force = {},
): Gathering | undefined {
  const rule = GATHERED[question.kind];
  const named = choices.flatMap(({ targets }) => targets).filter((target) => kindOf(target) !== "button");
  if (!rule || named.length === 0) return undefined;
  const due = numberIn(question, "hits") ?? numberIn(question, "left") ?? 1;
  const rows =
    rule.way === "stay"
      ? Object.entries(picked).map(([figure, count]) => ({ target: `figure:${figure}`, most: count, cost: 1 }))
      : named.map((target) => rowOf(target, rule.way === "count" ? due : 1, force));
  const most = rule.way === "count" ? Math.min(due, endurance(rows)) : rows.reduce((sum, row) => sum + row.most, 0);
  return { ...rule, kind: question.kind, rows, most };
}

function rowOf(target: string, due: number, force: Force): Row {
  const cost = kindOf(target) === "outright" ? 2 : 1;
  return { target, most: isPerson(target) ? 1 : (force[nameOf(target)] ?? due), cost };
}

/** Companions and other characters: there is only one of each. */
export const isPerson = (target: string): boolean => characterOf(nameOf(target)) !== undefined;

/** An Elite that is reduced goes on as a Regular. */
const regularOf = (target: string): string => target.replace(/-elite$/, "-regular");
const isElite = ({ target }: Row): boolean => kindOf(target) === "figure" && target.endsWith("-elite");

/** Whether a figure that is named stays as a Regular. */
export const isReduced = ({ kind }: Gathering, target: string): boolean =>
  HIT.includes(kind) && isElite({ target, most: 0, cost: 1 });
/** Questions about hits. */
const HIT = ["casualty", "own-hits"];

/** How many hits an army can take at all. */
function endurance(rows: readonly Row[]): number {
  const reduced = rows.filter((row) => isElite(row) && rows.some((one) => one.target === regularOf(row.target)));
  return [...rows.filter(({ cost }) => cost === 1), ...reduced].reduce((sum, row) => sum + row.most, 0);
}

export const spent = ({ rows }: Gathering, counts: Counts): number =>
  rows.reduce((sum, { target, cost }) => sum + cost * (counts[target] ?? 0), 0);

/** How many of a row there are, as the others are counted. */
export function there({ rows }: Gathering, counts: Counts, { target, most }: Row): number {
  const elite = rows.find((row) => isElite(row) && regularOf(row.target) === target);
  const twin = rows.find((row) => row.target !== target && nameOf(row.target) === nameOf(target));
  return most + (elite ? (counts[elite.target] ?? 0) : 0) - (twin ? (counts[twin.target] ?? 0) : 0);
}

/** One more of a row; where no more may be named, instead of the last others. Nothing if there is none left. */
export function oneMore(gathering: Gathering, counts: Counts, row: Row): Counts | undefined {
  const count = counts[row.target] ?? 0;
  if (count >= there(gathering, counts, row)) return undefined;
  let next: Counts = { ...counts, [row.target]: count + 1 };
  for (const { target } of gathering.rows.toReversed()) {
    while (target !== row.target && (next[target] ?? 0) > 0 && spent(gathering, next) > gathering.most)
      next = { ...next, [target]: (next[target] ?? 0) - 1 };
  }
  return spent(gathering, next) > gathering.most ? undefined : next;
}

/** What is counted at first: everybody who may go; of losses Regulars before Elites; nobody who has to be named. */
export function atFirst(gathering: Gathering): Counts {
  const { way, rows, end } = gathering;
  if (way === "stay") return Object.fromEntries(rows.map(({ target, most }) => [target, most]));
  let counts: Counts = Object.fromEntries(rows.map(({ target }) => [target, 0]));
  if (way === "join" || end || rows.some(({ target }) => isPerson(target))) return counts;
  while (spent(gathering, counts) < gathering.most) {
    const row = rows.find((one) => one.cost === 1 && (counts[one.target] ?? 0) < there(gathering, counts, one));
    if (!row) break;
    counts = { ...counts, [row.target]: (counts[row.target] ?? 0) + 1 };
  }
  return counts;
}

/** Those whom a question about losses can hit: the attackers, or who stands there. */
export function struckBy(question: OpenQuestion, side: Side, position: Position): Force {
  const region = regionIn(question, "region") ?? "";
  const { battle } = position;
  const attacks = battle?.attacker === side && locationOf(battle.origin).region === region;
  if (attacks) return battle.force;
  const inside = ownOf(position.strongholds[region] ?? {}, side);
  return Object.keys(inside).length > 0 ? inside : ownOf(position.regions[region] ?? {}, side);
}

const ownOf = (force: Force, side: Side): Force =>
  Object.fromEntries(Object.entries(force).filter(([kind]) => sideOf(kind) === side));

function numberIn(question: OpenQuestion, name: string): number | undefined {
  const value = question.prompt.args?.[name];
  return typeof value === "number" ? value : undefined;
}

/** The region that a question speaks of. */
export function regionIn(question: OpenQuestion, name: string): string | undefined {
  const spoken = question.prompt.args?.[name];
  const key = typeof spoken === "object" && spoken !== null && "key" in spoken ? spoken.key : "";
  return /^ringkrieg-region-(.+)$/.exec(key)?.[1];
}

/** Units before Leaders and characters: these may not be left without them. */
const LAST = /leader$/;

/** The answers that name this many of each, and then end the series. */
export function stepsFor(named: Record<string, number>, kinds: readonly string[], end?: string): Step[] {
  const order = Object.keys(named).toSorted((one, other) => Number(rank(one)) - Number(rank(other)));
  const steps: Step[] = order.flatMap((target) =>
    Array.from({ length: named[target] ?? 0 }, () => ({ targets: [target], kinds })),
  );
  return end ? [...steps, { targets: [end], kinds }] : steps;
}

function rank(target: string): boolean {
  return LAST.test(target) || !target.includes("-");
}
