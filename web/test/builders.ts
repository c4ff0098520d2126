/** Small positions for tests. */
import type { Choice, SeatView, StateMessage, View } from "../src/protocol/types";

export function choice(answer: number, ...targets: string[]): Choice {
  return { answer, notation: `n${answer}`, text: { key: `choice-${answer}` }, targets };
}

export function view(seat: number | null, asked: number | null = 0): View {
  return {
    game: "mordor",
    seats: 2,
    options: {},
    seat,
    answered: 0,
    asked,
    question: null,
    board: {},
    outcome: null,
    results: [],
  };
}

export function side(seat: number | null, asked: number | null = 0): SeatView {
  return { seat, view: view(seat, asked), choices: [], log: [], orders: [], given: [], last: 0 };
}

export function state(seq: number, parts: Partial<StateMessage> = {}): StateMessage {
  return {
    type: "state",
    table: "t",
    game: "mordor",
    seq,
    answered: seq,
    status: "playing",
    asked: 0,
    commitment: null,
    seats: [],
    may_undo: [],
    may_take_back: [],
    may_restart: [],
    request: null,
    code: null,
    talk: "off",
    help_allowed: true,
    helped: [],
    pace: {},
    clock: {},
    now: 0,
    time_for: null,
    ended: false,
    guidance: null,
    gathered: null,
    new_rules: null,
    origin: "",
    sides: [side(0)],
    log_from: seq,
    expires: null,
    ...parts,
  };
}
