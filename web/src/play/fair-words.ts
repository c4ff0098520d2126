/** What the check of the dice has found, in words. */
import type { Kept } from "../shell/fair/kept";
import type { Verdict } from "../shell/fair/verdict";
import { t } from "../shell/words.svelte";

export function summaryOf(verdict: Verdict): string {
  if (verdict.kind === "kept") return t("dice-kept", { draws: verdict.draws });
  return t(verdict.kind === "seed" ? "dice-seed-only" : `dice-${verdict.kind}`);
}

/** What is proved, and what is not. */
export function wordsOf(verdict: Verdict, names: readonly string[]): string[] {
  if (verdict.kind === "none") return [t("dice-none-note")];
  if (verdict.kind === "unseen") return [t("dice-unseen-note")];
  if (verdict.kind === "seed") return [t("dice-seed-only-note")];
  if (verdict.kind === "broken")
    return [
      verdict.why === "draw" ? t("dice-broken-draw", { ...verdict.difference }) : t(`dice-broken-${verdict.why}`),
    ];
  const called = (seats: number[]): string[] =>
    seats.map((seat) => names[seat] ?? t("seat-numbered", { number: seat + 1 }));
  return [
    t("dice-kept-note"),
    verdict.seats.length > 0 ? t("dice-with", { names: called(verdict.seats) }) : t("dice-alone"),
    ...(verdict.silent.length > 0 ? [t("dice-silent", { names: called(verdict.silent) })] : []),
    ...(verdict.late ? [t("dice-late")] : []),
  ];
}

/** The same check from outside, with all that this browser saw and gave. */
export function commandFor(file: string, { commitment, pledges, mine }: Kept): string {
  const given = Object.values(mine).filter(({ given }) => given);
  return [
    `ringspiel verify ${file}`,
    ...(commitment ? [`--commitment ${commitment}`] : []),
    ...given.map(({ value }) => `--contribution ${value}`),
    ...Object.values(pledges).map((pledge) => `--pledge ${pledge}`),
  ].join(" ");
}
