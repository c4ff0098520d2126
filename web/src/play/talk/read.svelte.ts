/** Up to which line the talk of a table was read in this browser. */
import { recall, remember } from "../../shell/storage";

class Read {
  #last = $state<Record<string, number>>(recall<Record<string, number>>("read", {}));

  of(table: string): number {
    return this.#last[table] ?? 0;
  }

  upTo(table: string, line: number): void {
    if (line <= this.of(table)) return;
    this.#last[table] = line;
    remember("read", this.#last);
  }
}

export const read = new Read();
