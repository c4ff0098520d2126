/** The seats of a table being set up. */
import type { GameInfo, SeatRequest } from "../protocol/messages";

export type SeatKind = SeatRequest["kind"];
export const SEAT_KINDS: SeatKind[] = ["me", "friend", "open", "agent"];

export interface DraftSeat {
  kind: SeatKind;
  name: string;
  agent: string;
}

/** Me against computer opponents of middling strength. */
export function draftSeats(game: GameInfo, myName: string, nameOf: (seat: number) => string): DraftSeat[] {
  const most = Math.max(...game.seat_counts);
  const agent = game.agents[Math.floor(game.agents.length / 2)] ?? "";
  return Array.from({ length: most }, (_, seat) => ({
    kind: seat === 0 ? "me" : "agent",
    name: seat === 0 && myName ? myName : nameOf(seat),
    agent,
  }));
}

export function requested({ kind, name, agent }: DraftSeat): SeatRequest {
  if (kind === "me") return { kind, name: name.trim() };
  return kind === "agent" ? { kind, agent } : { kind };
}

/** What is wrong with the seats, as a message key; undefined if nothing is. */
export function fault(seats: readonly DraftSeat[]): string | undefined {
  if (seats.every(({ kind }) => kind === "agent")) return "new-fault-nobody";
  if (seats.some(({ kind, name }) => kind === "me" && name.trim() === "")) return "new-fault-name";
  return undefined;
}
