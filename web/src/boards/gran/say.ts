/** What the board says, in the words of the game's texts. */
import type { Argument, Text } from "../../protocol/types";
import type { Kind, Point, RealmId } from "./position";

export interface Say {
  /** A message `gran-board-KEY`. */
  board(key: string, args?: Record<string, Argument>): string;
  realm(id: RealmId): string;
  kind(kind: Kind): string;
  /** A point with its kind and realm. */
  point(point: Point): string;
}

export function speaker(words: (text: Text) => string): Say {
  const say = (key: string, args?: Record<string, Argument>): string => words(args ? { key, args } : { key });
  const realmText = (id: RealmId): Text => ({ key: `gran-realm-${id}` });
  return {
    board: (key, args) => say(`gran-board-${key}`, args),
    realm: (id) => words(realmText(id)),
    kind: (kind) => say(`gran-kind-${kind}`),
    point: ({ id, kind, realm }) => say(`gran-point-${kind}`, realm ? { id, realm: realmText(realm) } : { id }),
  };
}
