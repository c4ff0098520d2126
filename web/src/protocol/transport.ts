/** How the client reaches the server. There are two ways, and the build chooses one: over the net, or within the page. */

/** A connection to a table, as a WebSocket is one. */
export type Line = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

export interface Transport {
  /** Fails with a `Failure` if nobody answers; what is refused is a response too. */
  request(address: string, init?: { method: string; body: string }): Promise<Response>;
  open(address: string): Line;
  /** The message that is shown until the first answer. */
  waiting: string;
  /** How many milliseconds a page waits for what stands above its main part. What comes later stands below it. */
  patience: number;
  /** Tells again and again how much of the server is there, from 0 to 1; undefined for one that is there. */
  watchProgress?(told: (share: number) => void): void;
}
