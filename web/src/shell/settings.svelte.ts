/** The viewer's settings, kept in this browser. */
import type { Language } from "../protocol/types";
import { nearest } from "./languages.svelte";
import { recall, remember } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast";

/** How much longer than usual things take. */
const PACES: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45 };

interface Stored {
  language: Language;
  theme: Theme;
  animation: boolean;
  speed: Speed;
  /** Whether a click on the board is only a selection, to be confirmed. */
  confirm: boolean;
  /** Whether single keys (1 to 9, Enter, Escape) answer, wherever the focus is. */
  shortcuts: boolean;
  /** Whether an answer that ends the turn waits for a confirmation. */
  hold: boolean;
  /** Whether a quiet sound tells that it is one's turn. */
  sound: boolean;
  /** Whether what happens at the table is heard, and how loud, from 0 to 1. */
  sounds: boolean;
  volume: number;
  /** Whether the browser tells it, while the page is open in the background. */
  notify: boolean;
  name: string;
}

const DEFAULTS: Stored = {
  language: nearest(navigator.language),
  theme: "auto",
  animation: true,
  speed: "normal",
  confirm: false,
  shortcuts: true,
  hold: false,
  sound: true,
  sounds: false,
  volume: 0.5,
  notify: false,
  name: "",
};

class Settings {
  #stored = $state<Stored>({ ...DEFAULTS, ...recall<Partial<Stored>>("settings", {}) });

  get<K extends keyof Stored>(name: K): Stored[K] {
    return this.#stored[name];
  }

  set<K extends keyof Stored>(name: K, value: Stored[K]): void {
    this.#stored[name] = value;
    remember("settings", this.#stored);
  }

  get language(): Language {
    return this.#stored.language;
  }

  /** How dates and numbers are written: as the browser has it, if that is a variety of the language that is shown. */
  get locale(): string {
    const { language } = this.#stored;
    return navigator.languages.find((one) => one === language || one.startsWith(`${language}-`)) ?? language;
  }

  get pace(): number {
    return PACES[this.#stored.speed];
  }

  /** Whether dice may roll and pieces may move: neither the viewer nor the system has turned it off. */
  get animate(): boolean {
    return this.#stored.animation && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
