/** Something went wrong: a refusal of the server, or no server at all. */
import type { WireError } from "./messages";

export class Failure extends Error {
  readonly reason: WireError;

  constructor(reason: WireError) {
    super(reason.detail || reason.code);
    this.reason = reason;
  }
}

/** The client's own failures; their words are `failure-CODE`. */
export function ownFailure(code: "offline" | "lost"): Failure {
  return new Failure({ code, text: { key: `failure-${code}` }, rule: "", detail: "" });
}
