/** How fields are marked, as pen strokes. */
import type { Sheet, Square } from "./position";

/** A stroke on a square field and the event that drew it. */
export interface Stroke {
  kind: "halved" | "crossed" | "crossed-half";
  path: string;
}

/** The square field that the next Nazgûl crosses, from 0; -1 when none is left. */
export function nextSquare(sheet: Sheet): number {
  return sheet.squares.findIndex((square) => square.crossed < 2);
}

/** A cross through a field with half the side `r`, a little askew as by hand. */
export function cross(r: number): string {
  const c = r * 0.72;
  return `M${-c} ${-c * 0.9}Q${c * 0.1} ${c * 0.08} ${c} ${c}M${c * 0.95} ${-c}Q${-c * 0.05} ${c * 0.06} ${-c * 0.95} ${c * 0.95}`;
}

/** The strokes on a square field. A line from corner to corner halves a field; its upper half is crossed first. */
export function strokesOn(square: Square, r: number): Stroke[] {
  const strokes: Stroke[] = [];
  if (square.halved) {
    strokes.push({ kind: "halved", path: `M${-r} ${r}L${r} ${-r}` });
    if (square.crossed > 0) strokes.push({ kind: "crossed-half", path: halfCross(r, -1) });
    if (square.crossed > 1) strokes.push({ kind: "crossed-half", path: halfCross(r, 1) });
  } else if (square.crossed > 0) strokes.push({ kind: "crossed", path: cross(r) });
  return strokes;
}

function halfCross(r: number, side: 1 | -1): string {
  const middle = side * r * 0.42;
  const c = r * 0.34;
  return `M${middle - c} ${middle - c}L${middle + c} ${middle + c}M${middle + c} ${middle - c}L${middle - c} ${middle + c}`;
}

/** The halves of a square field, as areas: upper left, lower right. */
export function halves(r: number): [string, string] {
  return [`M${-r} ${-r}H${r}L${-r} ${r}Z`, `M${r} ${r}H${-r}L${r} ${-r}Z`];
}
