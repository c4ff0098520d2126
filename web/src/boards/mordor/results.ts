/** What a turn came to, in signs: the symbol at work, whom it concerned, and what it did. */

import type { Face } from "./position";
import type { BoardEvent } from "./types";

export interface Result {
  glyph: Face;
  seat: number;
  /** The symbol came to nothing. */
  void: boolean;
  /** What it did, in a sign; or the key of a word on the board. */
  sign: string;
  word: string;
}

type Kind = Omit<Result, "seat">;

const KINDS = {
  halved: { glyph: "gandalf", void: false, sign: "½", word: "" },
  "gandalf-void": { glyph: "gandalf", void: true, sign: "", word: "" },
  "nothing-to-halve": { glyph: "gandalf", void: true, sign: "", word: "" },
  crossed: { glyph: "nazgul", void: false, sign: "✕", word: "" },
  "crossed-half": { glyph: "nazgul", void: false, sign: "½ ✕", word: "" },
  "nazgul-void": { glyph: "nazgul", void: true, sign: "", word: "" },
  out: { glyph: "nazgul", void: false, sign: "", word: "out" },
  "rings-void": { glyph: "ring", void: true, sign: "", word: "" },
  "ring-lost": { glyph: "ring", void: false, sign: "−1", word: "" },
  advanced: { glyph: "ring", void: false, sign: "+", word: "" },
  arrived: { glyph: "ring", void: false, sign: "", word: "arrived" },
} satisfies Partial<Record<BoardEvent["kind"], Kind>>;

type Telling = BoardEvent & { kind: keyof typeof KINDS };

const tells = (event: BoardEvent): event is Telling => event.kind in KINDS;

/** The events that tell what a turn came to; empty if none has ended. */
export function resultsIn(events: readonly BoardEvent[]): { event: BoardEvent; result: Result }[] {
  return events.filter(tells).map((event) => ({ event, result: resultOf(event) }));
}

function resultOf(event: Telling): Result {
  const kind: Kind = KINDS[event.kind];
  const sign = event.kind === "advanced" ? `+${event.data.fields}` : kind.sign;
  return { ...kind, sign, seat: event.data.seat };
}
