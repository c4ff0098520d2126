/** Something went wrong: a refusal of the server, or no server at all. */
import type { Problem } from "./types";

export class Failure extends Error {
  readonly reason: Problem;

  constructor(reason: Problem) {
    super(reason.detail || reason.code);
    this.reason = reason;
  }
}

/** The client's own failures; their words are `failure-CODE`. */
export function ownFailure(code: "offline" | "lost" | "no-record" | "engine" | "other-tab" | "picture"): Failure {
  return new Failure({ code, text: { key: `failure-${code}` }, rule: "", detail: "" });
}

/** Does something; the reason if it failed. Anything but a failure is a mistake of ours and goes on up. */
export async function tried(action: () => Promise<unknown>): Promise<Problem | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.reason;
    throw error;
  }
}
