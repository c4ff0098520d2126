/** What an analysis stands on: a finished table with all its moments, or a position with a single one. */
import * as api from "../protocol/api";
import type { AnalysedMoment, Text } from "../protocol/types";
import type { Base } from "../shell/analysis";
import { namesOf } from "../shell/seat-names";
import { t } from "../shell/words.svelte";

export interface Source {
  base: Base;
  game: string;
  names: string[];
  answers: { seat: number; answer: number; notation: string }[];
  moment(n: number): Promise<AnalysedMoment>;
  /** These answers of the game in words; the first one is 1. */
  said(first: number, last: number): Promise<Text[]>;
  /** The record as it is, for a file. */
  record(): Promise<string>;
}

/** `begin` is the moment at which somebody looks first. */
export async function sourceOf(base: Base, begin: number): Promise<Source> {
  return base.position ? ofPosition(base, base.position) : ofTable(base.table ?? "", begin);
}

async function ofTable(table: string, begin: number): Promise<Source> {
  let first: Promise<AnalysedMoment> | undefined = api.moment(table, begin);
  first.catch(() => {
    first = undefined;
  });
  const [summary, { answers }] = await Promise.all([api.summary(table), api.record(table)]);
  return {
    base: { table },
    game: summary.game,
    names: namesOf(summary.seats),
    answers,
    moment: (n) => (n === begin && first) || api.moment(table, n),
    said: (from, to) => api.said(table, from, to),
    record: () => api.recordText(table),
  };
}

async function ofPosition(base: Base, position: NonNullable<Base["position"]>): Promise<Source> {
  const moment = await api.tryLine({ position, line: [], seed: null });
  return {
    base,
    game: moment.view.game,
    names: Array.from({ length: moment.view.seats }, (_, seat) => t("player-numbered", { number: seat + 1 })),
    answers: [],
    moment: () => Promise.resolve(moment),
    said: () => Promise.resolve([]),
    record: () => api.positionRecordText(position),
  };
}
