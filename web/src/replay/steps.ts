/** The steps of a finished game, fetched in parts when they are needed. */
import * as api from "../protocol/api";
import type { Replay, Step } from "../protocol/types";

export const PART = 100;

type Fetch = (table: string, seat: number | null, from: number, to: number) => Promise<Replay>;

export class Steps {
  #table: string;
  #fetch: Fetch;
  #parts = new Map<string, Promise<Replay>>();

  constructor(table: string, fetch: Fetch = api.replay) {
    this.#table = table;
    this.#fetch = fetch;
  }

  /** Step `n` as `seat` saw it, with the number of the last step; beyond the end it is the last one. */
  async at(n: number, seat: number | null): Promise<{ step: Step; last: number }> {
    // Most wishes lie within the game: their parts are under way before its length is known.
    if (!this.#parts.has(`${seat} 0`)) this.upTo(n, seat).catch(() => undefined);
    const { answered } = await this.#part(0, seat);
    const wanted = Math.min(Math.max(0, n), answered);
    const part = await this.#part(Math.floor(wanted / PART), seat);
    const step = part.steps[wanted - part.from];
    if (!step) throw new Error(`the replay has no step ${wanted}`);
    return { step, last: answered };
  }

  /** The steps up to `n` that are already there to be read, without asking for more than the part of `n` and one before. */
  async upTo(n: number, seat: number | null): Promise<Step[]> {
    const number = Math.floor(n / PART);
    const parts = await Promise.all([number - 1, number].filter((one) => one >= 0).map((one) => this.#part(one, seat)));
    return parts.flatMap(({ steps }) => steps).filter((step) => step.n <= n);
  }

  #part(number: number, seat: number | null): Promise<Replay> {
    const key = `${seat} ${number}`;
    const part = this.#parts.get(key) ?? this.#fetch(this.#table, seat, number * PART, number * PART + PART - 1);
    this.#parts.set(key, part);
    part.catch(() => this.#parts.delete(key));
    return part;
  }
}
