/** What a screen reader says of its own accord: events and questions, politely, in the order they came. */
import { untrack } from "svelte";

class Announcer {
  lines = $state<{ id: number; words: string }[]>([]);
  #next = 0;

  /** What one hand has heard is not for the next. */
  clear(): void {
    this.lines = [];
  }

  say(...lines: string[]): void {
    const fresh = lines.map((words) => ({ id: this.#next++, words }));
    this.lines = [...untrack(() => this.lines), ...fresh].slice(-12);
  }
}

export const announcer = new Announcer();
