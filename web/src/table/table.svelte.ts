/** A table as this browser sees it: the last state, the logs of its seats, who is there, and how the line is. */
import { socketAddress } from "../protocol/api";
import { Connection, type Reply, type Request, type Status } from "../protocol/connection";
import { tried } from "../protocol/failure";
import type {
  Choice,
  Explanation,
  GameEvent,
  Hint,
  Line,
  LogEntry,
  Presence,
  Problem,
  Propose,
  Say,
  SeatView,
  ServerMessage,
  StateMessage,
  WhyNotAnswer,
} from "../protocol/types";
import { Contributing } from "../shell/fair/contributing";
import { settings } from "../shell/settings.svelte";
import { eventsOf, merged } from "./log";
import { lastingOf } from "./looks";
import { Pacer } from "./pacer";

/** How long a move is shown before the next one, so that the computer's turns can be followed. */
const MOMENT = 1100;
/** How long it is shown at least after everything on the board has come to rest. */
const GLANCE = 500;

export class LiveTable {
  state = $state.raw<StateMessage>();
  presence = $state.raw<Presence>();
  status = $state<Status>("connecting");
  /** Why the server does not let us in; nothing more comes after that. */
  refusal = $state.raw<Problem>();
  /** The last thing that did not work. */
  failure = $state.raw<Problem>();
  rematch = $state<string>();
  busy = $state(false);
  /** What was said at the table, oldest first. */
  lines = $state.raw<Line[]>([]);
  /** Private notes, by seat. */
  notes = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** An answer that would end the turn, and waits for the player to confirm it. */
  held = $state.raw<{ seq: number; choice: Choice }>();
  /** The server's clock less that of this machine, in milliseconds. */
  ahead = $state(0);
  /** How many answers stood when the player came. */
  foundAt = 0;
  /** The player has just gone back: nothing is answered automatically until the player answers. */
  wentBack = $state(false);

  /** Whether an answer is kept back, as the guide of a lesson does. */
  guard: ((choice: Choice) => Promise<boolean>) | undefined;

