/** The address at which this browser's player wants to be told, and of which tables. */
import * as api from "../protocol/api";
import { tried } from "../protocol/failure";
import type { ContactInfo, NewContact, Problem } from "../protocol/types";
import { mySeats } from "../shell/my-seats.svelte";
import { recall, remember } from "../shell/storage";

class Contact {
  info = $state.raw<ContactInfo>();
  failure = $state.raw<Problem>();
  #secret = $state(recall<string | null>("contact", null));
  #everywhere = $state(recall("contact-everywhere", false));

  get given(): boolean {
    return this.#secret !== null;
  }

  /** Whether all tables are meant, also those to come. */
  get everywhere(): boolean {
    return this.#everywhere;
  }

  async give(wish: NewContact): Promise<void> {
    await this.#try(async () => {
      this.#keep((await api.giveContact(wish)).secret);
      await this.#look();
    });
  }

  /** Looks whether the address has been confirmed; one that was unsubscribed elsewhere is forgotten. */
  async look(): Promise<void> {
    await this.#try(() => this.#look());
    if (this.failure?.code === "unknown") this.#forgotten();
  }

  /** Nothing is sent to this address any more. */
  async forget(): Promise<void> {
    const secret = this.#secret;
    if (secret !== null) await this.#try(() => api.forgetContact(secret).then(() => this.#forgotten()));
  }

  async tell(table: string, on: boolean): Promise<void> {
    const secret = this.#secret;
    const tokens = mySeats.tokensOf(table);
    if (secret === null || tokens.length === 0) return;
    await this.#try(async () => {
      this.info = await api.subscribe(table, { tokens, secret, on });
    });
  }

  async tellEverywhere(on: boolean): Promise<void> {
    this.#everywhere = on;
    remember("contact-everywhere", on);
    for (const { table } of mySeats.all) await this.#quietly(table, on);
  }

  /** A table at which the player has just sat down. */
  async satDown(table: string): Promise<void> {
    if (this.#everywhere) await this.#quietly(table, true);
  }

  /** A table that is gone is no reason to complain. */
  async #quietly(table: string, on: boolean): Promise<void> {
    await this.tell(table, on);
    if (this.failure?.code === "unknown" || this.failure?.code === "forbidden") this.failure = undefined;
  }

  async #look(): Promise<void> {
    if (this.#secret !== null) this.info = await api.lookAtContact(this.#secret);
  }

  #forgotten(): void {
    this.#keep(null);
    this.info = undefined;
    this.failure = undefined;
  }

  #keep(secret: string | null): void {
    this.#secret = secret;
    remember("contact", secret);
  }

  async #try(action: () => Promise<void>): Promise<void> {
    this.failure = await tried(action);
  }
}

export const contact = new Contact();
