/** Several answers given as one: each is looked up in the question that is then open, and checked by the server. */
import type { Choice } from "../protocol/types";

export interface Step {
  /** Exactly the targets of the choice meant. */
  targets: readonly string[];
  /** Taken only where a question of one of these kinds is open; elsewhere the step is left out. */
  kinds?: readonly string[];
}

export type Next = { choice: Choice } | { missing: readonly string[] } | "left out";

/** What a step means for the question that is open. */
export function nextOf(step: Step, kind: string, choices: readonly Choice[]): Next {
  if (step.kinds && !step.kinds.includes(kind)) return "left out";
  const choice = choices.find(({ targets }) => sameTargets(targets, step.targets));
  return choice ? { choice } : { missing: step.targets };
}

function sameTargets(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((target) => other.includes(target));
}
