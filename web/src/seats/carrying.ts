/** What a link with seats is worth: asked of the server, before anything here changes. */
import * as api from "../protocol/api";
import type { MySummary } from "../protocol/types";
import { mySeats, type SeatsAtTable } from "../shell/my-seats.svelte";
import { renew } from "../shell/tokens";

type Carried = Pick<SeatsAtTable, "table" | "tokens">;

export interface Offer {
  summary: MySummary;
  /** The seats that the link gives at this table. */
  seats: number[];
  /** The tokens of those that this browser does not have yet. A token that works is never replaced. */
  tokens: string[];
}

/** What the server says of a link; nothing of a table where the link gives no seat. */
export async function checked(link: readonly Carried[]): Promise<Offer[]> {
  const given = link.flatMap(({ table, tokens }) => tokens.map(({ token }) => ({ table, token })));
  if (given.length === 0) return [];
  const held = mySeats.tokens.filter(({ table }) => link.some((one) => one.table === table));
  const offered = await api.mine(given);
  const mine = held.length > 0 ? await api.mine(held) : [];
  return offered.map((summary) => {
    const known = mine.find(({ table }) => table === summary.table)?.mine ?? [];
    const tokens = link.find(({ table }) => table === summary.table)?.tokens ?? [];
    const wanted = tokens.filter(({ seat }) => summary.mine.includes(seat) && !known.includes(seat));
    return { summary, seats: summary.mine, tokens: wanted.map(({ token }) => token) };
  });
}

/** Takes the seats to this browser. The tokens of the link are used up by that. */
export const take = ({ summary, tokens }: Offer): Promise<void> => renew(summary.table, tokens, "replace");
