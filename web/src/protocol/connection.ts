/** A line to a table that comes back by itself: resumes by sequence number and loses or doubles no answer. */
import { transport } from "$transport";
import { Failure, ownFailure } from "./failure";
import { patched } from "./patches";
import type { Line } from "./transport";
import type {
  ClientMessage,
  ErrorMessage,
  Explanation,
  Hello,
  Hint,
  Ok,
  Pong,
  Problem,
  ServerMessage,
  StateMessage,
  WhyNotAnswer,
} from "./types";

/** What a table can be asked, and what it replies. */
export type Request = Exclude<ClientMessage, Hello>;
export type Reply = Ok | Pong | Hint | Explanation | WhyNotAnswer | ErrorMessage;

export type Status = "connecting" | "open" | "lost" | "refused";

export interface Listener {
  status(status: Status): void;
  message(message: ServerMessage): void;
  refused(reason: Problem): void;
}

interface Pending {
  request: Request;
  resolve(reply: Reply): void;
  reject(reason: Failure): void;
  /** Whether it was sent a second time, because the line broke. */
  again?: boolean;
}

const BACKOFF = [500, 1000, 2000, 4000, 8000];
/** After so long without a word the line is asked, then said to be lost (below three seconds in all), then given up. */
const PING_EVERY = 1_500;
const DOUBT_AFTER = 1_400;
const GIVE_UP_AFTER = 6_600;

export class Connection {
  #address: string;
  #tokens: string[];
  #listener: Listener;
  #make: (address: string) => Line;
  #socket: Line | undefined;
  #seq: number | null = null;
  /** The state that the line has told last, whole or by patches. */
  #told: StateMessage | undefined;
  #attempts = 0;
  #over = false;
  #greeted = false;
  /** Whether the line has not answered in time. */
  #doubted = false;
  #nextId = 1;
  #pending = new Map<number, Pending>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, tokens: string[], listener: Listener, make = transport.open) {
    this.#address = address;
    this.#tokens = tokens;
    this.#listener = listener;
    this.#make = make;
    this.#connect();
  }

  /** Sends a request; the promise is its direct reply. An answer survives a reconnect, everything else does not. */
  ask<T extends Reply>(request: Request): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const id = this.#nextId++;
      this.#pending.set(id, { request, resolve: (reply) => resolve(reply as T), reject });
      if (this.#greeted) this.#send(id, request);
      else if (request.type !== "answer") this.#settle(id, ownFailure("lost"));
    });
  }

  /** Tries again now, instead of when the back-off ends. */
  hurry(): void {
    if (this.#over || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Connects again, with other tokens. */
  reopen(tokens: string[]): void {
    const socket = this.#socket;
    this.#tokens = tokens;
    this.#seq = null;
    this.#lost();
    socket?.close();
    this.hurry();
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    this.#socket?.close();
    for (const id of [...this.#pending.keys()]) this.#settle(id, ownFailure("lost"));
  }

  #connect(): void {
    const socket = this.#make(this.#address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = (event) => this.#socket === socket && this.#heard(JSON.parse(event.data as string));
    socket.onclose = () => this.#socket === socket && this.#lost();
  }

  #hello(): Hello {
    return { type: "hello", tokens: this.#tokens, since: this.#seq, patches: true };
  }

  #heard(message: ServerMessage): void {
    this.#beat();
    if (this.#doubted) this.#listener.status("open");
    this.#doubted = false;
    if (message.type === "state") this.#state(message);
    else if (message.type === "patch" && this.#told) this.#state(patched(this.#told, message));
    else if (message.type === "error" && !this.#greeted) this.#refuse(message);
    else if ("id" in message && typeof message.id === "number") this.#reply(message.id, message);
    else this.#listener.message(message);
  }

  #state(message: StateMessage): void {
    this.#seq = message.seq;
    this.#told = message;
    const first = !this.#greeted;
    this.#greeted = true; // those who hear the state may ask something at once
    this.#listener.message(message);
    if (!first) return;
    this.#attempts = 0;
    this.#listener.status("open");
    this.#resume();
  }

  /**
   * An answer that was on its way when the line broke is sent again. The server takes it once: if the game has moved on
   * since, it was committed before, or others have gone back, and it is stale.
   */
  #resume(): void {
    for (const [id, pending] of this.#pending) {
      pending.again = true;
      this.#send(id, pending.request);
    }
  }

  #refuse(reason: Problem): void {
    this.#listener.refused(reason);
    this.#listener.status("refused");
    this.close();
  }

  #reply(id: number, reply: Reply): void {
    const settled = reply.type === "error" && reply.code === "stale" && this.#pending.get(id)?.again;
    if (settled) this.#settle(id, { type: "ok", id, seq: this.#seq ?? 0, held: false });
    else this.#answer(id, reply);
  }

  #answer(id: number, reply: Reply): void {
    this.#settle(id, reply.type === "error" ? new Failure(reply) : reply);
  }

  #settle(id: number, result: Reply | Failure): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (result instanceof Failure) pending?.reject(result);
    else pending?.resolve(result);
  }

  #lost(): void {
    clearTimeout(this.#pulse);
    this.#socket = undefined;
    this.#told = undefined;
    this.#greeted = false;
    this.#doubted = false;
    if (this.#over) return;
    for (const [id, { request }] of [...this.#pending]) {
      if (request.type !== "answer") this.#settle(id, ownFailure("lost"));
    }
    this.#listener.status("lost");
    const pause = BACKOFF[Math.min(this.#attempts++, BACKOFF.length - 1)];
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  /** A line that has gone quiet is asked; one that does not answer is given up. */
  #beat(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.ask({ type: "ping" }).catch(() => {});
      this.#pulse = setTimeout(() => this.#doubt(), DOUBT_AFTER);
    }, PING_EVERY);
  }

  #doubt(): void {
    this.#doubted = true;
    this.#listener.status("lost");
    this.#pulse = setTimeout(() => this.#giveUp(), GIVE_UP_AFTER);
  }

  #giveUp(): void {
    const socket = this.#socket;
    this.#lost();
    socket?.close();
  }

  #send(id: number, request: Request): void {
    this.#socket?.send(JSON.stringify({ ...request, id }));
  }
}
