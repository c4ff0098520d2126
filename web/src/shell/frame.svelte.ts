/** What a page that fills the window puts into the head of the site; nothing where pages scroll. */
import type { Snippet } from "svelte";

class Frame {
  top = $state.raw<Snippet>();
  /** Buttons of the page beside those of the site. */
  tools = $state.raw<Snippet>();
  /** What the board adds to it. */
  middle = $state.raw<Snippet>();
  /** What the guide of a lesson speaks of on the board. */
  spoken = $state<string>();
}

export const frame = new Frame();
