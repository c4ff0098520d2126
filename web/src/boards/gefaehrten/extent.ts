/** How large places on the table are, and how much of it people may see at once. */
import type { Camera } from "../../drawing/camera/camera";
import type { Cell } from "./position";

export const STEP_X = 64;
export const STEP_Y = 88;
export const LIMITS = { nearest: 3 * STEP_X, farthest: 40 * STEP_X };
export const START: Camera = { x: -64, y: -88, width: 256, height: 264 };

/** A column or row, and where its middle is drawn. */
export interface Mark {
  number: number;
  at: number;
}

/** The columns and rows in sight, as the log and the answers count them. */
export function marksIn({ x, y, width, height }: Camera): { columns: Mark[]; rows: Mark[] } {
  const along = (from: number, length: number, step: number): Mark[] => {
    const first = Math.ceil(from / step - 0.5);
    const last = Math.floor((from + length) / step - 0.5);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
      number: first + index,
      at: (first + index + 0.5) * step,
    }));
  };
  return { columns: along(x, width, STEP_X), rows: along(y, height, STEP_Y) };
}

/** Pixels of a narrow window that its buttons take at the right. */
const BUTTONS = 50;
const NARROW = 560;

/** The part of the table with all these cells and half a card around them, beside the buttons of a window so wide. */
export function partWith(cells: readonly Cell[], window = Infinity): Camera {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const x = (Math.min(...xs) - 0.4) * STEP_X;
  const y = (Math.min(...ys) - 0.3) * STEP_Y;
  const wider = window < NARROW ? window / (window - BUTTONS) : 1;
  return {
    x,
    y,
    width: ((Math.max(...xs) + 1.4) * STEP_X - x) * wider,
    height: (Math.max(...ys) + 1.3) * STEP_Y - y,
  };
}
