/** What answers are worth, estimated part by part in imagined games, until it is stopped. */
import * as api from "../protocol/api";
import { tried } from "../protocol/failure";
import type { Json, Problem } from "../protocol/types";

const MOST_WORLDS = 40;

export interface Estimate {
  answer: number;
  mean: number;
  /** Half of the 95 % interval. */
  margin: number;
}

/** Means with their margins, the best first. */
export function estimatesOf(answers: readonly number[], worlds: readonly (readonly number[])[]): Estimate[] {
  const n = worlds.length;
  const found = answers.map((answer, place) => {
    const values = worlds.map((world) => world[place] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, n);
    const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1);
    return { answer, mean, margin: n > 1 ? 1.96 * Math.sqrt(spread / n) : 0 };
  });
  return found.sort((one, other) => other.mean - one.mean);
}

export class Estimating {
  estimates = $state.raw<Estimate[]>([]);
  exact = $state(false);
  worlds = $state(0);
  busy = $state(false);
  failure = $state.raw<Problem>();
  #run = 0;

  start = async (position: Record<string, Json>): Promise<void> => {
    const run = ++this.#run;
    this.busy = true;
    this.failure = await tried(() => this.#all(run, position));
    if (run === this.#run) this.busy = false;
  };

  /** Forgets what was found; what is on its way is not looked at any more. */
  stop = (): void => {
    this.#run += 1;
    this.busy = false;
    this.estimates = [];
    this.worlds = 0;
  };

  async #all(run: number, position: Record<string, Json>): Promise<void> {
    let answers: number[] = [];
    const worlds: number[][] = [];
    while (worlds.length < MOST_WORLDS) {
      const part = await api.worth({ position, answers, first: worlds.length });
      if (run !== this.#run) return;
      answers = part.answers;
      worlds.push(...part.worlds);
      this.exact = part.exact;
      this.worlds = worlds.length;
      this.estimates = estimatesOf(answers, worlds);
      if (part.exact) return;
    }
  }
}
