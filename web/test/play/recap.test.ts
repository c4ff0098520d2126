import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Recap from "../../src/play/Recap.svelte";
import type { Turn } from "../../src/table/turn.svelte";

const steps = [3, 4].map((n) => ({ n, events: [{ kind: `step-${n}`, text: { key: `told-${n}` } }] }));

const turn = () => ({
  recap: steps,
  unaware: true,
  seatView: { seat: 0, last: 2 },
  live: { viewAfter: vi.fn((_seat: number, answers: number) => (answers === 3 ? { answered: 3 } : undefined)) },
  words: ({ key }: { key: string }) => key,
  recalled: undefined as unknown,
  recalledView: undefined as unknown,
});

describe("what happened since the last turn", () => {
  it("is shown on the board as it was after each step", async () => {
    const shown = turn();
    render(Recap, { turn: shown as unknown as Turn });
    await fireEvent.click(screen.getByText("Step by step"));
    expect(shown.recalledView).toEqual({ answered: 3 });
    expect(shown.recalled).toBe(steps[0]?.events);
    await fireEvent.click(screen.getByText("Step by step"));
    expect(shown.live.viewAfter).toHaveBeenLastCalledWith(0, 4);
    expect(shown.recalled).toBe(steps[1]?.events);
    await fireEvent.click(screen.getByText("Close"));
    expect([shown.recalled, shown.recalledView]).toEqual([undefined, undefined]);
  });
});
