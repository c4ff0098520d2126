/** The boards that are drawn, each loaded when it is first needed. */
import type { Component } from "svelte";
import type { BoardProps } from "./board";

const FOUND = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in FOUND;
}

/** Boards with a frame of their own, in which question, choices and log have their place. */
const FILLING = ["ringkrieg"];

export function fillsWindow(game: string): boolean {
  return FILLING.includes(game);
}

export async function boardOf(game: string): Promise<Component<BoardProps> | undefined> {
  return (await FOUND[`./${game}/Board.svelte`]?.())?.default;
}
