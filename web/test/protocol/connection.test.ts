import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Listener } from "../../src/protocol/connection";
import type { ServerMessage } from "../../src/protocol/types";
import { state } from "../builders";

/** A socket whose other end is the test. */
class Line {
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onmessage = (_event: { data: string }): void => {};
  onclose = (): void => {};

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose();
  }
  open(): this {
    this.onopen();
    return this;
  }
  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let lines: Line[];
let heard: ServerMessage[];
let statuses: string[];

function connect(message: Listener["message"] = (message) => heard.push(message)): Connection {
  const listener: Listener = {
    status: (status) => statuses.push(status),
    message,
    refused: ({ code }) => statuses.push(code),
  };
  const make = (): WebSocket => {
    lines.push(new Line());
    return lines.at(-1) as unknown as WebSocket;
  };
  return new Connection("ws://test", ["secret"], listener, make);
}

const line = (number = lines.length - 1): Line => lines[number] as Line;
const answer = { type: "answer", seat: 0, at: 5, answer: 1 } as const;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  heard = [];
  statuses = [];
});

describe("a connection", () => {
  it("says hello with its tokens and, after a break, with the last sequence number", () => {
    connect();
    line().open().say(state(5));
    line().close();
    vi.advanceTimersByTime(500);
    line().open();
    expect(line(0).sent[0]).toEqual({ type: "hello", tokens: ["secret"], since: null, patches: true });
    expect(line(1).sent[0]).toEqual({ type: "hello", tokens: ["secret"], since: 5, patches: true });
    expect(statuses).toEqual(["open", "lost"]);
  });

  it("sends what is asked as soon as the first state is there: a table waits for the pledge", () => {
    const pledge = { type: "pledge", seat: 0, pledge: "aa" } as const;
    const connection: Connection = connect(() => void connection.ask(pledge));
    line().open().say(state(1));
    expect(line().sent[1]).toMatchObject(pledge);
  });

  it("makes whole states of patches, as many as come, and begins anew with a whole one after a break", () => {
    connect();
    line()
      .open()
      .say(state(5, { answered: 3, may_undo: [0] }));
    line().say({
      type: "patch",
      changes: [
        [["seq"], 6],
        [["answered"], 4],
        [["may_undo"], []],
      ],
    });
    line().say({ type: "patch", changes: [[["seq"], 7]] });
    expect(heard[1]).toEqual(state(6, { answered: 4, may_undo: [], log_from: 5 }));
    expect(heard[2]).toEqual(state(7, { answered: 4, may_undo: [], log_from: 5 }));
    expect(heard[0]).toEqual(state(5, { answered: 3, may_undo: [0] }));
    line().close();
    vi.advanceTimersByTime(500);
    line().open().say(state(8));
    line().say({ type: "patch", changes: [[["seq"], 9]] });
    expect(line(1).sent[0]).toMatchObject({ since: 7, patches: true });
    expect(heard.at(-1)).toEqual(state(9, { answered: 8, log_from: 8 }));
  });

  it("backs off ever longer, and starts anew after a success", () => {
    connect();
    for (const pause of [500, 1000, 2000, 4000, 8000, 8000]) {
      line().close();
      vi.advanceTimersByTime(pause - 1);
      const before = lines.length;
      vi.advanceTimersByTime(1);
      expect(lines.length).toBe(before + 1);
    }
    line().open().say(state(1));
    line().close();
    vi.advanceTimersByTime(500);
    expect(lines.length).toBe(8);
  });

  it("gives the reply to the one who asked", async () => {
    const connection = connect();
    line().open().say(state(5));
    const reply = connection.ask(answer);
    expect(line().sent[1]).toEqual({ ...answer, id: 1 });
    line().say({ type: "ok", id: 1, seq: 6 });
    expect(await reply).toEqual({ type: "ok", id: 1, seq: 6 });
  });

  it("sends an answer again that was not committed before the line broke", async () => {
    const connection = connect();
    line().open().say(state(5));
    const reply = connection.ask(answer);
    line().close();
    vi.advanceTimersByTime(500);
    line().open().say(state(5));
    expect(line().sent[1]).toEqual({ ...answer, id: 1 });
    line().say({ type: "ok", id: 1, seq: 6 });
    await expect(reply).resolves.toMatchObject({ seq: 6 });
  });

  it("takes an answer that was committed before the line broke for given", async () => {
    const connection = connect();
    line().open().say(state(5));
    const reply = connection.ask(answer);
    line().close();
    vi.advanceTimersByTime(500);
    line().open().say(state(6));
    expect(line().sent[1]).toEqual({ ...answer, id: 1 });
    line().say({ type: "error", id: 1, code: "stale", text: { key: "server-stale", args: {} }, rule: "", detail: "" });
    await expect(reply).resolves.toMatchObject({ type: "ok", seq: 6 });
  });

  it("does not take an answer for given because somebody has said something meanwhile", async () => {
    const connection = connect();
    line().open().say(state(5));
    const reply = connection.ask(answer);
    line().close();
    vi.advanceTimersByTime(500);
    line().open().say(state(6));
    line().say({ type: "ok", id: 1, seq: 7 });
    await expect(reply).resolves.toMatchObject({ type: "ok", seq: 7 });
  });

  it("keeps an answer given without a line until there is one", () => {
    const connection = connect();
    connection.ask(answer);
    line().open().say(state(5));
    expect(line().sent[1]).toEqual({ ...answer, id: 1 });
  });

  it("fails other requests when the line breaks", async () => {
    const connection = connect();
    line().open().say(state(5));
    const hint = connection.ask({ type: "hint", seat: 0 });
    line().close();
    await expect(hint).rejects.toMatchObject({ reason: { code: "lost" } });
  });

  it("turns an error into a failure with its reason", async () => {
    const connection = connect();
    line().open().say(state(5));
    const reply = connection.ask(answer);
    line().say({ type: "error", id: 1, code: "illegal", text: { key: "no" }, rule: "RM-13", detail: "" });
    await expect(reply).rejects.toMatchObject({ reason: { code: "illegal", rule: "RM-13" } });
  });

  it("does not come back when it was refused", () => {
    connect();
    line()
      .open()
      .say({ type: "error", id: null, code: "forbidden", text: { key: "no" }, rule: "", detail: "" });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(statuses).toEqual(["forbidden", "refused"]);
  });

  it("says within three seconds that a line no longer answers, and gives it up later", () => {
    connect();
    line().open().say(state(5));
    vi.advanceTimersByTime(1_500);
    expect(line().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(1_450);
    expect(statuses).toEqual(["open", "lost"]);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(8_000);
    expect(lines).toHaveLength(2);
  });

  it("is there again as soon as a slow line answers", () => {
    connect();
    line().open().say(state(5));
    vi.advanceTimersByTime(2_950);
    line().say({ type: "pong", id: 1 });
    expect(statuses).toEqual(["open", "lost", "open"]);
    expect(lines).toHaveLength(1);
  });
});
