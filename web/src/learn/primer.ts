/** A primer has two pages: what the game is and how a turn goes, then how it ends and what beginners miss. */
import type { PrimerSection } from "../protocol/types";

/** The sections before the last two are the first page. */
const LAST = 2;

export function pages(sections: PrimerSection[]): PrimerSection[][] {
  return [sections.slice(0, -LAST), sections.slice(-LAST)];
}

const RULE = /\(?\b[A-Z]{2}-[A-Z]?\d+\b/g;

/** The rules that a section names, each once. */
export function rulesIn(text: string): string[] {
  return [...new Set([...text.matchAll(RULE)].map(([rule]) => rule.replace("(", "")))];
}
