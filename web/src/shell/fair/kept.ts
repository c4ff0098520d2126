/** What this browser saw and gave before a game began: a server that changes any of it later is found out. */
import { recall, remember } from "../storage";

const MOST = 300;

export interface Kept {
  commitment: string | null;
  /** By seat, as they stood when the first contribution was asked for. */
  pledges: Record<string, string>;
  /** By seat: what this browser contributes, and whether the server has acknowledged it. */
  mine: Record<string, { value: string; given: boolean }>;
}

type Shelf = [table: string, kept: Kept][];

/** Where a browser refuses storage, the page itself keeps it. */
const inPage = new Map<string, Kept>();

export function keptOf(table: string): Kept {
  const found = recall<Shelf>("promises", []).find(([id]) => id === table)?.[1] ?? inPage.get(table);
  return found ?? { commitment: earlier(table), pledges: {}, mine: {} };
}

/** Earlier versions of this page have kept the commitment alone. */
const earlier = (table: string): string | null =>
  recall<[table: string, commitment: string][]>("commitments", []).find(([id]) => id === table)?.[1] ?? null;

export function keep(table: string, kept: Kept): Kept {
  const others = recall<Shelf>("promises", []).filter(([id]) => id !== table);
  if (!remember("promises", [[table, kept], ...others].slice(0, MOST))) inPage.set(table, kept);
  return kept;
}

/** The commitment of this table when it was first shown here. Only one that was seen before the end proves anything. */
export function firstCommitment(table: string, commitment: string | null, over = false): string | null {
  const kept = keptOf(table);
  if (kept.commitment === null && commitment !== null && !over) keep(table, { ...kept, commitment });
  return kept.commitment ?? commitment;
}
