/** Seats that are not alike: what each plays, with whom, who leads and who acts next, where a board says so. */
import type { View } from "../protocol/types";

export interface SeatRole {
  /** The key of its name. */
  name: string;
  side: string;
  /** Leads its side in this turn. */
  leading: boolean;
  /** Acts when it is its side's turn. */
  next: boolean;
}

interface Shown {
  role?: string;
  side: string;
  leading: boolean;
  next: boolean;
}

/** By seat; empty if everybody plays alone. */
export function rolesOf({ game, board }: View): SeatRole[] {
  const players = (board as { players?: Shown[] }).players ?? [];
  const teams = new Set(players.map(({ side }) => side));
  if (players.length <= teams.size || players.some(({ role }) => role === undefined)) return [];
  return players.map(({ role, ...seat }) => ({ ...seat, name: `${game}-option-roles-${role}` }));
}

/** The seats in the order of their sides, so that teammates stand together. */
export function bySide<T extends { seat: number }>(seats: readonly T[], roles: readonly SeatRole[]): T[] {
  const sides = [...new Set(roles.map(({ side }) => side))];
  const place = ({ seat }: T): number => sides.indexOf(roles[seat]?.side ?? "");
  return seats.toSorted((one, other) => place(one) - place(other));
}

/** By seat: those who win and lose together. Where everybody plays alone, each is a party. */
export function partiesOf(view: View): string[] {
  const roles = rolesOf(view);
  return Array.from({ length: view.seats }, (_, seat) => roles[seat]?.side ?? String(seat));
}

/** Whether two parties play, so that one of them can give the game up. */
export const isDuel = (view: View): boolean => new Set(partiesOf(view)).size === 2;
