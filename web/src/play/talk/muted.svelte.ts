/** Whom this browser does not want to hear, by table and seat. */
import { recall, remember } from "../../shell/storage";

class Muted {
  #all = $state<string[]>(recall<string[]>("muted", []));

  has(table: string, seat: number): boolean {
    return this.#all.includes(`${table}/${seat}`);
  }

  toggle(table: string, seat: number): void {
    const one = `${table}/${seat}`;
    this.#all = this.has(table, seat) ? this.#all.filter((other) => other !== one) : [...this.#all, one];
    remember("muted", this.#all);
  }
}

export const muted = new Muted();
