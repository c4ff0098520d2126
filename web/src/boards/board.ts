/** What a board is given. Boards are `boards/<game>/Board.svelte`; they draw a view and know no rules. */
import type { Choice, GameEvent, Text, View } from "../protocol/types";

export interface BoardProps {
  /** What the viewer may know: `table.view(seat)` as JSON. */
  view: View;
  /** Empty unless the viewer is asked. */
  choices: Choice[];
  /** The board targets selected so far. */
  selected: string[];
  /** Selects a target, or takes the selection back. */
  toggle(target: string): void;
  /** Gives these answers one after the other, as long as the viewer is asked; absent where nobody can answer (replay). */
  follow?(answers: number[]): void;
  /** Targets that occur in some choice compatible with the selection. */
  selectable: Set<string>;
  /** A text in the viewer's language. */
  words(text: Text): string;
  /** The names of the seats. */
  names: string[];
  /** What just happened, for animation. */
  events: GameEvent[];
  animate: boolean;
  lang: "de" | "en";
}
