/** The analyses that this browser keeps, under names: of finished games, of positions, and links to shared ones. */
import { type Analysis, type Base, EMPTY, readable } from "./analysis";
import { forget, recall, remember } from "./storage";

export interface Entry {
  /** What its page is called: the table, something of its own, or a shared analysis. */
  key: string;
  game: string;
  title: string;
  /** When it was last changed, in milliseconds. */
  at: number;
  /** The key of a shared analysis that may be changed here; empty if it may only be read. */
  shared?: string;
}

const STORED = "analyses";

class MyAnalyses {
  #all = $state.raw<Entry[]>(recall<Entry[]>(STORED, []));

  /** The one changed last comes first. */
  readonly all = $derived([...this.#all].sort((one, other) => other.at - one.at));

  of(key: string): Entry | undefined {
    return this.#all.find((entry) => entry.key === key);
  }

  analysis(key: string): Analysis {
    return readable(recall<unknown>(`analysis.${key}`, null)) ?? EMPTY;
  }

  /** Where it begins; a key that is not known is that of a table. */
  base(key: string): Base {
    return recall<Base | null>(`analysis.${key}.base`, null) ?? { table: key };
  }

  /** Whether it is kept. */
  keep(entry: Omit<Entry, "at">, analysis: Analysis): boolean {
    return this.#list(entry) && remember(`analysis.${entry.key}`, analysis);
  }

  /** A new one, with a key of its own; nothing if this browser cannot keep it. */
  begin(game: string, base: Base, analysis: Analysis = EMPTY): string | undefined {
    const key = `own-${crypto.randomUUID().slice(0, 13)}`;
    const title = analysis.title ?? "";
    return remember(`analysis.${key}.base`, base) && this.keep({ key, game, title }, analysis) ? key : undefined;
  }

  /** A shared analysis is on the list, so that it is found again. */
  list(entry: Omit<Entry, "at">): void {
    this.#list(entry);
  }

  forget(key: string): void {
    this.#store(this.#all.filter((entry) => entry.key !== key));
    for (const name of [`analysis.${key}`, `analysis.${key}.base`]) forget(name);
  }

  #list(entry: Omit<Entry, "at">): boolean {
    return this.#store([{ ...entry, at: Date.now() }, ...this.#all.filter(({ key }) => key !== entry.key)]);
  }

  #store(all: Entry[]): boolean {
    this.#all = all;
    return remember(STORED, all);
  }
}

export const myAnalyses = new MyAnalyses();
