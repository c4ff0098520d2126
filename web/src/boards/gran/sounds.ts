/** What the lands sound like: riding, stones, dice at the dragon, blows, and the bell of a city. */
import type { Sound, SoundOf } from "../../table/sound/sounds";
import type { BoardEvent } from "./types";

const HEARD: Partial<Record<BoardEvent["kind"], Sound>> = {
  moved: "march",
  "stone-placed": "march",
  "stone-moved": "march",
  fought: "dice",
  attacked: "battle",
  fettered: "hunt",
  "ring-taken": "bell",
  "ring-won": "bell",
  delivered: "bell",
};

const soundOf: SoundOf<BoardEvent> = ({ kind }) => HEARD[kind];
export default soundOf;
