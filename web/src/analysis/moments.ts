/** The moments of an analysis, fetched when they are looked at. */
import * as api from "../protocol/api";
import type { AnalysedMoment, Json, Text } from "../protocol/types";
import { type Analysis, type Place, wayTo } from "../shell/analysis";

type Base = (moment: number) => Promise<AnalysedMoment>;

export class Moments {
  #base: Base;
  #known = new Map<string, Promise<AnalysedMoment>>();

  constructor(base: Base) {
    this.#base = base;
  }

  /** The moment of the record, with the position as it was. */
  of(moment: number): Promise<AnalysedMoment> {
    return this.#once(`${moment}`, () => this.#base(moment));
  }

  at(analysis: Analysis, place: Place): Promise<AnalysedMoment> {
    const line = wayTo(analysis, place).map((number) => {
      const { answer = 0, chance = [] } = analysis.tried[number] ?? {};
      return { answer, chance };
    });
    if (line.length === 0) return this.of(place.moment);
    return this.#once(`${place.moment} ${JSON.stringify(line)}`, async () => {
      const { position } = await this.of(place.moment);
      return api.tryLine({ position: position as Record<string, Json>, line, seed: null });
    });
  }

  /** What comes of an answer at a place; chance is chosen, drawn by a seed, or left to the dice that lie there. */
  async tryAt(
    analysis: Analysis,
    place: Place,
    answer: number,
    chance: number[] | null,
    seed: number | null,
  ): Promise<AnalysedMoment> {
    const { position } = await this.at(analysis, place);
    return api.tryLine({ position: position as Record<string, Json>, line: [{ answer, chance }], seed });
  }

  /** The words of a tried answer, which stand among the choices before it. */
  async textOf(analysis: Analysis, number: number): Promise<Text | undefined> {
    const one = analysis.tried[number];
    if (!one) return undefined;
    const { choices } = await this.at(analysis, { moment: one.moment, tried: one.parent });
    return choices.find(({ answer }) => answer === one.answer)?.text;
  }

  #once(key: string, ask: () => Promise<AnalysedMoment>): Promise<AnalysedMoment> {
    const found = this.#known.get(key) ?? ask();
    this.#known.set(key, found);
    found.catch(() => this.#known.delete(key));
    return found;
  }
}
