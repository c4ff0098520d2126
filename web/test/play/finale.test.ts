import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Finale from "../../src/play/Finale.svelte";
import { settings } from "../../src/shell/settings.svelte";

const LONG_ENOUGH = 2000;

async function shown(): Promise<HTMLElement> {
  const { container } = render(Finale, { game: "mordor", verdict: "won", how: "Ada has arrived." });
  vi.advanceTimersByTime(LONG_ENOUGH);
  await tick();
  return container;
}

describe("the end over the board", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => {
    vi.useRealTimers();
    settings.set("animation", true);
  });

  it("says what it means, and goes with a key", async () => {
    const container = await shown();
    expect(container.textContent).toContain("You have won");
    expect(container.textContent).toContain("Ada has arrived.");
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(container.querySelector("[data-finale]")).toBeNull();
  });

  it("does not come where nothing may move", async () => {
    settings.set("animation", false);
    expect((await shown()).querySelector("[data-finale]")).toBeNull();
  });
});
