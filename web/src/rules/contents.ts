/** A rule catalogue in its chapters, and these in their sections. */
import type { Rule } from "../protocol/types";

export interface Section {
  title: string;
  /** The picture of the primer that shows it, if there is one. */
  scene: string;
  rules: Rule[];
}

export interface Chapter {
  title: string;
  sections: Section[];
}

export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  return grouped(rules, ({ chapter }) => chapter).map(([title, own]) => ({ title, sections: sectionsOf(own) }));
}

function sectionsOf(rules: readonly Rule[]): Section[] {
  const found = grouped(rules, ({ section }) => section);
  return found.map(([title, own]) => ({ title, scene: own[0]?.scene ?? "", rules: own }));
}

/** By heading, in the order of the catalogue. */
function grouped(rules: readonly Rule[], heading: (rule: Rule) => string): [string, Rule[]][] {
  const titles = [...new Set(rules.map(heading))];
  return titles.map((title) => [title, rules.filter((rule) => heading(rule) === title)]);
}

/** Where a heading stands on the page. */
export const placeOf = (chapter: string, section = chapter): string => `${chapter} / ${section}`;

/** Whether a section has a heading of its own below that of its chapter. */
export const isPart = (chapter: Chapter, { title }: Section): boolean => title !== chapter.title;
