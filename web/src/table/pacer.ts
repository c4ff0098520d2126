/** Lets things happen one after the other, so that people can follow what comes faster than they can see. */

const ENOUGH = 8;

export class Pacer<T> {
  #show: (item: T) => void;
  #pause: (shown: T | undefined) => number;
  #queue: T[] = [];
  #shown: T | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pause` says how long an item stays that was just shown, in milliseconds; 0 shows everything at once. */
  constructor(show: (item: T) => void, pause: (shown: T | undefined) => number) {
    this.#show = show;
    this.#pause = pause;
  }

  add(item: T): void {
    this.#queue.push(item);
    if (this.#pause(this.#shown) === 0 || this.#queue.length > ENOUGH) this.flush();
    else if (this.#timer === undefined) this.#next();
  }

  /** Everything that waits is shown now. */
  flush(): void {
    this.stop();
    for (const item of this.#queue.splice(0)) this.#put(item);
    this.#rest();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    const [item] = this.#queue.splice(0, 1);
    this.#timer = undefined;
    if (item === undefined) return;
    this.#put(item);
    this.#rest();
  }

  #put(item: T): void {
    this.#shown = item;
    this.#show(item);
  }

  #rest(): void {
    const pause = this.#pause(this.#shown);
    if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
  }
}
