import { render, screen } from "@testing-library/svelte";
import { flushSync, mount, unmount } from "svelte";
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

  it("is not answered once it is over, though the page has not been drawn anew yet", () => {
    const answer = vi.fn();
    const asked = { now: [only] };
    const props = {
      get choice() {
        return asked.now[0] as typeof only;
      },
      pause: 2000,
      words,
      answer,
    };
    const shown = mount(OnlyAnswer, { target: document.body, props });
    flushSync();
    asked.now = [];
    vi.advanceTimersByTime(2000);
    expect(answer).not.toHaveBeenCalled();
    void unmount(shown);
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
