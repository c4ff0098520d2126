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

const LOADED = new Map<string, Component<BoardProps>>();

export async function boardOf(game: string): Promise<Component<BoardProps> | undefined> {
  const board = (await FOUND[`./${game}/Board.svelte`]?.())?.default;
  if (board) LOADED.set(game, board);
  return board;
}

/** The board, if it has been loaded: then it is drawn at once, and nothing below it moves. */
export function loadedBoard(game: string): Component<BoardProps> | undefined {
  return LOADED.get(game);
}
