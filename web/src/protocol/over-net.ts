/** A server somewhere else, over HTTP and WebSocket. */
import { ownFailure } from "./failure";
import type { Transport } from "./transport";

export const transport: Transport = {
  request: (address, init) =>
    fetch(address, init && { ...init, headers: { "content-type": "application/json" } }).catch(() => {
      throw ownFailure("offline");
    }),
  open: (address) => new WebSocket(`${location.origin.replace(/^http/, "ws")}${address}`),
  waiting: "loading",
  patience: 3_000,
};
