/** How selecting board elements becomes an answer: a choice is meant when exactly its targets are selected. */
import type { Choice } from "../protocol/types";

/** The choices whose targets are exactly those selected. */
export function meant(choices: readonly Choice[], selected: readonly string[]): Choice[] {
  if (selected.length === 0) return [];
  return compatible(choices, selected).filter((choice) => choice.targets.length === selected.length);
}

/** The choices that the selection can still grow into. */
export function compatible(choices: readonly Choice[], selected: readonly string[]): Choice[] {
  return choices.filter((choice) => selected.every((target) => choice.targets.includes(target)));
}

/** Targets that occur in some choice compatible with the selection; all of them where a click moves the selection. */
export function selectable(choices: readonly Choice[], selected: readonly string[]): Set<string> {
  if (singly(choices)) return new Set(targetsOf(choices));
  return new Set(compatible(choices, selected).flatMap((choice) => choice.targets));
}

/** Every target of the question, in the order of the choices. */
export function targetsOf(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap((choice) => choice.targets))];
}

/** Whether one target is enough for every choice that has any. */
export function singly(choices: readonly Choice[]): boolean {
  return choices.every((choice) => choice.targets.length < 2);
}

/** The selection after a click. Where one target is enough, a click on another one moves the selection. */
export function toggled(choices: readonly Choice[], selected: readonly string[], target: string): string[] {
  if (selected.includes(target)) return selected.filter((other) => other !== target);
  return singly(choices) ? [target] : [...selected, target];
}

/** The answer that a click gives at once: the only one meant, where one target is enough and nobody wants to confirm. */
export function givenAtOnce(
  choices: readonly Choice[],
  selected: readonly string[],
  confirm: boolean,
): Choice | undefined {
  const matches = meant(choices, selected);
  return matches.length === 1 && singly(choices) && !confirm ? matches[0] : undefined;
}
