/** What the race for the cities counts: seals, round by round. */
import { add, type Counting } from "../../table/race/lines";
import type { BoardEvent } from "./types";

export const counting: Counting<BoardEvent> = ({ kind, data }, now) => {
  if (kind === "delivered") add(now, data.seat, 1);
  return kind === "round" && data.round > 1;
};
