/** How long pens, hobbits and dice take until they rest. */
import type { LastingOf } from "../../table/looks";
import { paceOf } from "./pace";
import type { BoardEvent } from "./types";

const lasting: LastingOf = (events) => paceOf(events as BoardEvent[], true).rest;
export default lasting;
