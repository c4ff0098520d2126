/** Whether the server that the page brings itself is there already. */
import { transport } from "$transport";

class Readiness {
  /** From 0 to 1. A server somewhere else is there or does not answer. */
  share = $state(transport.watchProgress ? 0 : 1);

  constructor() {
    transport.watchProgress?.((share) => {
      this.share = share;
    });
  }
}

export const readiness = new Readiness();
