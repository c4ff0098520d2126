import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AGAIN, News, PERHAPS } from "../../src/analysis/news";
import type { Line } from "../../src/protocol/transport";

const lines: Line[] = [];
const open = (): Line => {
  const line: Line = { send: vi.fn(), close: vi.fn(), onopen: null, onmessage: null, onclose: null };
  lines.push(line);
  return line;
};
const tell = (at: number): void => lines.at(-1)?.onmessage?.call({} as WebSocket, { data: `{"at":${at}}` } as never);
const end = (): void => lines.at(-1)?.onclose?.call({} as WebSocket, {} as never);
const seen = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

describe("news of a shared analysis", () => {
  let known: number;
  let there: boolean;
  let looks: number;
  let news: News;

  beforeEach(() => {
    vi.useFakeTimers();
    lines.length = 0;
    [known, there, looks] = [3, true, 0];
    const look = async () => {
      looks += 1;
      return there;
    };
    news = new News("/api/analyses/a/socket", { isNew: (at) => at === PERHAPS || at > known, look }, open);
  });
  afterEach(() => {
    news.stop();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("are looked at when there are some, and not asked for", async () => {
    tell(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks).toBe(0);
    tell(4);
    tell(PERHAPS);
    expect(looks).toBe(2);
  });

  it("wait until somebody sees the page", () => {
    seen("hidden");
    tell(4);
    tell(5);
    expect(looks).toBe(0);
    seen("visible");
    expect(looks).toBe(1);
    seen("visible");
    expect(looks).toBe(1);
  });

  it("are looked for now and then while there is no line, and the line comes back", async () => {
    end();
    await vi.advanceTimersByTimeAsync(AGAIN);
    expect([looks, lines.length]).toEqual([1, 2]);
    end();
    await vi.advanceTimersByTimeAsync(AGAIN);
    expect([looks, lines.length]).toEqual([2, 3]);
  });

  it("end when nothing is left to look at", async () => {
    there = false;
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([looks, lines.length]).toEqual([1, 1]);
  });
});
