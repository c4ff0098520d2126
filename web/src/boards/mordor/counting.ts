/** What the race to Mordor counts: the fields that a ring-bearer has come. */
import { add, type Counting } from "../../table/race/lines";
import type { BoardEvent } from "./types";

export const counting: Counting<BoardEvent> = ({ kind, data }, now) => {
  if (kind === "advanced") add(now, data.seat, data.fields);
  return kind === "round" && data.round > 1;
};
