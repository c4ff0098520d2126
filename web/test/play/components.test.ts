import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Chips from "../../src/play/Chips.svelte";
import ConfirmBar from "../../src/play/ConfirmBar.svelte";
import HintNote from "../../src/play/HintNote.svelte";
import OnlyAnswer from "../../src/play/OnlyAnswer.svelte";
import Prompt from "../../src/play/Prompt.svelte";
import type { Choice } from "../../src/protocol/types";
import { settings } from "../../src/shell/settings.svelte";
import Choices from "../../src/table/Choices.svelte";
import Generic from "../../src/table/generic/Generic.svelte";
import OptionField from "../../src/table/setup/OptionField.svelte";
import type { Turn } from "../../src/table/turn.svelte";
import { choice, view } from "../builders";

settings.set("language", "en");
const words = ({ key }: { key: string }): string => key;
const answer = vi.fn();

describe("what is asked", () => {
  const asked = (mine: boolean) =>
    render(Prompt, { game: "gran", rule: "", words: "Anna is moving the knight.", mine, thinking: false }).container;

  it("is said to everybody in words of their own, never as a quotation", () => {
    expect(asked(true).textContent).toContain("Your turn");
    expect(asked(false).textContent).toContain("Please wait Anna is moving the knight.");
    expect(asked(false).querySelector("q")).toBeNull();
  });
});

describe("the only answer", () => {
  const given = (goesOn: boolean) => {
    vi.useFakeTimers();
    answer.mockClear();
    let there: Choice | undefined = choice(1);
    const { unmount } = render(OnlyAnswer, {
      get choice() {
        return there;
      },
      pause: 500,
      words,
      answer,
    });
    if (goesOn) there = undefined;
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    unmount();
    return answer.mock.calls;
  };

  it("is given after its pause, unless the game has gone on meanwhile", () => {
    expect(given(false)).toEqual([[choice(1)]]);
    expect(given(true)).toEqual([]);
  });
});

describe("a hint", () => {
  const shown = (parts: object): string => {
    const hint = { chance: 0.54, otherwise: 0.5, exact: false, close: false, choice: choice(1), why: [], ...parts };
    const position = { help_allowed: true, may_undo: [], may_restart: [], may_take_back: [] };
    const turn = { hint, words, mine: true, position, seatView: { seat: 0 }, live: { seatViews: [] } };
    return render(HintNote, { turn: turn as unknown as Turn }).container.textContent;
  };

  it("says by how much its answer is better, or that this cannot be told", () => {
    expect(shown({})).toContain("with the next best answer, 50");
    const alike = shown({ otherwise: 0.53, close: true });
    expect(alike).toContain("cannot tell them apart");
    expect(alike).not.toContain("53");
    expect(shown({ exact: true })).toContain("with perfect play: 54");
  });

  it("stays to be read where its answer is offered already", () => {
    const turn = {
      hint: { chance: 0.5, otherwise: 0.4, choice: choice(1), why: [] },
      words,
      live: {},
    } as unknown as Turn;
    render(HintNote, { turn, offered: true });
    expect(screen.getByRole("status").textContent).toContain("A strong player would choose");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the list of answers", () => {
  const many = Array.from({ length: 20 }, (_, number) => choice(number, `t:${number}`));
  const show = (parts = {}) =>
    render(Choices, { choices: many.slice(0, 3), selected: [], words, answer, busy: false, ...parts });

  it("answers by number key, but not while somebody types", async () => {
    answer.mockClear();
    show({ choices: many });
    await fireEvent.keyDown(screen.getByRole("searchbox"), { key: "2" });
    expect(answer).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(answer).toHaveBeenCalledExactlyOnceWith(many[1]);
  });

  it("answers nothing while an answer is on its way", async () => {
    answer.mockClear();
    show({ busy: true });
    await fireEvent.keyDown(document.body, { key: "1" });
    expect(answer).not.toHaveBeenCalled();
    expect(screen.getAllByRole<HTMLButtonElement>("button").every(({ disabled }) => disabled)).toBe(true);
  });

  it("can be narrowed down by words when it is long", async () => {
    show().unmount();
    expect(screen.queryByRole("searchbox")).toBeNull();
    show({ choices: many });
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "choice-19" } });
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });

  it("shows only what the selection can still become", () => {
    show({ selected: ["t:1"] });
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["choice-1 1"]);
  });

  it("is walked with the arrow keys", async () => {
    show();
    const [first, second, third] = screen.getAllByRole("button");
    first?.focus();
    await fireEvent.keyDown(first as HTMLElement, { key: "ArrowDown" });
    expect(document.activeElement).toBe(second);
    await fireEvent.keyDown(second as HTMLElement, { key: "ArrowUp" });
    await fireEvent.keyDown(first as HTMLElement, { key: "ArrowUp" });
    expect(document.activeElement).toBe(third);
  });
});

