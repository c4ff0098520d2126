/** What boards bring that is needed before they are loaded: `boards/<game>/Vignette.svelte` and `looks.ts`. */
import type { Component } from "svelte";

export interface Looks {
  /** Whether the board has a frame of its own, in which question, choices and log have their place. */
  fillsWindow: boolean;
}

const VIGNETTES = import.meta.glob<Component>("../boards/*/Vignette.svelte", { eager: true, import: "default" });
const LOOKS = import.meta.glob<Looks>("../boards/*/looks.ts", { eager: true, import: "default" });

/** A picture for the lobby: SVG elements for a field of 320 by 110. */
export const vignetteOf = (game: string): Component | undefined => VIGNETTES[`../boards/${game}/Vignette.svelte`];

export const fillsWindow = (game: string): boolean => LOOKS[`../boards/${game}/looks.ts`]?.fillsWindow ?? false;
