/** What the guide says where in a lesson: a function of how many answers stand. */
import type { Lesson, LessonStep } from "../../protocol/types";

/** The pages of what is said; a line of dashes separates them. */
export function pagesOf(say: string): string[] {
  return say.split(/\n-{3,}\n/).map((page) => page.trim());
}

/** The step at which the learner is asked now, if the lesson is not over. */
export function stepAt({ learner, steps }: Lesson, answered: number): LessonStep | undefined {
  const step = steps[answered];
  return step?.seat === learner ? step : undefined;
}

/** What is said before the learner's answer; where a step says nothing, what was said before still holds. */
export function saidAt({ learner, steps }: Lesson, answered: number): string {
  const said = steps.slice(0, answered + 1).findLast((step) => step.seat === learner && step.say !== "");
  return said?.say ?? "";
}

/** What came of the learner's last answer, and of those of others since. */
export function cameOf({ learner, steps }: Lesson, answered: number): string {
  const given = steps.slice(0, answered);
  const mine = given.findLastIndex(({ seat }) => seat === learner);
  return given
    .slice(Math.max(mine, 0))
    .map(({ came }) => came)
    .filter((came) => came !== "")
    .join("\n");
}

/** Why the guide wants another answer; empty if it has no reason of its own. */
export function objectionTo(step: LessonStep, answer: number): string {
  return step.others[`${answer}`] ?? step.otherwise;
}

/** Which of the parts in which something is said this is, and of how many. */
export function partAt({ steps }: Lesson, answered: number): { part: number; parts: number } {
  const parts = steps.filter(({ say }) => say !== "");
  return { part: parts.filter(({ after }) => after <= answered).length, parts: parts.length };
}
