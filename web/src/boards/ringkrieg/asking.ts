/** What the question in hand lets people pick, on the map and beside it. */
import type { Choice } from "../../protocol/types";

export interface Asking {
  /** Every target of the question. */
  targets: Set<string>;
  selectable: Set<string>;
  selected: string[];
  /** What is shown as open: where an answer takes several picks, the first ones, and then whatever fits. */
  offered: Set<string>;
  pick(target: string): void;
}

export function offeredBy(
  choices: readonly Choice[],
  selectable: Set<string>,
  selected: readonly string[],
): Set<string> {
  return selected.length > 0 ? selectable : new Set(choices.flatMap(({ targets }) => targets.slice(0, 1)));
}

const ON_MAP = ["region", "to"];
const INSIDE = "inside-";

export const kindOf = (target: string): string => target.slice(0, target.indexOf(":"));
export const nameOf = (target: string): string => target.slice(target.indexOf(":") + 1);

/** The region a target lies in; nothing for what is not on the map. */
export function regionOf(target: string): string | undefined {
  if (!ON_MAP.includes(kindOf(target))) return undefined;
  return locationOf(nameOf(target)).region;
}

export interface Location {
  region: string;
  /** In the Stronghold, while others are outside. */
  inside: boolean;
}

/** `moria`, or `inside-moria` for those in the Stronghold. */
export function locationOf(name: string): Location {
  const inside = name.startsWith(INSIDE);
  return { region: inside ? name.slice(INSIDE.length) : name, inside };
}

/** What a pick takes back first: everything that goes with no choice of the new target. */
export function inTheWay(choices: readonly Choice[], selected: readonly string[], target: string): string[] {
  if (selected.includes(target)) return [];
  let left = choices.filter(({ targets }) => targets.includes(target));
  return selected.filter((other) => {
    const fitting = left.filter(({ targets }) => targets.includes(other));
    if (fitting.length > 0) left = fitting;
    return fitting.length === 0;
  });
}

/** Which of a region's targets a click on it means: one already picked, else one that goes with what is picked, else
 * where another answer begins. Nothing else: what is picked is never sent, or changed, by a click on something else. */
export function meantBy(asking: Asking, choices: readonly Choice[], region: string): string | undefined {
  const here = [...asking.targets].filter((target) => regionOf(target) === region);
  const started = asking.selected.some((target) => kindOf(target) === "region");
  const order = started ? ["to", "region"] : ["region", "to"];
  const sorted = here.toSorted((one, other) => order.indexOf(kindOf(one)) - order.indexOf(kindOf(other)));
  return (
    sorted.find((target) => asking.selected.includes(target)) ??
    sorted.find((target) => asking.selectable.has(target)) ??
    sorted.find((target) => choices.some(({ targets }) => targets[0] === target))
  );
}

/** What is asked when something unreachable is clicked while an army is picked: whether it could go there. */
export function triedBy(selected: readonly string[], region: string): string[] | undefined {
  const from = selected.find((target) => kindOf(target) === "region");
  return from && regionOf(from) !== region ? [from, `to:${region}`] : undefined;
}

/** What a pick selects: with a destination alone, the only army that could go there, too. */
export function completed(choices: readonly Choice[], next: readonly string[], target: string): string[] {
  const fitting = choices.filter(({ targets }) => next.every((one) => targets.includes(one)));
  const alone = kindOf(target) === "to" && !next.some((one) => kindOf(one) === "region");
  return alone && fitting.length === 1 ? [...(fitting[0]?.targets ?? next)] : [...next];
}
