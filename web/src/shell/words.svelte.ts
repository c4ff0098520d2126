/** The words that are shown, in the language chosen; loaded by parts, as they are needed. */
import { FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import * as api from "../protocol/api";
import { ownFailure, tried } from "../protocol/failure";
import type { Argument, Language, Problem, Text } from "../protocol/types";
import { languages, nearest, OWN } from "./languages.svelte";
import { settings } from "./settings.svelte";
import { Texts } from "./texts";

/** The words of the client itself, what a lobby says of all games, or those of the game with this id. */
export type Part = "client" | "lobby" | (string & {});
type Parts = ReadonlyMap<Part, readonly FluentResource[]>;

const NOTHING: Parts = new Map();

class Words {
  /** Why the language could not be changed. */
  failure = $state.raw<Problem>();
  #known = $state.raw<ReadonlyMap<Language, Parts>>(new Map());
  #asked = new Map<string, Promise<void>>();
  #texts = $derived(new Texts(languages.chain(settings.language), ...[...this.#of(settings.language).values()].flat()));

  /** Loads what every page says. A further language is shown only as long as the server knows it. */
  async begin(): Promise<void> {
    if (!OWN.has(settings.language)) await tried(() => languages.load());
    if (languages.told && !languages.knows(settings.language)) settings.set("language", nearest(navigator.language));
    await this.learn("client");
  }

  /** Loads a part in the language shown; at once if it is there. Fails with a `Failure`. */
  learn(part: Part): Promise<void> {
    return this.#load(
      part,
      untrack(() => settings.language),
    );
  }

  knows(part: Part): boolean {
    return this.#of(settings.language).has(part);
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

  /** What is said by language, in the one shown or in the nearest to it. */
  among(said: Record<Language, string>): string | undefined {
    return languages.chain(settings.language).flatMap((one) => said[one] ?? [])[0] ?? Object.values(said)[0];
  }

  render(text: Text, names: readonly string[]): string {
    return this.#texts.render(text, names);
  }

  /** A part that is shown and not there in this language; while one is loaded, others may come to be shown. */
  #missing(language: Language): Part | undefined {
    return [...this.#of(settings.language).keys()].find((part) => !this.#of(language).has(part));
  }

  #of(language: Language): Parts {
    return this.#known.get(language) ?? NOTHING;
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
    const sources = part === "client" ? await ownTexts(language) : [await api.texts(language, part)];
    const parts = new Map([...this.#of(language), [part, sources.map((source) => new FluentResource(source))]]);
    this.#known = new Map([...this.#known, [language, parts]]);
  }
}

/** The client's own texts; of a further language what the server has, over those of its fallback. */
async function ownTexts(language: Language): Promise<string[]> {
  const speaking = languages.chain(language).find((one) => OWN.has(one));
  const own = OWN.get(speaking ?? "")?.() ?? Promise.resolve("");
  const further = speaking === language ? "" : api.texts(language, "client").catch(() => "");
  try {
    return await Promise.all([own, further]);
  } catch {
    throw ownFailure("offline");
  }
}

export const words = new Words();

/** Short for what templates need most. */
export const t = (key: string, args?: Record<string, Argument>): string => words.ui(key, args);
