/** What the journey sounds like: dice, the hobbit's steps, a Nazgûl's strike, and the bell of who arrives. */
import type { Sound, SoundOf } from "../../table/sound/sounds";
import type { BoardEvent } from "./types";

const HEARD: Partial<Record<BoardEvent["kind"], Sound>> = {
  rolled: "dice",
  advanced: "march",
  crossed: "hunt",
  "crossed-half": "hunt",
  out: "hunt",
  arrived: "bell",
};

const soundOf: SoundOf<BoardEvent> = ({ kind }) => HEARD[kind];
export default soundOf;
