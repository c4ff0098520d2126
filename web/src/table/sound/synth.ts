/** The sounds themselves, made of noise and tones by the browser: no files, nothing of anybody else's. */
import type { Sound } from "./sounds";

let audio: AudioContext | undefined;

/** How long after another the sounds of one moment begin, in seconds. */
const APART = 0.35;

export function play(sounds: readonly Sound[], volume: number): void {
  if (sounds.length === 0) return;
  audio ??= new AudioContext();
  // Browsers let a page sound only after somebody has touched it.
  if (audio.state === "suspended") void audio.resume();
  const out = audio.createGain();
  out.gain.value = volume * volume;
  out.connect(audio.destination);
  for (const [n, sound] of sounds.entries()) MADE[sound](audio, out, audio.currentTime + n * APART);
}

type Make = (audio: AudioContext, out: AudioNode, at: number) => void;

const MADE: Record<Sound, Make> = {
  dice: (audio, out, at) => {
    for (const later of [0, 0.07, 0.12, 0.19, 0.3])
      noise(audio, out, at + later, 0.04, "bandpass", 2600 - later * 3000, 0.8);
  },
  card: (audio, out, at) => noise(audio, out, at, 0.16, "highpass", 3200, 0.35),
  march: (audio, out, at) => {
    for (const later of [0, 0.28, 0.56]) tone(audio, out, at + later, 68, 0.22, 0.9, "sine");
  },
  battle: (audio, out, at) => {
    for (const [n, later] of [0, 0.14, 0.36].entries()) {
      noise(audio, out, at + later, 0.05, "highpass", 4000, 0.5);
      for (const partial of [1180, 1930, 2710]) tone(audio, out, at + later, partial + 90 * n, 0.35, 0.12, "triangle");
    }
  },
  hunt: (audio, out, at) => {
    for (const pitch of [73.4, 77.8, 110]) tone(audio, out, at, pitch, 1.5, 0.25, "sawtooth");
  },
  bell: (audio, out, at) => {
    for (const later of [0, 0.8])
      for (const [n, partial] of [196, 392.6, 470, 588, 784].entries())
        tone(audio, out, at + later, partial, 2.2 / (n + 1), 0.34 / (n + 1), "sine");
  },
  turn: (audio, out, at) => {
    tone(audio, out, at, 523.25, 0.5, 0.2, "sine");
    tone(audio, out, at + 0.16, 659.25, 0.5, 0.2, "sine");
  },
  won: (audio, out, at) => {
    for (const [n, pitch] of [392, 523.25, 659.25, 783.99].entries())
      tone(audio, out, at + 0.18 * n, pitch, n === 3 ? 1.6 : 0.5, 0.24, "triangle");
  },
  lost: (audio, out, at) => {
    for (const [n, pitch] of [311.13, 261.63, 207.65, 155.56].entries())
      tone(audio, out, at + 0.3 * n, pitch, n === 3 ? 2 : 0.7, 0.26, "sine");
  },
};

/** A tone that is struck and dies away. */
function tone(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  long: number,
  loud: number,
  type: OscillatorType,
): void {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  source.connect(fading(audio, out, at, long, loud));
  source.start(at);
  source.stop(at + long);
}

/** A breath of noise through a filter. */
function noise(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  long: number,
  type: BiquadFilterType,
  pitch: number,
  loud: number,
): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const values = samples.getChannelData(0);
  for (let n = 0; n < values.length; n++) values[n] = Math.random() * 2 - 1;
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = samples;
  filter.type = type;
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, out, at, long, loud));
  source.start(at);
}

function fading(audio: AudioContext, out: AudioNode, at: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  gain.connect(out);
  return gain;
}
