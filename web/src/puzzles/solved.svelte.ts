/** Which puzzles this browser has solved. */
import type { PuzzleInfo } from "../protocol/types";
import { recall, remember } from "../shell/storage";

class Solved {
  #ids = $state<string[]>(recall<string[]>("puzzles", []));

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  add(id: string): void {
    if (this.has(id)) return;
    this.#ids = [...this.#ids, id];
    remember("puzzles", this.#ids);
  }
}

export const solved = new Solved();

/** The next puzzle after this one that is not solved yet; from the beginning after the last. */
export function nextOf(list: readonly PuzzleInfo[], id: string | undefined): string | undefined {
  const now = list.findIndex((puzzle) => puzzle.id === id);
  const order = [...list.slice(now + 1), ...list.slice(0, Math.max(0, now))];
  return (order.find((puzzle) => !solved.has(puzzle.id)) ?? order[0])?.id;
}

/** The puzzles by what they are about, in the order of the list. */
export function themesOf(list: readonly PuzzleInfo[]): { theme: string; puzzles: PuzzleInfo[] }[] {
  const themes = new Map<string, PuzzleInfo[]>();
  for (const puzzle of list) themes.set(puzzle.theme, [...(themes.get(puzzle.theme) ?? []), puzzle]);
  return [...themes].map(([theme, puzzles]) => ({ theme, puzzles }));
}
