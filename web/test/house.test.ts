/** What holds for all of the client: no room but a board's own names a game, and boards dress themselves only. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(ts|svelte|css|js|ftl)$/.test(file),
);
const games = readdirSync(join(SOURCE, "boards"));
const read = (file: string): string => readFileSync(join(SOURCE, file), "utf8");

/** The classes that the files of a board set. */
const classesOf = (game: string): Set<string> => {
  const own = files.filter((file) => file.startsWith(`boards/${game}/`)).map(read);
  const named = own.flatMap((text) => [...text.matchAll(/class(?:="([^"]*)"|:(\w+))/g)]);
  return new Set(named.flatMap(([, list = "", one = ""]) => [...list.split(/[^\w-]+/), one]));
};

describe("the house", () => {
  it("has a board for each of several games", () => {
    expect(games.length).toBeGreaterThan(3);
  });
  it("names a game in the room of its board only", () => {
    const name = new RegExp(`\\b(${games.join("|")})\\b`);
    expect(files.filter((file) => !file.startsWith("boards/") && name.test(read(file)))).toEqual([]);
  });
  it("trusts no data blindly: what a type says is checked where the data are made", () => {
    expect(files.filter((file) => /as unknown as|[:<] ?any\b|as any[;,)]/.test(read(file)))).toEqual([]);
  });
  it.each(games)("lets the board of %s dress nothing but its own parts", (game) => {
    const own = classesOf(game);
    const rules = files
      .filter((file) => file.startsWith(`boards/${game}/`))
      .flatMap((file) => [...read(file).matchAll(/:global\(([^{]*)\)/g)].map(([, selector = ""]) => selector));
    const foreign = rules.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, one = ""]) => one));
    expect(foreign.filter((one) => !own.has(one))).toEqual([]);
  });
});
