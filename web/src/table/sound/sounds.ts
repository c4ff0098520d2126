/** What is heard at a table, for those who want it. Boards say what their events sound like: `boards/<game>/sounds.ts`. */
import type { GameEvent } from "../../protocol/types";
import { settings } from "../../shell/settings.svelte";

export const SOUNDS = ["dice", "card", "march", "battle", "hunt", "bell", "turn", "won", "lost"] as const;
export type Sound = (typeof SOUNDS)[number];
/** What an event of a game sounds like; most are silent. */
export type SoundOf<Event = GameEvent> = (event: Event) => Sound | undefined;

const FOUND = import.meta.glob<{ default: SoundOf }>("../../boards/*/sounds.ts");

/** Each sound once, in the order in which they come. */
export function soundsIn<Event>(events: readonly Event[], soundOf: SoundOf<Event>): Sound[] {
  return [...new Set(events.flatMap((event) => soundOf(event) ?? []))];
}

/** Lets what happened be heard, then the last sound; neither sounds nor what makes them are loaded before they are wanted. */
export async function sound(game: string, events: readonly GameEvent[], last?: Sound): Promise<void> {
  if (!settings.get("sounds") || (events.length === 0 && !last)) return;
  const [{ play }, board] = await Promise.all([import("./synth"), FOUND[`../../boards/${game}/sounds.ts`]?.()]);
  const heard = board ? soundsIn(events, board.default) : [];
  play(last ? [...heard, last] : heard, settings.get("volume"));
}
