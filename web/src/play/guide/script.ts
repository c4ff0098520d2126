/** What the guide says where in a lesson: a function of how many answers stand. */
import type { Lesson, LessonStep } from "../../protocol/types";

export interface Page {
  /** What came of the last answer. */
  came: string;
  say: string;
}

/** The pages of what is said: a line of dashes separates them, and none has more than `most` characters if it can. */
export function pagesOf(say: string, came = "", most = Number.POSITIVE_INFINITY): Page[] {
  const said = say.split(/\n-{3,}\n/).flatMap((page) => packed(page.trim(), most));
  const before = came === "" ? [] : packed(came, most);
  const last = before.at(-1) ?? "";
  const fits = last === "" || last.length + (said[0]?.length ?? 0) <= most;
  const together = fits ? { came: last, say: said.shift() ?? "" } : { came: last, say: "" };
  return [
    ...before.slice(0, -1).map((came) => ({ came, say: "" })),
    together,
    ...said.map((say) => ({ came: "", say })),
  ];
}

/** Between sentences: before a capital letter, and not within an abbreviation. */
const SENTENCES = /(?<=[\p{L}*)“”]{2}[.!?]) (?=[\p{Lu}*„“])/u;

/** Whole paragraphs, as many on a page as fit. */
function packed(text: string, most: number): string[] {
  const pages: string[] = [];
  for (const paragraph of text.split(/\n\n+/)) {
    // A list that is too long for a page is told point by point, and other text sentence by sentence.
    const long = paragraph.length > most;
    const list = /^- /m.test(paragraph);
    const parts = !long ? [paragraph] : list ? paragraph.split(/\n(?=- )/) : paragraph.split(SENTENCES);
    parts.forEach((part, number) => {
      const last = pages.at(-1);
      if (last !== undefined && last.length + part.length <= most)
        pages[pages.length - 1] = `${last}${number === 0 ? "\n\n" : list ? "\n" : " "}${part}`;
      else pages.push(part);
    });
  }
  return pages;
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
