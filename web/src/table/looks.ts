/** What boards bring that is needed before they are loaded: `Vignette.svelte`, `looks.ts` and `lasting.ts` in `boards/<game>`. */
import type { Component } from "svelte";
import type { GameEvent } from "../protocol/types";

export interface Looks {
  /** Whether the board has a frame of its own, in which question, choices and log have their place. */
  fillsWindow: boolean;
}

const VIGNETTES = import.meta.glob<Component>("../boards/*/Vignette.svelte", { eager: true, import: "default" });
const LOOKS = import.meta.glob<Looks>("../boards/*/looks.ts", { eager: true, import: "default" });

/** A picture for the lobby: SVG elements for a field of 320 by 110. */
export const vignetteOf = (game: string): Component | undefined => VIGNETTES[`../boards/${game}/Vignette.svelte`];

/** How long what just happened is on its way on a board, in milliseconds; `boards/<game>/lasting.ts`. */
export type LastingOf = (events: readonly GameEvent[]) => number;

const LASTING = import.meta.glob<LastingOf>("../boards/*/lasting.ts", { eager: true, import: "default" });

export const lastingOf = (game: string, events: readonly GameEvent[]): number =>
  LASTING[`../boards/${game}/lasting.ts`]?.(events) ?? 0;

export const fillsWindow = (game: string): boolean => LOOKS[`../boards/${game}/looks.ts`]?.fillsWindow ?? false;
