import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage, StateMessage } from "../../src/protocol/types";

const line = vi.hoisted(() => ({
  message: (_: unknown): void => {},
  ask: (_: unknown): Promise<unknown> => Promise.resolve({ type: "ok", seq: 1 }),
}));
vi.mock("../../src/protocol/connection", () => ({
  Connection: class {
    constructor(_address: string, _tokens: string[], hear: { message(said: unknown): void }) {
      line.message = hear.message;
    }
    ask = (request: unknown): Promise<unknown> => line.ask(request);
    close = (): void => {};
  },
}));

import { settings } from "../../src/shell/settings.svelte";
import { LiveTable } from "../../src/table/table.svelte";

const rolled = { kind: "rolled", data: { seat: 1, dice: [0, 1, 2, 3, 4] }, rule: "", text: { key: "k" } };

function state(answered: number): StateMessage {
  const side = { seat: 0, last: 0, choices: [], view: { answered }, log: [{ n: answered, seat: 1, events: [rolled] }] };
  return {
    type: "state",
    game: "mordor",
    seq: answered,
    answered,
    sides: [side],
    log_from: answered,
    now: 0,
    gathered: null,
  } as unknown as StateMessage;
}

const hear = (answered: number): void => line.message(state(answered) as ServerMessage);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(settings, "animate", "get").mockReturnValue(true);
});

describe("a table", () => {
  it("shows what another player rolls, until the dice have landed, even if the next move comes at once", async () => {
    const live = new LiveTable("T", []);
    hear(0);
    vi.advanceTimersByTime(10_000);
    let acknowledge = (_: unknown): void => {};
    line.ask = () =>
      new Promise((resolve) => {
        acknowledge = resolve;
      });
    const given = live.answer(0, { answer: 1, targets: [], text: { key: "k" }, notation: "" });
    hear(1);
    expect(live.state?.answered).toBe(1);
    hear(2);
    expect(live.state?.answered).toBe(1);
    acknowledge({ type: "ok", seq: 2 });
    await given;
    vi.advanceTimersByTime(900);
    expect(live.state?.answered).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(live.state?.answered).toBe(2);
    live.close();
  });

  it("remembers the board after each answer, until one is taken back", () => {
    const live = new LiveTable("T", []);
    for (const answered of [0, 1, 2]) hear(answered);
    vi.advanceTimersByTime(60_000);
    expect(live.viewAfter(0, 1)).toEqual({ answered: 1 });
    hear(1);
    vi.advanceTimersByTime(60_000);
    expect(live.viewAfter(0, 2)).toBeUndefined();
    expect(live.viewAfter(1, 1)).toBeUndefined();
    live.close();
  });
});
