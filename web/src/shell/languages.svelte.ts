/** The languages on offer: the client's own until the server has told all. */
import * as api from "../protocol/api";
import type { Language, LanguageInfo } from "../protocol/types";

const FILES = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });

/** How the texts of the client itself are loaded, for each language that comes with it. */
export const OWN: ReadonlyMap<Language, () => Promise<string>> = new Map(
  Object.entries(FILES).map(([path, load]) => [path.slice(path.lastIndexOf("/") + 1, -".ftl".length), load]),
);

/** The language of last resort, whose texts are complete. */
const ORIGINAL = "en";

/** The own language nearest to a wish, such as de for de-AT. */
export function nearest(wish: string): Language {
  const parts = wish.split("-");
  const candidates = parts.map((_, dropped) => parts.slice(0, parts.length - dropped).join("-"));
  return candidates.find((one) => OWN.has(one)) ?? ORIGINAL;
}

class Languages {
  all = $state.raw<LanguageInfo[]>([...OWN.keys()].map((id) => ({ id, name: called(id, id) ?? id, fallback: [] })));
  told = $state(false);

  async load(): Promise<void> {
    this.all = await api.languages();
    this.told = true;
  }

  knows(language: Language): boolean {
    return this.all.some(({ id }) => id === language);
  }

  /** The languages in which something is looked for, best first. */
  chain(language: Language): Language[] {
    return [language, ...(this.all.find(({ id }) => id === language)?.fallback ?? []), ORIGINAL];
  }

  /** What a language is called in another one. */
  name(language: Language, speaking: Language): string {
    return called(language, speaking) ?? this.all.find(({ id }) => id === language)?.name ?? language;
  }
}

function called(language: Language, speaking: Language): string | undefined {
  return new Intl.DisplayNames([speaking], { type: "language", fallback: "none" }).of(language);
}

export const languages = new Languages();
