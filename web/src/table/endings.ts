/** What boards tell about the end of their game: `boards/<game>/Ending.svelte`, loaded when a game is over. */
import type { Component } from "svelte";
import type { LogOf } from "../protocol/events";
import type { GameEvent, View } from "../protocol/types";
import type { BoardProps } from "./board";

/** How the game was decided, and how it came to that. An ending names the types of its game, as boards do. */
export interface EndingProps<Board = View["board"], Event = GameEvent>
  extends Pick<BoardProps<Board, Event>, "view" | "words" | "names" | "lang"> {
  log: LogOf<Event>[];
  /** The seats of this browser; none for those who watch. */
  mine: number[];
}

const FOUND = import.meta.glob<{ default: Component<EndingProps> }>("../boards/*/Ending.svelte");

export async function endingOf(game: string): Promise<Component<EndingProps> | undefined> {
  return (await FOUND[`../boards/${game}/Ending.svelte`]?.())?.default;
}
