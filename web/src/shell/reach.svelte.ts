/** How others reach this server, and how it reaches them; asked for once. */
import * as api from "../protocol/api";
import { tried } from "../protocol/failure";
import type { Reach } from "../protocol/types";
import { router } from "./router.svelte";

class Reaching {
  now = $state.raw<Reach>();
  #asked = false;

  look(): void {
    if (this.#asked) return;
    this.#asked = true;
    void tried(async () => {
      this.now = await api.reach();
    });
  }

  /** Where links for others begin: what the operator has set, or where it is found in the local network. */
  get base(): string {
    const { public_url: address, addresses } = this.now ?? { public_url: "", addresses: [] };
    const local = location.hostname === "localhost" || location.hostname.startsWith("127.");
    const known = address ? `${address}/` : local ? addresses[0] : undefined;
    return known ?? `${location.origin}${router.embedded ? "/" : location.pathname}`;
  }

  /** A link for others to something about a table: through an address for which messengers show a preview. */
  link(table: string, hash: string): string {
    return `${this.base}${this.now?.shared ? `t/${encodeURIComponent(table)}` : ""}${hash}`;
  }

  /** Whether there are others at all: a page that is its own server has its player only. */
  get shared(): boolean {
    return this.now?.shared ?? true;
  }

  /** Whether friends cannot open such links. */
  get alone(): boolean {
    return this.now?.local_only ?? false;
  }
}

export const reach = new Reaching();
