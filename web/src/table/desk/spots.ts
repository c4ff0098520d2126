/** What all spots of a board have in common, be they drawn or laid over a part of the page. */
import type { Desk, SpotLook } from "../board";

/** What a spot is drawn with; nothing if it means nothing. */
export function spotOf(desk: Desk | undefined, at: string): SpotLook | undefined {
  return desk?.spots.get(at);
}

/** Enter and the space bar point, as they press buttons. */
export function pressing(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of other boxes in the direction of an arrow key; what lies beside the way counts as farther. */
export function nearest(key: string, from: Box, others: readonly Box[]): number {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const middle = ({ left, top, width, height }: Box): [number, number] => [left + width / 2, top + height / 2];
  const [x, y] = middle(from);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  others.forEach((other, index) => {
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const far = along + 2.5 * across;
    if (along > 1 && far < least) [best, least] = [index, far];
  });
  return best;
}

export const isArrow = (key: string): boolean => key in ARROWS;

/** Goes from the place that has the focus to the next one in the direction of an arrow key; the name of that place. */
export function walk(event: KeyboardEvent, board: HTMLElement): string | undefined {
  const from = (event.target as Element).closest("[data-spot]");
  if (!from || !isArrow(event.key)) return undefined;
  event.preventDefault();
  const others = [...board.querySelectorAll<HTMLElement>("[data-spot]")].filter((one) => one !== from);
  const boxes = others.map((one) => one.getBoundingClientRect());
  const next = others[nearest(event.key, from.getBoundingClientRect(), boxes)];
  next?.focus();
  return next?.getAttribute("data-spot") ?? undefined;
}
