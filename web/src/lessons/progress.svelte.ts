/** Which lessons have been finished on this device, and at which tables the player wants no guide. */
import { recall, remember } from "../shell/storage";

class Progress {
  #finished = $state<string[]>(recall<string[]>("lessons", []));
  #alone = $state<string[]>(recall<string[]>("lessons-alone", []));

  isFinished(lesson: string): boolean {
    return this.#finished.includes(lesson);
  }

  finish(lesson: string): void {
    if (this.isFinished(lesson)) return;
    this.#finished.push(lesson);
    remember("lessons", this.#finished);
  }

  isAlone(table: string): boolean {
    return this.#alone.includes(table);
  }

  setAlone(table: string, alone: boolean): void {
    const others = this.#alone.filter((other) => other !== table);
    this.#alone = alone ? [...others, table] : others;
    remember("lessons-alone", this.#alone);
  }
}

export const progress = new Progress();
