/** What the server says once: the games, their lessons and their rules. */
import * as api from "../protocol/api";
import { tried } from "../protocol/failure";
import type { GameInfo, Language, LessonInfo, Problem, Rule } from "../protocol/types";
import { languages } from "./languages.svelte";
import { words } from "./words.svelte";

/** What is asked for again only after it has failed. */
function once<K, V>(known: Map<K, Promise<V>>, key: K, ask: () => Promise<V>): Promise<V> {
  const found = known.get(key) ?? ask();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

class Library {
  games = $state.raw<GameInfo[]>();
  failure = $state.raw<Problem>();
  #rules = new Map<string, Promise<Rule[]>>();
  #lessons = new Map<Language, Promise<LessonInfo[]>>();

  get ready(): boolean {
    return this.games !== undefined;
  }

  game(id: string): GameInfo | undefined {
    return this.games?.find((game) => game.id === id);
  }

  gameOf(id: string): GameInfo {
    const game = this.game(id);
    if (!game) throw new Error(`no game ${id}`);
    return game;
  }

  async load(): Promise<void> {
    this.failure = await tried(() => this.#fetch());
  }

  rules(game: string, language: Language): Promise<Rule[]> {
    return once(this.#rules, `${game} ${language}`, () => api.rules(game, language));
  }

  lessons(language: Language): Promise<LessonInfo[]> {
    return once(this.#lessons, language, () => api.lessons(language));
  }

  async #fetch(): Promise<void> {
    const [games] = await Promise.all([api.games(), languages.load(), words.learn("lobby")]);
    this.games = games;
  }
}

export const library = new Library();
