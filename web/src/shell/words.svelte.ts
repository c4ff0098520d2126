/** The words that are shown, in the language chosen; loaded by parts, as they are needed. */
import { FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import * as api from "../protocol/api";
import { ownFailure, tried } from "../protocol/failure";
import type { Argument, Language, Problem, Text } from "../protocol/types";
import { settings } from "./settings.svelte";
import { Texts } from "./texts";

const CLIENT = { de: () => import("../texts/de.ftl?raw"), en: () => import("../texts/en.ftl?raw") };

/** The words of the client itself, what a lobby says of all games, or those of the game with this id. */
export type Part = "client" | "lobby" | (string & {});
type Known = Record<Language, ReadonlyMap<Part, FluentResource>>;

class Words {
  /** Why the language could not be changed. */
  failure = $state.raw<Problem>();
  #known = $state.raw<Known>({ de: new Map(), en: new Map() });
  #asked = new Map<string, Promise<void>>();
  #texts = $derived(new Texts(settings.language, ...this.#known[settings.language].values()));

  /** Loads a part in the language shown; at once if it is there. Fails with a `Failure`. */
  learn(part: Part): Promise<void> {
    return this.#load(
      part,
      untrack(() => settings.language),
    );
  }

  knows(part: Part): boolean {
    return this.#known[settings.language].has(part);
  }

  /** Changes the language, as soon as all words that are shown are there. */
  async speak(language: Language): Promise<void> {
    this.failure = await tried(async () => {
      for (let part = this.#missing(language); part !== undefined; part = this.#missing(language)) {
        await this.#load(part, language);
      }
      settings.set("language", language);
    });
  }

  /** A message of the client itself. */
  ui(key: string, args?: Record<string, Argument>): string {
    return this.#texts.render(args ? { key, args } : { key });
  }

  /** A message of a game that may be missing, such as a hint. */
  maybe(key: string): string | undefined {
    return this.#texts.has(key) ? this.#texts.render({ key }) : undefined;
  }

  render(text: Text, names: readonly string[]): string {
    return this.#texts.render(text, names);
  }

  /** A part that is shown and not there in this language; while one is loaded, others may come to be shown. */
  #missing(language: Language): Part | undefined {
    return [...this.#known[settings.language].keys()].find((part) => !this.#known[language].has(part));
  }

  /** Each part once; what has failed is asked for again. */
  #load(part: Part, language: Language): Promise<void> {
    const name = `${part} ${language}`;
    const loading = this.#asked.get(name) ?? this.#fetch(part, language);
    this.#asked.set(name, loading);
    loading.catch(() => this.#asked.delete(name));
    return loading;
  }

  async #fetch(part: Part, language: Language): Promise<void> {
    const source = part === "client" ? await ownWords(language) : await api.texts(language, part);
    const parts = new Map([...this.#known[language], [part, new FluentResource(source)]]);
    this.#known = { ...this.#known, [language]: parts };
  }
}

async function ownWords(language: Language): Promise<string> {
  try {
    return (await CLIENT[language]()).default;
  } catch {
    throw ownFailure("offline");
  }
}

export const words = new Words();

/** Short for what templates need most. */
export const t = (key: string, args?: Record<string, Argument>): string => words.ui(key, args);
