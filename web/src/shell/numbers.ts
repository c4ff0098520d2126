/** Chances as numbers that people read. */

/** Points of a hundred, with one digit behind the point. */
export const points = (chance: number): number => Math.round(1000 * chance) / 10;

export const percent = (chance: number, lang: string, exact = false): string =>
  new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: exact ? 1 : 0 }).format(chance);
