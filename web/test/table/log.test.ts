import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../src/protocol/types";
import LogView from "../../src/table/LogView.svelte";
import { prose } from "../../src/table/log";

const entry = (n: number): LogEntry =>
  ({
    n,
    seat: 0,
    notation: "",
    events: [{ kind: "k", text: { key: `told ${n}` }, rule: "", data: {} }],
  }) as unknown as LogEntry;

describe("the log", () => {
  it("tells the newest last, so that nothing that stands there is pushed away", () => {
    render(LogView, { game: "mordor", log: [1, 2, 3].map(entry), words: (text) => text.key ?? "" });
    const told = screen.getAllByRole("listitem").map((line) => line.textContent);
    expect(told.map((line) => /told \d/.exec(line ?? "")?.[0])).toEqual(["told 1", "told 2", "told 3"]);
  });

  it("tells once, as prose, what was said three times in a row", () => {
    const events = ["Ada draws a card.", "Ada draws a card.", "Ada draws a card.", "Ben draws."].map((key) => ({
      kind: "k",
      text: { key },
      rule: "",
      data: {},
    }));
    const told = prose(
      events as never,
      ({ key }) => key ?? "",
      (times) => `× ${times}`,
    );
    expect(told).toBe("Ada draws a card (× 3). Ben draws.");
  });
});
