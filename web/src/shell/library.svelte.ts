/** What the server says once: the games, their words and their rules. */
import * as api from "../protocol/api";
import { tried } from "../protocol/failure";
import type { GameInfo, Rule, WireError } from "../protocol/messages";
import type { Language } from "../protocol/types";
import { words } from "./words.svelte";

class Library {
  games = $state.raw<GameInfo[]>();
  failure = $state.raw<WireError>();
  #rules = new Map<string, Promise<Rule[]>>();

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
    const key = `${game} ${language}`;
    const known = this.#rules.get(key) ?? api.rules(game, language);
    this.#rules.set(key, known);
    known.catch(() => this.#rules.delete(key));
    return known;
  }

  /** Both languages, so that a switch is at once and needs no server. */
  async #fetch(): Promise<void> {
    const [games, de, en] = await Promise.all([api.games(), api.texts("de"), api.texts("en")]);
    words.setGames({ de, en });
    this.games = games;
  }
}

export const library = new Library();
