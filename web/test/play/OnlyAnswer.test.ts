import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import OnlyAnswer from "../../src/play/OnlyAnswer.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { AnswerDelay } from "../../src/table/answer-delay";
import { choice } from "../builders";

settings.set("language", "en");
const words = ({ key }: { key: string }): string => key;

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a question that only looks like a choice to the others", () => {
  const only = choice(7);

  it("is answered by itself after a pause, and says so before", () => {
    const answer = vi.fn();
    render(OnlyAnswer, { choice: only, pause: 2000, words, answer });
    expect(screen.getByRole("status").textContent).toContain("choice-7");
    vi.advanceTimersByTime(1999);
    expect(answer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(answer).toHaveBeenCalledExactlyOnceWith(only);
  });

  it("is left alone when something else happens meanwhile", () => {
    const answer = vi.fn();
    render(OnlyAnswer, { choice: only, pause: 2000, words, answer }).unmount();
    vi.advanceTimersByTime(5000);
    expect(answer).not.toHaveBeenCalled();
  });
});

describe("the pause", () => {
  it("is one that the player has made at some other time, neither hasty nor endless", () => {
    const delay = new AnswerDelay();
    for (const taken of Array.from({ length: 20 }, (_, n) => (n % 2 ? 3300 : 60_000))) delay.note(taken);
    const pauses = new Set(Array.from({ length: 100 }, () => delay.pause()));
    expect([...pauses].sort()).toEqual([3300, 6000]);
    for (let n = 0; n < 20; n++) delay.note(3);
    expect(delay.pause()).toBe(1000);
  });
});
