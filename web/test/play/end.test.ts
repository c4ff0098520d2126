import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import ResultBar from "../../src/play/ResultBar.svelte";
import type { Outcome } from "../../src/protocol/types";
import type { Turn } from "../../src/table/turn.svelte";

const outcome = {
  winners: [0],
  ranks: [1, 2],
  scores: [0, 0],
  reason: "RM-34",
  text: { key: "told" },
} as unknown as Outcome;

function show(...seats: (number | null)[]): HTMLElement {
  Element.prototype.scrollIntoView = vi.fn();
  const turn = {
    position: { table: "T", game: "mordor", sides: seats.map((seat) => ({ seat })) },
    live: { rematch: undefined },
    words: ({ key }: { key: string }) => key,
  };
  render(ResultBar, { turn: turn as unknown as Turn, outcome });
  return screen.getByRole("group");
}

describe("the end of a game", () => {
  it("comes into view, speaks to the player and leads to the review first", () => {
    const bar = show(0);
    expect(bar.textContent).toContain("You have won");
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    const [first] = bar.querySelectorAll("a.button, button:not(.rule)");
    expect(first?.getAttribute("href")).toBe("#/replay/T?review=1");
    expect(first?.classList.contains("primary")).toBe(true);
  });

  it("looks different for those who have lost", () => {
    const bar = show(1);
    expect(bar.textContent).toContain("You have lost");
    expect(bar.dataset.verdictOf).toBe("lost");
  });

  it("offers no rematch to those who only watched", () => {
    expect(show(null).querySelector("button:not(.rule)")).toBeNull();
  });
});
