/** Which part of the endless table is looked at: its top left corner and its size, in units of the drawing. */
import type { Cell } from "./position";

export const STEP_X = 64;
export const STEP_Y = 88;
/** The narrowest and the widest look, in card widths. */
const NEAREST = 3;
const FARTHEST = 40;

export interface Camera {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The camera that shows all these cells with half a card around them, at the given ratio of width to height. */
export function showing(cells: readonly Cell[], ratio: number): Camera {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const left = (Math.min(...xs) - 0.4) * STEP_X;
  const top = (Math.min(...ys) - 0.3) * STEP_Y;
  const wide = (Math.max(...xs) + 1.4) * STEP_X - left;
  const high = (Math.max(...ys) + 1.3) * STEP_Y - top;
  const width = Math.max(wide, high * ratio);
  return { x: left + wide / 2 - width / 2, y: top + high / 2 - width / ratio / 2, width, height: width / ratio };
}

/** The same middle at another ratio, so that nothing jumps when the window changes. */
export function reshaped(camera: Camera, ratio: number): Camera {
  const height = camera.width / ratio;
  return { ...camera, y: camera.y + camera.height / 2 - height / 2, height };
}

/** Nearer (factor below 1) or farther, with one point of the table staying where it is. */
export function zoomed(camera: Camera, factor: number, about: Point = middle(camera)): Camera {
  const width = Math.min(Math.max(camera.width * factor, NEAREST * STEP_X), FARTHEST * STEP_X);
  const real = width / camera.width;
  return {
    x: about.x - (about.x - camera.x) * real,
    y: about.y - (about.y - camera.y) * real,
    width,
    height: camera.height * real,
  };
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

export function middle(camera: Camera): Point {
  return { x: camera.x + camera.width / 2, y: camera.y + camera.height / 2 };
}
