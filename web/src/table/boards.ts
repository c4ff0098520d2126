/** The boards that are drawn, `boards/<game>/Board.svelte`, each loaded when it is first needed. */
import type { Component } from "svelte";
import type { BoardProps } from "./board";

const FOUND = import.meta.glob<{ default: Component<BoardProps> }>("../boards/*/Board.svelte");

const pathOf = (game: string): string => `../boards/${game}/Board.svelte`;

export function hasBoard(game: string): boolean {
  return pathOf(game) in FOUND;
}

const LOADED = new Map<string, Component<BoardProps>>();

export async function boardOf(game: string): Promise<Component<BoardProps> | undefined> {
  const board = (await FOUND[pathOf(game)]?.())?.default;
  if (board) LOADED.set(game, board);
  return board;
}

/** The board, if it has been loaded: then it is drawn at once, and nothing below it moves. */
export function loadedBoard(game: string): Component<BoardProps> | undefined {
  return LOADED.get(game);
}