  #logs = $state.raw<ReadonlyMap<number | null, LogEntry[]>>(new Map());
  #fresh = $state.raw<ReadonlyMap<number | null, GameEvent[]>>(new Map());
  /** What each seat saw after this many answers, as long as this page is open. */
  #views = new Map<number | null, Map<number, SeatView["view"]>>();
  /** How many answers stand when the request on its way has been granted. */
  #awaited = 0;
  #connection: Connection;
  #contributing = new Contributing((message) => this.#connection.ask(message));
  #pacer = new Pacer<StateMessage>(
    (state) => this.#apply(state),
    (shown) => (settings.animate ? Math.max(MOMENT * settings.pace, this.#lasting(shown)) : 0),
  );

  constructor(table: string, tokens: string[]) {
    this.#connection = new Connection(socketAddress(table), tokens, {
      status: (status) => {
        if (status === "lost") this.#contributing.begin();
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

  /** Connects again, because the tokens of this browser's seats have changed. */
  reopen(tokens: string[]): void {
    this.#connection.reopen(tokens);
  }

  get seatViews(): SeatView[] {
    return this.state?.sides ?? [];
  }

  logOf(seat: number | null): LogEntry[] {
    return this.#logs.get(seat) ?? [];
  }

  /** What just happened, for animation; nothing when the page was just opened. */
  eventsOf(seat: number | null): GameEvent[] {
    return this.#fresh.get(seat) ?? [];
  }

  /** With `hold`, an answer that ends the turn is not given yet but kept in `held`; `automatic` if nobody has chosen it. */
  async answer(seat: number, choice: Choice, hold = false, automatic = false): Promise<boolean> {
    if (this.guard && (await this.guard(choice))) return false;
    this.wentBack = false;
    const { answer } = choice;
    const reply = await this.#do({
      type: "answer",
      seat,
      at: this.#seq,
      answer,
      ...(hold && { hold }),
      ...(automatic && { automatic }),
    });
    const held = reply?.type === "ok" && reply.held === true;
    this.held = held ? { seq: this.#seq, choice } : undefined;
    return reply !== undefined && !held;
  }

  restart(seat: number): Promise<unknown> {
    this.wentBack = true;
    return this.#do({ type: "restart", seat, at: this.#seq });
  }

  propose(seat: number, kind: Propose["kind"], about?: number, agent?: string): Promise<unknown> {
    const more = { ...(about !== undefined && { about }), ...(agent !== undefined && { agent }) };
    return this.#do({ type: "propose", seat, at: this.#seq, kind, ...more });
  }

  comeBack(seat: number): Promise<unknown> {
    return this.#do({ type: "come_back", seat, at: this.#seq });
  }

  async say(seat: number, line: { words: string } | { phrase: NonNullable<Say["phrase"]> }): Promise<boolean> {
    return (await this.#get({ type: "say", seat, ...line })) !== undefined;
  }

  async note(seat: number, words: string): Promise<boolean> {
    const kept = (await this.#get({ type: "note", seat, words })) !== undefined;
    if (kept) this.notes = new Map([...this.notes, [seat, words]]);
    return kept;
  }

  async order(seat: number, orders: string[]): Promise<void> {
    await this.#get({ type: "orders", seat, orders });
  }

  /** Who does not look is told in other ways. */
  look(looking: boolean): void {
    this.#connection.ask({ type: "looking", looking }).catch(() => {});
  }

  undo(seat: number): Promise<unknown> {
    this.wentBack = true;
    return this.#do({ type: "undo", seat, at: this.#seq });
  }

  takeBack(seat: number): Promise<unknown> {
    this.wentBack = true;
    return this.#do({ type: "take_back", seat, at: this.#seq });
  }

  agree(seat: number): Promise<unknown> {
    return this.#do({ type: "agree", seat, at: this.#seq });
  }

  refuse(seat: number): Promise<unknown> {
    return this.#do({ type: "refuse", seat, at: this.#seq });
  }

  whyNot(seat: number, targets: string[]): Promise<WhyNotAnswer | undefined> {
    return this.#get<WhyNotAnswer>({ type: "why_not", seat, targets });
  }

  explain(seat: number, answer: number): Promise<Explanation | undefined> {
    return this.#get<Explanation>({ type: "explain", seat, answer });
  }

  hint(seat: number): Promise<Hint | undefined> {
    return this.#get<Hint>({ type: "hint", seat });
  }

  /** The board after this many answers, if this page has shown it. */
  viewAfter(seat: number | null, answers: number): SeatView["view"] | undefined {
    return this.#views.get(seat)?.get(answers);
  }

  get #seq(): number {
    return this.state?.seq ?? 0;
  }

  async #do(request: Request): Promise<Reply | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.#awaited = (this.state?.answered ?? 0) + 1;
    try {
      return await this.#get(request);
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
    else if (message.type === "talk") this.#hear(message.lines);
    else if (message.type === "note") this.notes = new Map([...this.notes, [message.seat, message.words]]);
    else if (message.type === "rematch") this.rematch = message.table;
    else if (message.type === "error") this.failure = message;
  }

  /** After a broken line everything is said again. */
  #hear(lines: Line[]): void {
    const last = this.lines.at(-1)?.number ?? 0;
    this.lines = [...this.lines, ...lines.filter(({ number }) => number > last)];
  }

  /** What comes of one's own decision is seen at once, what others do in its own time. */
  #position(state: StateMessage): void {
    this.#contributing.heard(state);
    this.#pacer.add(state);
    if ((this.busy && state.answered <= this.#awaited) || state.gathered) this.#pacer.flush();
  }

  #apply(state: StateMessage): void {
    const first = this.state === undefined;
    const logs = state.sides.map(({ seat, log }) => [seat, merged(this.logOf(seat), state.log_from, log)] as const);
    const fresh = state.sides.map(({ seat, log }) => [seat, first ? [] : eventsOf(log)] as const);
    this.#logs = new Map(logs);
    this.#fresh = new Map(fresh);
    for (const { seat, view } of state.sides) this.#remember(seat, view);
    if (first) this.foundAt = state.answered;
    this.ahead = state.now - Date.now();
    this.state = state;
  }

  #remember(seat: number | null, view: SeatView["view"]): void {
    const seen = this.#views.get(seat) ?? new Map<number, SeatView["view"]>();
    this.#views.set(seat, seen);
    for (const later of [...seen.keys()].filter((answers) => answers > view.answered)) seen.delete(later);
    seen.set(view.answered, view);
  }

  #lasting(shown: StateMessage | undefined): number {
    return shown ? lastingOf(shown.game, this.#fresh.get(shown.sides[0]?.seat ?? null) ?? []) + GLANCE : 0;
  }
}
