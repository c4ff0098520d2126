import { expect, test } from "vitest";
import { filtered } from "../../src/lobby/filter";
import type { Summary } from "../../src/protocol/types";

const table = (game: string, label: string, language: string, level = ""): Summary =>
  ({ table: `${game}-${label}-${language}`, game, pace: { label }, language, level }) as unknown as Summary;
const tables = [table("gran", "days", "de"), table("gran", "live", ""), table("mordor", "", "en", "beginners")];
const found = (wish: Partial<Parameters<typeof filtered>[1]>): string[] =>
  filtered(tables, { game: "", pace: "any", language: "", level: "", ...wish }).map(({ table: id }) => id);

test("tables are narrowed down by game, pace, language and level", () => {
  expect(found({})).toHaveLength(3);
  expect(found({ game: "gran" })).toEqual(["gran-days-de", "gran-live-"]);
  expect(found({ pace: "" })).toEqual(["mordor--en"]);
  expect(found({ level: "experienced" })).toEqual(["gran-days-de", "gran-live-"]);
  expect(found({ level: "beginners" })).toHaveLength(3);
  expect(found({ language: "de" })).toEqual(["gran-days-de", "gran-live-"]);
});
