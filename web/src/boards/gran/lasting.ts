/** How long pieces are on their way. */
import type { LastingOf } from "../../table/looks";
import type { BoardEvent } from "./types";

/** As long as the board takes to move a piece. */
const MOVE = 420;
const MOVING = new Set<string>([
  "moved",
  "banished",
  "stone-placed",
  "stone-moved",
  "ring-put",
] satisfies BoardEvent["kind"][]);

const lasting: LastingOf = (events) => (events.some(({ kind }) => MOVING.has(kind)) ? MOVE : 0);
export default lasting;
