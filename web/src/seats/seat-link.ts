/** Seats in a link: `table:0.token,1.token;table:…`. It stands after `#`, so that no server and no log sees it. */
import type { SeatsAtTable } from "../shell/my-seats.svelte";

type Carried = Pick<SeatsAtTable, "table" | "tokens">;

export const carried = (all: readonly Carried[]): string =>
  all
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ table, tokens }) => `${table}:${tokens.map(({ seat, token }) => `${seat}.${token}`).join(",")}`)
    .join(";");

/** The seats in such a link; anything else is left out. */
export function unpacked(link: string): Carried[] {
  return link.split(";").flatMap((part) => {
    const [table = "", list = ""] = part.split(":");
    const tokens = list.split(",").flatMap((one) => {
      const found = /^(\d{1,2})\.([0-9a-f]{32})$/.exec(one);
      return found ? [{ seat: Number(found[1]), token: found[2] as string }] : [];
    });
    return /^[\w-]{1,40}$/.test(table) && tokens.length > 0 ? [{ table, tokens }] : [];
  });
}
