/** What the journey counts: points, location by location. */
import { add, type Counting } from "../../table/race/lines";
import type { BoardEvent } from "./types";

export const counting: Counting<BoardEvent> = ({ kind, data }, now) => {
  if (kind === "points") add(now, data.seat, data.points);
  else if (kind === "moria-loss") add(now, data.seat, -data.points);
  return kind === "location-laid";
};
