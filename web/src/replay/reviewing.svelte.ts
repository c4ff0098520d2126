/** A review on its way: fetched part by part, so that it shows how far it is and can be stopped. */
import * as api from "../protocol/api";
import { tried } from "../protocol/failure";
import type { Problem, ReviewPart } from "../protocol/types";

/** Parts that are asked for at the same time. */
const AT_ONCE = 2;

export class Reviewing {
  readonly table: string;
  parts = $state.raw<ReviewPart[]>([]);
  failure = $state.raw<Problem>();
  busy = $state(false);
  #wanted: number[] = [];
  #stopped = false;

  constructor(table: string) {
    this.table = table;
  }

  readonly answered = $derived.by(() => this.parts[0]?.answered ?? 0);
  readonly looked = $derived.by(() => this.parts.reduce((sum, { moments }) => sum + moments.length, 0));
  readonly done = $derived.by(() => !this.busy && this.parts.length > 0 && this.looked === this.answered);

  /** Begins, or goes on after a stop. */
  start = async (): Promise<void> => {
    this.busy = true;
    this.#stopped = false;
    this.failure = await tried(() => this.#all());
    this.busy = false;
  };

  /** What has been asked for still comes; nothing more is asked for. */
  stop = (): void => {
    this.#stopped = true;
  };

  async #all(): Promise<void> {
    const first = this.parts[0] ?? (await this.#fetch(1));
    const each = Math.max(1, first.to - first.from + 1);
    const known = new Set(this.parts.map(({ from }) => from));
    this.#wanted = [];
    for (let from = 1; from <= first.answered; from += each) if (!known.has(from)) this.#wanted.push(from);
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.#some()));
  }

  async #some(): Promise<void> {
    for (let from = this.#wanted.shift(); from !== undefined && !this.#stopped; from = this.#wanted.shift())
      await this.#fetch(from);
  }

  async #fetch(from: number): Promise<ReviewPart> {
    const part = await api.review(this.table, from);
    this.parts = [...this.parts, part];
    return part;
  }
}
