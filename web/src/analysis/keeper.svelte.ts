/** Where an analysis is kept: in this browser, or on the server, where others see and perhaps change it. */
import * as api from "../protocol/api";
import { tried } from "../protocol/failure";
import type { AnalysisChange, Problem, SharedAnalysis, SharedState } from "../protocol/types";
import { type Analysis, type Change, changed, EMPTY, readable } from "../shell/analysis";
import { myAnalyses } from "../shell/my-analyses.svelte";
import { AGAIN, News, PERHAPS } from "./news";

/** Reasons that pass: the change waits, and is sent again. */
const PASSING = ["offline", "busy", "too-fast", "unavailable"];

export interface Keeper {
  readonly analysis: Analysis;
  /** Whether it may be changed here. */
  readonly writable: boolean;
  /** It could not be kept. */
  readonly lost: boolean;
  /** Why the last change was not made. */
  readonly failure: Problem | undefined;
  change(change: Change): void;
}

export class InBrowser implements Keeper {
  readonly key: string;
  readonly writable = true;
  readonly failure = undefined;
  analysis = $state.raw<Analysis>(EMPTY);
  lost = $state(false);
  #game: string;

  constructor(key: string, game: string) {
    this.key = key;
    this.#game = game;
    this.analysis = myAnalyses.analysis(key);
  }

  change(change: Change): void {
    this.analysis = changed(this.analysis, change) ?? this.analysis;
    const title = this.analysis.title ?? "";
    this.lost = !myAnalyses.keep({ key: this.key, game: this.#game, title }, this.analysis);
  }
}

export class OnServer implements Keeper {
  readonly id: string;
  readonly key: string;
  readonly lost = false;
  /** As the server has it, with the changes that are on their way. */
  readonly analysis: Analysis;
  failure = $state.raw<Problem>();
  #known = $state.raw<Analysis>(EMPTY);
  #waiting = $state.raw<Change[]>([]);
  #at: number;
  /** The latest change of which the server has told. */
  #told = 0;
  #sending = false;
  #ending = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, key: string, { at, shared }: SharedState) {
    this.id = id;
    this.key = key;
    this.#at = at;
    if (shared) this.#known = analysisIn(shared);
    this.analysis = $derived(this.#waiting.reduce((all, one) => changed(all, one) ?? all, this.#known));
  }

  get writable(): boolean {
    return this.key !== "";
  }

  change(change: Change): void {
    this.failure = undefined;
    this.#waiting = [...this.#waiting, change];
    void this.#send();
  }

  /** Follows what others do, until it is stopped. */
  watch(): () => void {
    const news = new News(`/api/analyses/${encodeURIComponent(this.id)}/socket`, {
      isNew: (at) => {
        this.#told = Math.max(this.#told, at);
        return at === PERHAPS || at > this.#at;
      },
      look: () => this.#catchUp(),
    });
    return () => news.stop();
  }

  /** Shares it no longer: it is removed for everybody. */
  async end(): Promise<void> {
    this.#ending = true;
    try {
      await api.endSharing(this.id, this.key);
    } catch (error) {
      this.#ending = false;
      throw error;
    }
  }

  /** Whether it makes sense to look again later. */
  async #catchUp(): Promise<boolean> {
    if (this.#ending) return false;
    if (!this.#sending) await (this.#waiting.length > 0 ? this.#send() : this.#look());
    return this.failure?.code !== "unknown";
  }

  async #look(): Promise<void> {
    const before = this.#at;
    const failure = await tried(async () => {
      const found = await api.sharedSince(this.id, before);
      if (before === this.#at) this.#take(found);
    });
    if (failure) this.failure = failure;
    else if (PASSING.includes(this.failure?.code ?? "")) this.failure = undefined;
  }

  /** One change after the other, in their order. One that is refused is said and left out; the others go on. */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    clearTimeout(this.#again);
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const change = next;
      const failure = await tried(async () => {
        const found = await api.changeShared(this.id, { key: this.key, change: asSent(change) });
        this.#waiting = this.#waiting.slice(1);
        this.#take(found);
      });
      if (failure) this.failure = failure;
      if (failure && PASSING.includes(failure.code)) {
        this.#again = setTimeout(() => void this.#send(), AGAIN);
        break;
      }
      if (failure) this.#waiting = this.#waiting.slice(1);
    }
    this.#sending = false;
    if (this.#told > this.#at && this.#waiting.length === 0) await this.#look();
  }

  #take({ at, shared }: SharedState): void {
    if (at < this.#at || !shared) return;
    this.#at = at;
    this.#known = analysisIn(shared);
  }
}

const analysisIn = (shared: SharedAnalysis): Analysis => readable(shared) ?? EMPTY;

/** By whom an answer is given, and what it is called, the server finds out. */
function asSent(change: Change): AnalysisChange {
  if (change.kind !== "try") return change as AnalysisChange;
  const { seat: _, notation: __, ...sent } = change;
  return sent as AnalysisChange;
}
