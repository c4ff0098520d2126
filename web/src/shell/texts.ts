/** Message keys into words: the same rendering as `ringspiel.texts` on the server. */
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Language, SeatName, Text } from "../protocol/types";

export class Texts {
  #bundle: FluentBundle;
  /** Messages without arguments, by key: names of things, which a large board asks for again and again. */
  #plain = new Map<string, string>();

  /** Numbers are those of the first language that the browser knows. A later part may say again what an earlier says. */
  constructor(languages: Language | Language[], ...parts: FluentResource[]) {
    this.#bundle = new FluentBundle(languages, { useIsolating: false });
    for (const part of parts) {
      for (const error of this.#bundle.addResource(part, { allowOverrides: true })) console.error(error);
    }
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A text, a seat, a list or a plain value in words; `names` are those of the seats. */
  render(content: Argument, names: readonly string[] = []): string {
    if (Array.isArray(content)) return this.#joined(content.map((part) => this.render(part, names)));
    if (typeof content !== "object") return String(content);
    if (isSeat(content)) return names[content.seat] ?? `${content.seat + 1}`;
    return content.args ? this.#message(content, names) : this.#name(content.key);
  }

  #name(key: string): string {
    const known = this.#plain.get(key);
    if (known !== undefined) return known;
    const words = this.#message({ key }, []);
    this.#plain.set(key, words);
    return words;
  }

  /** Plays on with the bare key when a message is missing: a gap in the words must not stop a game. */
  #message({ key, args }: Text, names: readonly string[]): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`no message ${key} in language ${this.#bundle.locales[0]}`);
      return key;
    }
    const errors: Error[] = [];
    const words = this.#bundle.formatPattern(pattern, this.#values(args ?? {}, names), errors);
    for (const error of errors) console.error(`message ${key}:`, error);
    return words;
  }

  /** Arguments in words. The attributes of a name are its forms: `$region-in` is the attribute `in` of `$region`. */
  #values(args: Record<string, Argument>, names: readonly string[]): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      values[name] = typeof value === "number" ? value : this.render(value, names);
      if (typeof value === "object" && "key" in value)
        for (const [form, words] of this.#forms(value, names)) values[`${name}-${form}`] = words;
    }
    return values;
  }

  #forms({ key, args }: Text, names: readonly string[]): (readonly [string, string])[] {
    const forms = Object.entries(this.#bundle.getMessage(key)?.attributes ?? {});
    return forms.map(
      ([form, pattern]) => [form, this.#bundle.formatPattern(pattern, this.#values(args ?? {}, names))] as const,
    );
  }

  #joined(parts: string[]): string {
    const [first, ...rest] = parts;
    const last = rest.pop();
    if (first === undefined || last === undefined) return parts.join("");
    const most = rest.reduce((most, next) => this.#message({ key: "list-more", args: { most, next } }, []), first);
    return this.#message({ key: "list-last", args: { most, last } }, []);
  }
}

function isSeat(content: SeatName | Text): content is SeatName {
  return "seat" in content;
}
