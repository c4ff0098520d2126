/** Whether the dice were fixed before the game: the commitment shown at the start must fit the seed told at the end. */
import type { GameRecord } from "../protocol/types";

export type Verdict = "kept" | "broken" | "unknown";

/** `unknown` where there was no promise (dictated dice) or the browser cannot compute (a page not served securely). */
export async function verdictOn(record: GameRecord, promised: string | null): Promise<Verdict> {
  const { seed, salt } = record;
  if (promised === null || seed === null || salt === null || !globalThis.crypto?.subtle) return "unknown";
  return (await sha256(`ringspiel ${seed} ${salt}`)) === promised ? "kept" : "broken";
}

async function sha256(words: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
