import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type Resource } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => join(folder, name));
}

interface Message {
  id: string;
  variables: string[];
  /** The messages that stand within this one. */
  within: string[];
}

function messages(language: string): Message[] {
  const resource: Resource = parse(readFileSync(join(SOURCE, `texts/${language}.ftl`), "utf8"), {});
  return resource.body.flatMap((entry) => {
    if (entry.type === "Junk") throw new Error(`not Fluent: ${entry.content}`);
    if (entry.type !== "Message") return [];
    const named = (kind: string) => {
      const found = JSON.stringify(entry).matchAll(
        new RegExp(`"${kind}Reference","id":\\{[^}]*?"name":"([\\w-]+)"`, "g"),
      );
      return [...new Set([...found].map(([, name]) => name as string))].sort();
    };
    return [{ id: entry.id.name, variables: named("Variable"), within: named("Message") }];
  });
}

const LANGUAGES = readdirSync(join(SOURCE, "texts")).map((name) => name.replace(/\.ftl$/, ""));
const original = messages("en");
const code = filesUnder(SOURCE)
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const literals = new Set([...code.matchAll(/"([a-z][a-z-]*)"/g)].map(([, literal]) => literal as string));
const families = [...code.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map(([, prefix]) => prefix as string);

describe("the words of the client", () => {
  it.each(LANGUAGES)("are the same messages with the same variables in %s", (language) => {
    expect(messages(language)).toEqual(original);
  });

  it("are each written down once", () => {
    const ids = original.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it("are all used", () => {
    const used = new Set([...literals, ...original.flatMap(({ within }) => within)]);
    const unused = original.filter(({ id }) => !used.has(id) && !families.some((prefix) => id.startsWith(prefix)));
    expect(unused.map(({ id }) => id)).toEqual([]);
  });

  it("are there wherever the client asks for them", () => {
    const asked = [...code.matchAll(/\bt\(\s*((?:[^()"`]|"[^"]*")+?)[,)]/g)].map(
      ([, expression]) => expression as string,
    );
    const keys = asked.flatMap((expression) =>
      [...expression.matchAll(/"([a-z-]+)"/g)].map(([, key]) => key as string),
    );
    const known = new Set(original.map(({ id }) => id));
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  });
});
