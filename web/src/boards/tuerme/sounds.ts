/** What the battlefield sounds like: cards, steps, captured orcs, new orcs, and the Ents. */
import type { Sound, SoundOf } from "../../table/sound/sounds";
import type { BoardEvent } from "./types";

const HEARD: Partial<Record<BoardEvent["kind"], Sound>> = {
  played: "card",
  event: "card",
  moved: "march",
  jumped: "march",
  captured: "battle",
  "jumped-captured": "battle",
  pincer: "battle",
  "pincer-alone": "battle",
  laid: "hunt",
  ent: "bell",
  "turned-up-ent": "bell",
};

const soundOf: SoundOf<BoardEvent> = ({ kind }) => HEARD[kind];
export default soundOf;
