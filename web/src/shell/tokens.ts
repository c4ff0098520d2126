/** New tokens for seats. This browser chooses them and keeps them before it asks, so that no lost reply loses a seat. */
import * as api from "../protocol/api";
import { mySeats } from "./my-seats.svelte";
import { recall, remember } from "./storage";

interface NewToken {
  token: string;
  fresh: string;
}

interface Begun {
  table: string;
  how: "replace" | "only";
  tokens: NewToken[];
}

/** Browsers keep what they have begun under this name. */
const STORED = "renewals";

export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const withFresh = (tokens: readonly string[]): NewToken[] => tokens.map((token) => ({ token, fresh: newToken() }));

/** One more token for each seat, to be sent to another device. */
export async function tokensForLink(
  table: string,
  tokens: readonly string[],
): Promise<{ seat: number; token: string }[]> {
  const made = withFresh(tokens);
  const { seats } = await api.renew(table, { tokens: made, how: "add" });
  return made.map(({ fresh }, index) => ({ seat: seats[index] as number, token: fresh }));
}

/** Tokens of this browser's own instead of these; with `only`, all other devices end. */
export async function renew(table: string, tokens: readonly string[], how: Begun["how"]): Promise<void> {
  const begun = { table, how, tokens: withFresh(tokens) };
  remember(STORED, [...recall<Begun[]>(STORED, []), begun]);
  await carryOut(begun);
}

/** Ends what this browser has begun at a table when the last reply did not come; whether its tokens have changed. */
export async function finish(table: string): Promise<boolean> {
  const begun = recall<Begun[]>(STORED, []).filter((one) => one.table === table);
  for (const one of begun) await carryOut(one).catch(() => {});
  return begun.length > 0;
}

async function carryOut(begun: Begun): Promise<void> {
  const { table, how, tokens } = begun;
  try {
    const { seats } = await api.renew(table, { tokens, how });
    mySeats.took(
      table,
      tokens.map(({ fresh }, index) => ({ seat: seats[index] as number, token: fresh })),
    );
  } catch (error) {
    if (isFinal(error)) forget(begun);
    throw error;
  }
  forget(begun);
}

/** Whether the server has refused, so that asking again is of no use. */
const isFinal = (error: unknown): boolean => {
  const code = (error as { reason?: { code?: string } }).reason?.code;
  return code === "forbidden" || code === "unknown" || code === "many-devices";
};

function forget(begun: Begun): void {
  const same = (one: Begun): boolean => one.tokens[0]?.fresh === begun.tokens[0]?.fresh;
  remember(
    STORED,
    recall<Begun[]>(STORED, []).filter((one) => !same(one)),
  );
}

/** The rematch of a table, with this browser's seats there; sets it up if nobody has. */
export async function rematch(table: string): Promise<string> {
  const known = recall<Record<string, NewToken[]>>("rematches", {});
  const held = mySeats.tokensOf(table);
  const kept = known[table] ?? [];
  const tokens = held.map((token) => kept.find((one) => one.token === token) ?? { token, fresh: newToken() });
  remember("rematches", { ...known, [table]: tokens });
  const { table: next, seats } = await api.rematch(table, { tokens, contributes: true });
  const old = mySeats.of(table)?.tokens ?? [];
  const mine = old.flatMap(({ seat, token }) => {
    const fresh = tokens.find((one) => one.token === token)?.fresh;
    return fresh && seats.includes(seat) ? [{ seat, token: fresh }] : [];
  });
  if (mine.length > 0) mySeats.took(next, mine);
  return next;
}
