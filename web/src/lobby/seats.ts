/** The seats of a table being set up. */
import type { GameInfo, NewSeat } from "../protocol/types";

export type SeatKind = NewSeat["kind"];
const OTHERS: SeatKind[] = ["friend", "open"];
const SEAT_KINDS: SeatKind[] = ["me", ...OTHERS, "agent"];

/** Who can be given a seat, where there are others or not. */
export const seatKinds = (shared: boolean): SeatKind[] => SEAT_KINDS.filter((kind) => shared || !OTHERS.includes(kind));

export interface DraftSeat {
  kind: SeatKind;
  name: string;
  agent: string;
}

/** A seat whose computer opponent is on offer: one of middling strength instead of one that is not. */
export function seatWith(agents: readonly string[], seat: DraftSeat): DraftSeat {
  return agents.includes(seat.agent) ? seat : { ...seat, agent: middling(agents) };
}

const middling = (agents: readonly string[]): string => agents[Math.floor(agents.length / 2)] ?? "";

/** Me against computer opponents of middling strength. */
export function draftSeats(game: GameInfo, myName: string, nameOf: (seat: number) => string, mine = 0): DraftSeat[] {
  const most = Math.max(...game.seat_counts);
  const agent = middling(game.agents);
  return Array.from({ length: most }, (_, seat) => ({
    kind: seat === mine ? "me" : "agent",
    name: seat === mine && myName ? myName : nameOf(seat),
    agent,
  }));
}

export function requested({ kind, name, agent }: DraftSeat): NewSeat {
  if (kind === "me") return { kind, name: name.trim(), contributes: true };
  return kind === "agent" ? { kind, agent } : { kind };
}

/** What is wrong with the seats, as a message key; undefined if nothing is. */
export function fault(seats: readonly DraftSeat[]): string | undefined {
  if (seats.every(({ kind }) => kind === "agent")) return "new-fault-nobody";
  if (seats.some(({ kind, name }) => kind === "me" && name.trim() === "")) return "new-fault-name";
  return undefined;
}
