/** What can be chosen beside the map, put in order: what a die can do in groups, figures, cards, numbers, buttons. */
import type { Choice, OpenQuestion } from "../../protocol/types";
import type { Step } from "../../table/composing";
import { kindOf, nameOf, regionOf } from "./asking";
import type { Force } from "./figures";

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
  /** `stay`: all are picked, and some are left; `join`: one after the other joins; `count`: so many have to be named. */
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

export interface Gathering extends Rule {
  kind: string;
  /** What can be named, and how often at most. */
  rows: { target: string; most: number }[];
  /** How many may be named in all. */
  most: number;
}

/** The picker for a question, if it is one of those that are asked figure by figure. */
export function gathering(question: OpenQuestion, choices: readonly Choice[], picked: Force): Gathering | undefined {
  const rule = GATHERED[question.kind];
  const named = choices.flatMap(({ targets }) => targets).filter((target) => kindOf(target) !== "button");
  if (!rule || named.length === 0) return undefined;
  const due = numberIn(question, "hits") ?? numberIn(question, "left");
  const most = rule.way === "count" ? (due ?? 1) : named.length * 9;
  if (rule.way === "count" && most < 2) return undefined;
  const rows =
    rule.way === "stay"
      ? Object.entries(picked).map(([figure, count]) => ({ target: `figure:${figure}`, most: count }))
      : named.map((target) => ({ target, most: rule.way === "join" ? 1 : most }));
  return { ...rule, kind: question.kind, rows, most };
}

function numberIn(question: OpenQuestion, name: string): number | undefined {
  const value = question.prompt.args?.[name];
  return typeof value === "number" ? value : undefined;
}

/** Units before Leaders and characters: these may not be left without them. */
const LAST = /leader$/;

/** The answers that name so many of each, and then end the series. */
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
