/** The server in a worker of this page: the same requests and messages, without a net. */
import type { FromEngine, ToEngine } from "../engine/messages";
import { type Failure, ownFailure } from "./failure";
import type { Line, Transport } from "./transport";
import type { ClientMessage, ServerMessage } from "./types";

interface Pending {
  resolve(response: Response): void;
  reject(reason: Failure): void;
}

/** One worker with a server in it, and everybody who waits for it. */
class Engine {
  #worker = new Worker(new URL("../engine/worker.ts", import.meta.url), { type: "module" });
  #pending = new Map<number, Pending>();
  #lines = new Map<number, InPageLine>();
  #next = 1;
  #failed: () => void;

  constructor(failed: () => void) {
    this.#failed = failed;
    this.#worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#heard(data);
    this.#worker.onerror = () => this.#fail(ownFailure("engine"));
  }

  tell(message: ToEngine): void {
    this.#worker.postMessage(message);
  }

  request(address: string, method: string, body: string): Promise<Response> {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#pending.set(id, { resolve, reject });
      this.tell({ kind: "request", id, method, address, body });
    });
  }

  open(address: string): Line {
    const id = this.#next++;
    const line = new InPageLine(id, this);
    this.#lines.set(id, line);
    this.tell({ kind: "open", id, address });
    queueMicrotask(() => line.onopen?.call(line as never, new Event("open")));
    return line;
  }

  #heard(message: FromEngine): void {
    if (message.kind === "failed") this.#fail(ownFailure(message.why));
    else if (message.kind === "progress") progress(message.share);
    else if (message.kind === "told") this.#lines.get(message.id)?.hear(message.text);
    else if (message.kind === "ended") this.#end(message.id);
    else this.#reply(message.id, new Response(message.content, { status: message.status, headers: message.headers }));
  }

  #reply(id: number, response: Response): void {
    this.#pending.get(id)?.resolve(response);
    this.#pending.delete(id);
  }

  #end(id: number): void {
    const line = this.#lines.get(id);
    this.#lines.delete(id);
    line?.onclose?.call(line as never, new CloseEvent("close"));
  }

  #fail(reason: Failure): void {
    this.#worker.terminate();
    progress(1);
    this.#failed();
    for (const { reject } of this.#pending.values()) reject(reason);
    for (const id of [...this.#lines.keys()]) this.#end(id);
  }
}

class InPageLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  #id: number;
  #engine: Engine;

  constructor(id: number, engine: Engine) {
    this.#id = id;
    this.#engine = engine;
  }

  /** The engine may think for seconds, but this line cannot break: whether it stands needs no answer of the engine. */
  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === "ping") this.#pong(message.id ?? null);
    else this.#engine.tell({ kind: "say", id: this.#id, text });
  }

  close(): void {
    this.#engine.tell({ kind: "leave", id: this.#id });
  }

  hear(text: string): void {
    this.onmessage?.call(this as never, new MessageEvent("message", { data: text }));
  }

  #pong(id: number | null): void {
    const pong: ServerMessage = { type: "pong", id };
    queueMicrotask(() => this.hear(JSON.stringify(pong)));
  }
}

let engine: Engine | undefined;
let progress: (share: number) => void = () => {};

/** Started when first needed, and again after a failure. */
function running(): Engine {
  engine ??= new Engine(() => {
    engine = undefined;
  });
  return engine;
}

/** What is asked at every visit is answered by files, so that the lobby does not wait for the engine. */
const AHEAD = /^\/api\/(languages|games|reach|(lessons|rules\/\w+|primers\/\w+)\?lang=\w+|texts\/\w+\?part=\w+)$/;

/** The file with the answer, as `ringspiel.server.page.ahead` names it. */
export function aheadOf(address: string): string | undefined {
  return AHEAD.test(address) ? `answers/${address.slice("/api/".length).replace(/\W+/g, "-")}.json` : undefined;
}

async function request(address: string, init?: { method: string; body: string }): Promise<Response> {
  const file = init ? undefined : aheadOf(address);
  const found = file === undefined ? undefined : await fetch(file).catch(() => undefined);
  return found?.ok ? found : running().request(address, init?.method ?? "GET", init?.body ?? "");
}

export const transport: Transport = {
  request,
  open: (address) => running().open(address),
  waiting: "loading-engine",
  patience: 500,
  watchProgress: (told) => {
    progress = told;
    running();
  },
};

void navigator.serviceWorker?.register("./offline.js");
