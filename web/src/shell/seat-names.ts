/** What the seats are called. */
import type { SeatInfo } from "../protocol/types";
import { t } from "./words.svelte";

export function nameOf(seat: SeatInfo): string {
  if (seat.name) return seat.kind === "bot" ? t("bot-named", { name: seat.name }) : seat.name;
  if (seat.agent) return t("computer-named", { level: t(`agent-${seat.agent}`) });
  return t("seat-nobody", { number: seat.seat + 1 });
}

/** The names of all seats; namesakes are told apart by their seat. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(nameOf);
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}
