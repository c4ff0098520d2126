/** What the fight between the towers counts: captured orcs, turn by turn. */
import { add, type Counting } from "../../table/race/lines";
import type { BoardEvent } from "./types";

export const counting: Counting<BoardEvent> = ({ kind, data }, now) => {
  if (kind === "captured" || kind === "jumped-captured") add(now, data.seat, 1);
  else if (kind === "pincer" || kind === "pincer-alone") {
    add(now, data.seat, data.own_count);
    add(now, data.partner, data.partners_count);
  }
  return kind === "turn" && data.turn > 1;
};
