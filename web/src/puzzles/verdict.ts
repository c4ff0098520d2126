/** The verdict on an answer to a puzzle or an exercise, in words. */
import type { Choice, PuzzleSolved, Text } from "../protocol/types";
import { points } from "../shell/numbers";
import { settings } from "../shell/settings.svelte";
import { t } from "../shell/words.svelte";

export const pointsOf = (chance: number): string => points(chance).toLocaleString(settings.locale);

/** What a wrong answer gives away, and which one is best if that is told. */
export function missed(found: PuzzleSolved, choice: Choice, words: (text: Text) => string): string {
  const figures = { points: pointsOf(found.loss), low: pointsOf(found.low), high: pointsOf(found.high) };
  const loss = t(found.exact ? "review-points" : "review-points-between", figures);
  const refused = t("puzzle-wrong", { given: words(choice.text), loss });
  return found.solution ? `${refused} ${t("puzzle-best", { choice: words(found.solution.text) })}` : refused;
}
