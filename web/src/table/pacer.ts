/** Lets things happen one after the other, so that people can follow what comes faster than they can see. */

const ENOUGH = 8;

export class Pacer<T> {
  #show: (item: T) => void;
  #pause: () => number;
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pause` says how long each item stays, in milliseconds; 0 shows everything at once. */
  constructor(show: (item: T) => void, pause: () => number) {
    this.#show = show;
    this.#pause = pause;
  }

  add(item: T): void {
    this.#queue.push(item);
    if (this.#pause() === 0 || this.#queue.length > ENOUGH) this.flush();
    else if (this.#timer === undefined) this.#next();
  }

  /** Everything that waits is shown now. */
  flush(): void {
    this.stop();
    for (const item of this.#queue.splice(0)) this.#show(item);
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
    this.#show(item);
    this.#rest();
  }

  #rest(): void {
    const pause = this.#pause();
    if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
  }
}
