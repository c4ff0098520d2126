/** A table as this browser sees it: the last state, the logs of its sides, who is there, and how the line is. */
import { socketAddress } from "../protocol/api";
import { Connection, type Status } from "../protocol/connection";
import { tried } from "../protocol/failure";
import type {
  Hint,
  LogEntry,
  Presence,
  Reply,
  Request,
  ServerMessage,
  Side,
  StateMessage,
  WhyNot,
  WireError,
} from "../protocol/messages";
import type { Choice, GameEvent } from "../protocol/types";
import { settings } from "../shell/settings.svelte";
import { eventsOf, merged } from "./log";
import { Pacer } from "./pacer";

/** How long a move is shown before the next one, so that the computer's turns can be followed. */
const MOMENT = 1100;

export class LiveTable {
  state = $state.raw<StateMessage>();
  presence = $state.raw<Presence>();
  status = $state<Status>("connecting");
  /** Why the server does not let us in; nothing more comes after that. */
  refusal = $state.raw<WireError>();
  /** The last thing that did not work. */
  failure = $state.raw<WireError>();
  rematch = $state<string>();
  busy = $state(false);

  #logs = $state.raw<ReadonlyMap<number | null, LogEntry[]>>(new Map());
  #fresh = $state.raw<ReadonlyMap<number | null, GameEvent[]>>(new Map());
  #connection: Connection;
  #pacer = new Pacer<StateMessage>(
    (state) => this.#apply(state),
    () => (settings.animate ? MOMENT : 0),
  );

  constructor(table: string, tokens: string[]) {
    this.#connection = new Connection(socketAddress(table), tokens, {
      status: (status) => {
        this.status = status;
      },
      message: (message) => this.#heard(message),
      refused: (reason) => {
        this.refusal = reason;
      },
    });
  }

  close(): void {
    this.#connection.close();
    this.#pacer.stop();
  }

  hurry(): void {
    this.#connection.hurry();
  }

  get sides(): Side[] {
    return this.state?.sides ?? [];
  }

  logOf(seat: number | null): LogEntry[] {
    return this.#logs.get(seat) ?? [];
  }

  /** What just happened, for animation; nothing when the page was just opened. */
  eventsOf(seat: number | null): GameEvent[] {
    return this.#fresh.get(seat) ?? [];
  }

  answer(seat: number, choice: Choice): Promise<boolean> {
    return this.#do({ type: "answer", seat, at: this.#seq, answer: choice.answer });
  }

  undo(seat: number): Promise<boolean> {
    return this.#do({ type: "undo", seat, at: this.#seq });
  }

  takeBack(seat: number): Promise<boolean> {
    return this.#do({ type: "take_back", seat, at: this.#seq });
  }

  agree(seat: number): Promise<boolean> {
    return this.#do({ type: "agree", seat, at: this.#seq });
  }

  refuse(seat: number): Promise<boolean> {
    return this.#do({ type: "refuse", seat, at: this.#seq });
  }

  whyNot(seat: number, targets: string[]): Promise<WhyNot | undefined> {
    return this.#get<WhyNot>({ type: "why_not", seat, targets });
  }

  hint(seat: number): Promise<Hint | undefined> {
    return this.#get<Hint>({ type: "hint", seat });
  }

  get #seq(): number {
    return this.state?.seq ?? 0;
  }

  async #do(request: Request): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      return (await this.#get(request)) !== undefined;
    } finally {
      this.busy = false;
    }
  }

  /** The reply, or nothing after a failure, which is then shown. A stale request only means that the game has moved on. */
  async #get<T extends Reply>(request: Request): Promise<T | undefined> {
    let reply: T | undefined;
    const failure = await tried(async () => {
      reply = await this.#connection.ask<T>(request);
    });
    this.failure = failure?.code === "stale" ? undefined : failure;
    return reply;
  }

  #heard(message: ServerMessage): void {
    if (message.type === "state") this.#position(message);
    else if (message.type === "presence") this.presence = message;
    else if (message.type === "rematch") this.rematch = message.table;
    else if (message.type === "error") this.failure = message;
  }

  /** What comes of one's own decision is seen at once, what others do in its own time. */
  #position(state: StateMessage): void {
    this.#pacer.add(state);
    if (this.busy) this.#pacer.flush();
  }

  #apply(state: StateMessage): void {
    const first = this.state === undefined;
    const logs = state.sides.map(({ seat, log }) => [seat, merged(this.logOf(seat), state.log_from, log)] as const);
    const fresh = state.sides.map(({ seat, log }) => [seat, first ? [] : eventsOf(log)] as const);
    this.#logs = new Map(logs);
    this.#fresh = new Map(fresh);
    this.state = state;
  }
}