describe("targets as chips", () => {
  it("can be picked without a board, and say what still fits", async () => {
    const toggle = vi.fn();
    const choices = [choice(1, "die:a"), choice(2, "die:b", "die:c")];
    render(Chips, { game: "g", choices, selected: ["die:b"], selectable: new Set(["die:b", "die:c"]), toggle, words });
    const chips = screen.getAllByRole("button");
    expect(chips.map((chip) => [chip.textContent?.trim(), chip.getAttribute("aria-pressed")])).toEqual([
      ["+choice-1", "false"],
      ["✓die b", "true"],
      ["+die c", "false"],
    ]);
    await fireEvent.click(chips[2] as HTMLElement);
    expect(toggle).toHaveBeenCalledWith("die:c");
  });
});

describe("the bar below the board", () => {
  const choices = [choice(1, "a"), choice(2, "a", "b"), choice(3, "c"), choice(4, "c")];
  const refusal = { type: "why_not" as const, id: 1, allowed: false, rule: "RM-12", text: { key: "because" } };
  const explain = vi.fn();
  const show = (selected: string[], refused?: typeof refusal) => {
    const turn = { choices, selected, words, answer, clear: vi.fn(), explain, refusal: refused };
    const table = { live: { busy: false }, position: { game: "mordor" } };
    render(ConfirmBar, { turn: { ...turn, ...table } as unknown as Turn });
  };

  it("offers the answer that is meant", async () => {
    answer.mockClear();
    show(["b", "a"]);
    await fireEvent.click(screen.getByText("choice-2"));
    expect(answer).toHaveBeenCalledWith(choices[1]);
  });

  it("confirms with Enter", async () => {
    answer.mockClear();
    show(["a"]);
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(answer).toHaveBeenCalledWith(choices[0]);
  });

  it("asks why something is no answer, and shows it with its rule", async () => {
    show(["b", "c"]);
    await fireEvent.click(screen.getByText("Why not?"));
    expect(explain).toHaveBeenCalledWith(["b", "c"]);
    show(["b", "c"], refusal);
    expect(screen.getByText(/because/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Show rule RM-12" })).toBeTruthy();
  });

  it("never asks why of a selection that is merely unfinished", () => {
    show(["b"]);
    expect(screen.queryByText("Why not?")).toBeNull();
    expect(screen.getByText(/not all yet/)).toBeTruthy();
  });

  it("asks to choose where a selection means several answers", () => {
    show(["c"]);
    expect(screen.getByText(/several things/)).toBeTruthy();
  });
});

describe("an option", () => {
  it("of every kind has a field, and gives its value", async () => {
    const change = vi.fn();
    const common = { game: "g", seats: ["Ada", "Bob"], change };
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    render(OptionField, { ...common, option: { id: "f", kind: "flag", default: false }, value: false });
    await fireEvent.click(screen.getByRole("checkbox"));
    render(OptionField, {
      ...common,
      option: { id: "n", kind: "number", default: null, least: 1, most: 9 },
      value: null,
    });
    await fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "4" } });
    render(OptionField, { ...common, option: { id: "s", kind: "seat", default: null }, value: null });
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "1" } });
    expect(change.mock.calls).toEqual([[true], [4], [1]]);
    quiet.mockRestore();
  });

  it("that gives every seat its own value keeps them different", async () => {
    const change = vi.fn();
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const option = { id: "p", kind: "per-seat" as const, default: null, values: ["x", "y", "z"] };
    render(OptionField, { game: "g", seats: ["Ada", "Bob"], change, option, value: null });
    const [ada] = screen.getAllByRole("combobox");
    await fireEvent.change(ada as HTMLElement, { target: { value: "y" } });
    expect(change).toHaveBeenCalledWith(["y", "x"]);
    quiet.mockRestore();
  });
});

describe("an option whose values are files", () => {
  it("shows them by the names that the files give", () => {
    const names = { standard: { de: "Der Plan", en: "The board" }, "my.json": { de: "Meiner", en: "Mine" } };
    const option = { id: "board", kind: "one-of" as const, default: "standard", values: Object.keys(names), names };
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    render(OptionField, { game: "g", seats: [], change: vi.fn(), option, value: "my.json" });
    const shown = screen.getAllByRole<HTMLOptionElement>("option");
    expect(shown.map(({ value, textContent }) => [value, textContent])).toEqual([
      ["standard", "The board"],
      ["my.json", "Mine"],
    ]);
    quiet.mockRestore();
  });
});

describe("a game without a board", () => {
  it("shows its whole view in words", () => {
    const board = { ring_fields: 9, done: false, hands: [[1, 2], { cards: 3 }], place: null };
    const props = {
      choices: [],
      selected: [],
      toggle: () => {},
      selectable: new Set<string>(),
      words,
      names: [],
      events: [],
    };
    render(Generic, { props: { ...props, view: { ...view(0), board }, recent: [], animate: false, lang: "en" } });
    const shown = screen.getByRole("region").textContent;
    for (const part of ["Ring fields", "9", "no", "1 · 2", "Cards", "3", "none"]) expect(shown).toContain(part);
  });
});
