/** What the war sounds like: dice, cards, marching, battle, the Hunt, and bells for a Stronghold. */
import type { Sound, SoundOf } from "../../table/sound/sounds";
import { REGIONS } from "./atlas";
import type { BoardEvent } from "./types";

const HEARD: Partial<Record<BoardEvent["kind"], Sound>> = {
  rolled: "dice",
  "combat-roll": "dice",
  "leader-roll": "dice",
  "extra-roll": "dice",
  "event-roll": "dice",
  drew: "card",
  "drew-unseen": "card",
  played: "card",
  "combat-card": "card",
  "army-moved": "march",
  "army-advanced": "march",
  "army-retreated": "march",
  attack: "battle",
  "hunt-roll": "hunt",
  tile: "hunt",
  revealed: "hunt",
};

const soundOf: SoundOf<BoardEvent> = ({ kind, data }) => {
  if (kind === "captured" && REGIONS.get(data.region)?.settlement === "stronghold") return "bell";
  return HEARD[kind];
};

export default soundOf;
