/** What the end of a game means for those who look at it. */
import type { Outcome } from "../protocol/types";

export type Verdict = "over" | "won" | "won-together" | "lost";

/** It speaks to a player; several people at one screen, and those who watch, only read that the game is over. */
export function verdictFor(outcome: Pick<Outcome, "winners">, mine: readonly number[]): Verdict {
  const [seat] = mine;
  if (seat === undefined || mine.length > 1) return "over";
  if (!outcome.winners.includes(seat)) return "lost";
  return outcome.winners.length > 1 ? "won-together" : "won";
}

/** Whether a rule has ended the game, and not a player who gave it up or was away. */
export const ended = ({ reason }: Outcome): boolean => reason !== "" && reason !== "given-up" && reason !== "claimed";
