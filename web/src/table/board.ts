/** What a board is given. Boards are `boards/<game>/Board.svelte`; they draw a view and know no rules. */
import type { Snippet } from "svelte";
import type { LogOf, ViewOf } from "../protocol/events";
import type { Choice, GameEvent, Language, Text, View } from "../protocol/types";
import type { Turn } from "./turn.svelte";

/** What a board that fills the window is given besides: the parts of the page, to be set into its own frame. */
export interface WindowParts<Event = unknown> {
  turn: Turn;
  /** What the viewer looks at again in the recap. */
  recalled: Event[] | undefined;
  question: Snippet;
  /** Why what was just tried is not possible; absent until there is something. It stands over the board, so that nothing moves. */
  refusal: Snippet;
  actions: Snippet;
  /** What happened since the viewer last answered; absent on the board until there is something. */
  recap: Snippet;
  /** All answers as a list. */
  list: Snippet;
  footer: Snippet;
}

/** How a place on the board looks to somebody who puts a position together. */
export interface SpotLook {
  /** What it is called, and what is there. */
  label: string;
  /** A rule is broken here. */
  broken: boolean;
  /** It is the one that was pointed at last. */
  picked: boolean;
  /** What is being put may go here. */
  open: boolean;
}

/** Where a position is put together: the board reports at which of its places somebody points. It knows no more. */
export interface Desk {
  /** The places that mean something, by name. */
  spots: ReadonlyMap<string, SpotLook>;
  /** The one that the Tab key leads to. */
  current: string;
  point(spot: string): void;
  /** The places only lie there, so that something can be drawn at them; the board is used as ever. */
  still?: boolean;
}

/** A board names the types of its game: what it shows, and its events. */
export interface BoardProps<Board = View["board"], Event = GameEvent> {
  /** What the viewer may know: `table.view(seat)` as JSON. */
  view: ViewOf<Board>;
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
  events: Event[];
  /** What others did since the viewer last acted, to be marked until the viewer acts again. */
  recent: Event[];
  animate: boolean;
  /** Everything that happened so far; only for boards that show it themselves. */
  log?: LogOf<Event>[];
  /** Only where the board fills the window; absent in replays. */
  window?: WindowParts<Event>;
  lang: Language;
  /** Only where a position is put together; there are no choices then. */
  desk?: Desk | undefined;
}
