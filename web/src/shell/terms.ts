/** How a table plays, in words: its pace, its language, and what was set otherwise than usual. */
import type { GameOption, Json, Summary } from "../protocol/types";
import { languages } from "./languages.svelte";
import { library } from "./library.svelte";
import { clocked, spoken } from "./pace";
import { settings } from "./settings.svelte";
import { t, words } from "./words.svelte";

type Setting = Pick<Summary, "game" | "options" | "pace" | "language" | "level" | "origin">;

/** What is otherwise than usual about a table as a whole, and not only who has which seat or colour. */
export const unusual = (options: readonly GameOption[], values: Record<string, Json>): GameOption[] =>
  options.filter(({ id, kind, default: usual }) => {
    const value = values[id];
    return ["flag", "one-of", "number", "head-start"].includes(kind) && value !== undefined && value !== usual;
  });

/** Only what is worth a word in a list of tables. */
export function terms(table: Setting): string[] {
  const { pace, language, level, origin } = table;
  return [
    pace.label ? t(`pace-${pace.label}`) : "",
    pace.reserve ? t("pace-reserve", { time: spoken(pace.reserve, settings.locale) }) : "",
    pace.per_answer ? t("pace-per-answer", { time: spoken(pace.per_answer, settings.locale) }) : "",
    language ? languages.name(language, settings.language) : "",
    level ? t(`level-for-${level}`) : "",
    origin ? t(`origin-short-${origin}`) : "",
    ...rulesOf(table),
  ].filter(Boolean);
}

/** All that players want to know before they begin: also that nothing is unusual, and that no clock runs. */
export const allTerms = (table: Setting): string[] => [
  ...(rulesOf(table).length > 0 ? [] : [t("terms-usual")]),
  ...terms(table),
  ...(clocked(table.pace) ? [] : [t("terms-no-clock")]),
];

const rulesOf = ({ game, options }: Setting): string[] =>
  unusual(library.game(game)?.options ?? [], options).map((option) => named(game, option, options[option.id] ?? null));

function named(game: string, option: GameOption, value: Json): string {
  const key = `${game}-option-${option.id}`;
  if (option.kind === "flag") return t(key);
  if (Array.isArray(value)) return `${t(key)}: ${value.join("/")}`;
  const names = (option.kind === "one-of" && option.names?.[`${value}`]) || {};
  return `${t(key)}: ${words.among(names) ?? words.maybe(`${key}-${value}`) ?? value}`;
}
