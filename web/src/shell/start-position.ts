/** Positions from which a new game can begin: of a moment of a finished game, or packed into the address. */
import * as api from "../protocol/api";
import type { Json } from "../protocol/types";

export type Position = Record<string, Json>;

/** The position that an address names, if it names one. */
export async function startOf(query: URLSearchParams): Promise<Position | undefined> {
  const [table, packed] = [query.get("from"), query.get("position")];
  if (table) return api.position(table, Number(query.get("at") ?? 0));
  return packed ? unpacked(packed) : undefined;
}

/** A position as a part of an address: compressed, in letters that need no escape. */
export async function packed(position: Position): Promise<string> {
  const stream = new Blob([JSON.stringify(position)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export async function unpacked(letters: string): Promise<Position> {
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return (await new Response(stream).json()) as Position;
}
