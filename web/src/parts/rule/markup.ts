/** The little markup in the rule texts: paragraphs, list items, **strong** and `code`, and the mark of a ruling. */

export interface Span {
  kind: "plain" | "strong" | "code" | "ruling";
  words: string;
}

export interface Block {
  item: boolean;
  spans: Span[];
}

export function blocks(text: string): Block[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => ({ item: line.startsWith("- "), spans: spans(line.replace(/^- /, "")) }));
}

function spans(line: string): Span[] {
  return line
    .split(/(\*\*.+?\*\*|`.+?`)/)
    .filter(Boolean)
    .map(span);
}

const RULING = ["**(ruling)**", "**(Festlegung)**"];

function span(part: string): Span {
  if (RULING.includes(part)) return { kind: "ruling", words: "" };
  if (part.startsWith("**")) return { kind: "strong", words: part.slice(2, -2) };
  if (part.startsWith("`")) return { kind: "code", words: part.slice(1, -1) };
  return { kind: "plain", words: part };
}

export const hasRuling = (text: string): boolean => RULING.some((mark) => text.includes(mark));
