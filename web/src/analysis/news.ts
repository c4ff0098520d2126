/** A line to the server that says when a shared analysis has changed. While there is none, somebody looks now and then. */
import { transport } from "$transport";
import type { Line } from "../protocol/transport";

/** The number of a change that may have been missed. */
export const PERHAPS = 0;
/** Milliseconds until what did not work is tried again. */
export const AGAIN = 2_000;

interface Follower {
  /** Whether a change with this number is not known yet. */
  isNew(at: number): boolean;
  /** Looks at what has changed; false if there is nothing left to look at. */
  look(): Promise<boolean>;
}

export class News {
  #address: string;
  #follower: Follower;
  #make: (address: string) => Line;
  #line: Line | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  /** Something has changed while nobody saw the page. */
  #unseen = false;

  constructor(address: string, follower: Follower, make = transport.open) {
    this.#address = address;
    this.#follower = follower;
    this.#make = make;
    document.addEventListener("visibilitychange", this.#seen);
    this.#open();
  }

  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#line?.close();
  }

  #open(): void {
    const line = this.#make(this.#address);
    this.#line = line;
    line.onmessage = (event) => {
      const { at } = JSON.parse(event.data as string) as { at: number };
      if (this.#follower.isNew(at)) void this.#look();
    };
    line.onclose = () => {
      if (!this.#over && this.#line === line) this.#timer = setTimeout(() => void this.#again(), AGAIN);
    };
  }

  async #again(): Promise<void> {
    await this.#look();
    if (!this.#over) this.#open();
  }

  async #look(): Promise<void> {
    this.#unseen = document.visibilityState !== "visible";
    if (this.#unseen) return;
    if (!(await this.#follower.look())) this.stop();
  }

  #seen = (): void => {
    if (this.#unseen) void this.#look();
  };
}
