/** Which of the open tables somebody looks for. */
import type { Summary } from "../protocol/types";
import type { Label } from "../shell/pace";

/** For whom a table can be meant; empty for everybody. */
export const LEVELS = ["", "beginners", "experienced"] as const;
export type Level = (typeof LEVELS)[number];

export interface Filter {
  /** Empty for any. */
  game: string;
  pace: Label | "any";
  /** Empty for any; tables that speak any language fit every wish. */
  language: string;
  /** Empty for any; tables for everybody fit every wish. */
  level: Level;
}

export const filtered = (tables: readonly Summary[], { game, pace, language, level }: Filter): Summary[] =>
  tables.filter(
    (table) =>
      (game === "" || table.game === game) &&
      (pace === "any" || (table.pace.label ?? "") === pace) &&
      (language === "" || table.language === "" || table.language === language) &&
      (level === "" || table.level === "" || table.level === level),
  );
