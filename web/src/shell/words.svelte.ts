/** The words of the client in the language chosen; they change with the setting at once. */
import type { Argument, Language, Text } from "../protocol/types";
import de from "../texts/de.ftl?raw";
import en from "../texts/en.ftl?raw";
import { Catalogue } from "./catalogue";
import { settings } from "./settings.svelte";

const OWN: Record<Language, string> = { de, en };

class Words {
  /** The catalogues of the games, as the server sends them. */
  #games = $state.raw<Record<Language, string>>({ de: "", en: "" });
  #catalogue = $derived(new Catalogue(settings.language, OWN[settings.language], this.#games[settings.language]));

  setGames(sources: Record<Language, string>): void {
    this.#games = sources;
  }

  /** A message of the client itself. */
  ui(key: string, args?: Record<string, Argument>): string {
    return this.#catalogue.render(args ? { key, args } : { key });
  }

  /** A message of a game that may be missing, such as a hint. */
  maybe(key: string): string | undefined {
    return this.#catalogue.has(key) ? this.#catalogue.render({ key }) : undefined;
  }

  render(text: Text, names: readonly string[]): string {
    return this.#catalogue.render(text, names);
  }
}

export const words = new Words();

/** Short for what templates need most. */
export const t = (key: string, args?: Record<string, Argument>): string => words.ui(key, args);
