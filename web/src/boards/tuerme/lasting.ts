/** How long pieces are on their way. */
import type { LastingOf } from "../../table/looks";
import type { BoardEvent } from "./types";

/** As long as the board takes to move a piece. */
const MOVE = 350;
const MOVING = new Set<string>([
  "moved",
  "captured",
  "jumped",
  "jumped-captured",
  "laid",
  "mustered",
  "placed",
  "pincer",
  "pincer-alone",
  "cleared",
] satisfies BoardEvent["kind"][]);

const lasting: LastingOf = (events) => (events.some(({ kind }) => MOVING.has(kind)) ? MOVE : 0);
export default lasting;
