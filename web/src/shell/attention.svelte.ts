/** Calls the player back to the table: a mark on the icon of the tab, a quiet sound, a notification of the browser. */
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

export const ICON = `${import.meta.env.BASE_URL}ring.svg`;
const MARKED = `${import.meta.env.BASE_URL}ring-turn.svg`;
/** Two soft notes of our own, in hertz. */
const NOTES = [523.25, 659.25];
const LOUDNESS = 0.06;

export function mark(on: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", on ? MARKED : ICON);
}

let audio: AudioContext | undefined;

/** Browsers let a page sound only after somebody has touched it. */
export function allowSound(): void {
  const wake = (): void => {
    if (!settings.get("sound")) return;
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
  };
  addEventListener("pointerdown", wake, { passive: true });
  addEventListener("keydown", wake, { passive: true });
}

export function chime(): void {
  if (!settings.get("sound") || audio?.state !== "running") return;
  for (const [number, frequency] of NOTES.entries()) note(audio, frequency, audio.currentTime + 0.16 * number);
}

function note(context: AudioContext, frequency: number, at: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}

class Attention {
  /** Whether the player is asked at the table that is open. */
  here = $state(false);
  /** At how many other tables the player is asked. */
  elsewhere = $state(0);
  #permission = $state<NotificationPermission>("Notification" in window ? Notification.permission : "denied");

  /** Whether this browser knows notifications. */
  readonly possible = "Notification" in window;

  /** Whether the player has told the browser never to ask. */
  get refused(): boolean {
    return this.#permission === "denied";
  }

  /** Asks the browser for its permission; true if there is one. */
  async ask(): Promise<boolean> {
    this.#permission = await Notification.requestPermission();
    return this.#permission === "granted";
  }

  /** It is the player's turn at a table; the browser says so only while nobody looks at the page. */
  notify(table: string, title: string, body: string): void {
    if (!settings.get("notify") || !this.possible || Notification.permission !== "granted") return;
    if (document.visibilityState === "visible" && document.hasFocus()) return;
    try {
      const shown = new Notification(title, { body, icon: ICON, tag: table });
      shown.onclick = () => {
        window.focus();
        router.go(`#/table/${table}`);
        shown.close();
      };
    } catch {
      // Browsers of some phones know them but show none for a page: there the sound and the mark must do.
    }
  }
}

export const attention = new Attention();
