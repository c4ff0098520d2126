/** The seats this browser holds: tokens by table, and the invitations of tables it has set up. */
import type { Created } from "../protocol/types";
import { recall, remember } from "./storage";

export interface Place {
  table: string;
  tokens: { seat: number; token: string }[];
  invitations: { seat: number; invitation: string }[];
}

class Places {
  #all = $state<Place[]>(recall<Place[]>("places", []));

  of(table: string): Place | undefined {
    return this.#all.find((place) => place.table === table);
  }

  tokensOf(table: string): string[] {
    return (this.of(table)?.tokens ?? []).map(({ token }) => token);
  }

  get all(): readonly Place[] {
    return this.#all;
  }

  get tokens(): { table: string; token: string }[] {
    return this.#all.flatMap(({ table, tokens }) => tokens.map(({ token }) => ({ table, token })));
  }

  created({ table, tokens, invitations }: Created): void {
    this.#keep({ table, tokens, invitations });
  }

  joined(table: string, seat: number, token: string): void {
    const tokens = [...(this.of(table)?.tokens ?? []), { seat, token }];
    this.#keep({ table, tokens, invitations: this.of(table)?.invitations ?? [] });
  }

  /** Seats that another browser of the same player has had so far. */
  carried(table: string, tokens: Place["tokens"]): void {
    const known = this.of(table);
    const others = (known?.tokens ?? []).filter(({ seat }) => !tokens.some((one) => one.seat === seat));
    this.#keep({ table, tokens: [...others, ...tokens], invitations: known?.invitations ?? [] });
  }

  /** The old tokens are valid at the table of a rematch. */
  rematch(table: string, next: string): void {
    const place = this.of(table);
    if (place && !this.of(next)) this.#keep({ ...place, table: next, invitations: [] });
  }

  forget(table: string): void {
    this.#store(this.#all.filter((place) => place.table !== table));
  }

  #keep(place: Place): void {
    this.#store([place, ...this.#all.filter(({ table }) => table !== place.table)]);
  }

  #store(all: Place[]): void {
    this.#all = all;
    remember("places", all);
  }
}

export const places = new Places();
