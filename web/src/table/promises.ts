/** The commitments as this browser first saw them: a server that changes one later is found out. */
import { recall, remember } from "../shell/storage";

const MOST = 300;

/** What was promised for this table when it was first shown here. */
export function firstPromise(table: string, commitment: string | null): string | null {
  const promises = recall<[table: string, commitment: string][]>("promises", []);
  const known = promises.find(([id]) => id === table)?.[1];
  if (known !== undefined || commitment === null) return known ?? null;
  remember("promises", [[table, commitment], ...promises].slice(0, MOST));
  return commitment;
}
