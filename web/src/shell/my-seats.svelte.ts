/** The seats this browser holds: tokens by table, and the invitations of tables it has set up. */
import type { Created } from "../protocol/types";
import { recall, remember } from "./storage";

export interface SeatsAtTable {
  table: string;
  tokens: { seat: number; token: string }[];
  invitations: { seat: number; invitation: string }[];
}

/** Browsers keep their seats under this name. */
const STORED = "places";

class MySeats {
  #all = $state<SeatsAtTable[]>(recall<SeatsAtTable[]>(STORED, []));

  of(table: string): SeatsAtTable | undefined {
    return this.#all.find((seats) => seats.table === table);
  }

  tokensOf(table: string): string[] {
    return (this.of(table)?.tokens ?? []).map(({ token }) => token);
  }

  get all(): readonly SeatsAtTable[] {
    return this.#all;
  }

  get tokens(): { table: string; token: string }[] {
    return this.#all.flatMap(({ table, tokens }) => tokens.map(({ token }) => ({ table, token })));
  }

  created({ table, tokens, invitations }: Created): void {
    this.#keep({ table, tokens, invitations });
  }

  joined(table: string, seat: number, token: string): void {
    this.took(table, [{ seat, token }]);
  }

  /** Seats with new tokens: taken, brought from another browser, or renewed. */
  took(table: string, tokens: SeatsAtTable["tokens"]): void {
    const known = this.of(table);
    const others = (known?.tokens ?? []).filter(({ seat }) => !tokens.some((one) => one.seat === seat));
    this.#keep({ table, tokens: [...others, ...tokens], invitations: known?.invitations ?? [] });
  }

  forget(table: string): void {
    this.#store(this.#all.filter((seats) => seats.table !== table));
  }

  #keep(seats: SeatsAtTable): void {
    this.#store([seats, ...this.#all.filter(({ table }) => table !== seats.table)]);
  }

  #store(all: SeatsAtTable[]): void {
    this.#all = all;
    remember(STORED, all);
  }
}

export const mySeats = new MySeats();
