/** What the table sounds like: cards, the Nazgûl, a ring that is won, the way to the next location. */
import type { Sound, SoundOf } from "../../table/sound/sounds";
import type { BoardEvent } from "./types";

const HEARD: Partial<Record<BoardEvent["kind"], Sound>> = {
  laid: "card",
  "laid-with-ring": "card",
  covers: "card",
  "covers-with-ring": "card",
  "took-back": "card",
  "nazgul-strikes": "hunt",
  "ring-won": "bell",
  "location-laid": "march",
};

const soundOf: SoundOf<BoardEvent> = ({ kind }) => HEARD[kind];
export default soundOf;
