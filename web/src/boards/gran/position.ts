/** The board as the rest of the folder calls its parts. */
import type { Knight, Point } from "./types";

export type { BoardMap, GranView as Position, Knight, Point, Realm } from "./types";

export type Kind = Point["kind"];
export type RealmId = Knight["seals"][number];
export type Colour = Knight["colour"];

export const AMULETS = 3;
