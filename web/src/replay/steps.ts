/** The steps of a finished game, fetched in parts when they are needed. */
import * as api from "../protocol/api";
import type { Replay, Step } from "../protocol/types";

/** So many steps come together with their positions: few enough to be there at once. */
export const PART = 25;
/** So many come together as a log, which has no positions and costs next to nothing. */
export const LOG_PART = 100;
/** So many steps before and behind the shown one are fetched before somebody goes there. */
const NEAR = 8;

type Fetch = (table: string, seat: number | null, from: number, to: number, views: boolean) => Promise<Replay>;

/** A step, the number of the last one, and the log up to it. */
export interface Shown {
  step: Step;
  last: number;
  log: Step[];
}

export class Steps {
  #table: string;
  #fetch: Fetch;
  #parts = new Map<string, Promise<Replay>>();

  constructor(table: string, fetch: Fetch = api.replay) {
    this.#table = table;
    this.#fetch = fetch;
  }

  /** Step `n` as `seat` saw it; beyond the end it is the last one. */
  async at(n: number, seat: number | null): Promise<Shown> {
    const wanted = Math.max(0, n);
    const [part, log] = await Promise.all([this.#part(wanted, seat), this.#upTo(wanted, seat)]);
    if (wanted > part.answered) return this.at(part.answered, seat);
    const step = part.steps[wanted - part.from];
    if (!step) throw new Error(`the replay has no step ${wanted}`);
    for (const near of [wanted + NEAR, wanted - NEAR])
      if (near >= 0 && near <= part.answered) this.#part(near, seat).catch(() => undefined);
    return { step, last: part.answered, log };
  }

  /** The log up to `n`: the part of `n`, and the one before. */
  async #upTo(n: number, seat: number | null): Promise<Step[]> {
    const wanted = n < LOG_PART ? [n] : [n - LOG_PART, n];
    const parts = await Promise.all(wanted.map((one) => this.#log(one, seat)));
    return parts.flatMap(({ steps }) => steps).filter((step) => step.n <= n);
  }

  #part(n: number, seat: number | null): Promise<Replay> {
    return this.#once(Math.floor(n / PART) * PART, PART, seat, true);
  }

  #log(n: number, seat: number | null): Promise<Replay> {
    return this.#once(Math.floor(n / LOG_PART) * LOG_PART, LOG_PART, seat, false);
  }

  #once(from: number, count: number, seat: number | null, views: boolean): Promise<Replay> {
    const key = `${seat} ${from} ${views}`;
    const part = this.#parts.get(key) ?? this.#fetch(this.#table, seat, from, from + count - 1, views);
    this.#parts.set(key, part);
    part.catch(() => this.#parts.delete(key));
    return part;
  }
}
