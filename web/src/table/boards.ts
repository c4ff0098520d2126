/** The boards that are drawn, `boards/<game>/Board.svelte`, each loaded when it is first needed. */
import type { Component } from "svelte";
import type { BoardProps } from "./board";

const FOUND = import.meta.glob<{ default: Component<BoardProps> }>("../boards/*/Board.svelte");

const pathOf = (game: string): string => `../boards/${game}/Board.svelte`;

export function hasBoard(game: string): boolean {
  return pathOf(game) in FOUND;
}

export async function boardOf(game: string): Promise<Component<BoardProps> | undefined> {
  return (await FOUND[pathOf(game)]?.())?.default;
}
