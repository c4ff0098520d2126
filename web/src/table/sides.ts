/** Which of the seats at this screen looks at the board. */
import type { Side } from "../protocol/types";

/** Whoever is asked; otherwise whoever looked last. */
export function sideToShow(sides: readonly Side[], asked: number | null, last: number | null): Side | undefined {
  return (
    sides.find(({ seat }) => seat !== null && seat === asked) ?? sides.find(({ seat }) => seat === last) ?? sides[0]
  );
}

/** Whether the screen must be handed over before this side may be shown. */
export function needsCurtain(hidden: boolean, sides: readonly Side[], side: Side, revealed: number | null): boolean {
  return hidden && sides.length > 1 && side.view.outcome === null && side.seat !== revealed;
}
