/** Which of the seats at this screen looks at the board. */
import type { SeatView } from "../protocol/types";

/** The seat that is asked; otherwise the seat that looked last. */
export function seatViewToShow(
  views: readonly SeatView[],
  asked: number | null,
  last: number | null,
): SeatView | undefined {
  return (
    views.find(({ seat }) => seat !== null && seat === asked) ?? views.find(({ seat }) => seat === last) ?? views[0]
  );
}

/** Whether the screen must be handed over before this seat's view may be shown. */
export function needsCurtain(
  hidden: boolean,
  views: readonly SeatView[],
  shown: SeatView,
  revealed: number | null,
): boolean {
  return hidden && views.length > 1 && shown.view.outcome === null && shown.seat !== revealed;
}
