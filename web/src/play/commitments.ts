/** The commitments as this browser first saw them: a server that changes one later is found out. */
import { recall, remember } from "../shell/storage";

const MOST = 300;

/** The commitment of this table when it was first shown here. */
export function firstCommitment(table: string, commitment: string | null): string | null {
  const commitments = recall<[table: string, commitment: string][]>("commitments", []);
  const known = commitments.find(([id]) => id === table)?.[1];
  if (known !== undefined || commitment === null) return known ?? null;
  remember("commitments", [[table, commitment], ...commitments].slice(0, MOST));
  return commitment;
}
