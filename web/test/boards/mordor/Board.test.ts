import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Board from "../../../src/boards/mordor/Board.svelte";
import type { Die, Face, Position, Sheet } from "../../../src/boards/mordor/position";
import type { BoardEvent, MordorView } from "../../../src/boards/mordor/types";
import { nth } from "../../../src/drawing/list";
import type { ViewOf } from "../../../src/protocol/events";
import type { Choice, Language, Text } from "../../../src/protocol/types";
import { Texts } from "../../../src/shell/texts";
import { selectable } from "../../../src/table/selection";

const NAMES = ["Ada", "Bob"];
const source = (lang: Language): string =>
  readFileSync(`${process.cwd()}/../src/ringspiel/games/mordor/texts/${lang}.ftl`, "utf8");

function die(colour: Die["colour"], symbol: Face, aside = false, hits: number | null = 0): Die {
  return { colour, symbol, aside, hits };
}

function sheet(change: Partial<Sheet>): Sheet {
  const squares = Array.from({ length: 7 }, () => ({ halved: false, crossed: 0 as const }));
  const empty = { rings: 0, place: "bag-end" as const, squares, left: 7, out: false, arrived: false };
  return { hobbit: "frodo", colour: "yellow", ...empty, ...change };
}

const POSITION: Position = {
  preset: "standard",
  places: true,
  ring_fields: 9,
  nazgul_fields: 7,
  start: 0,
  active: 0,
  round: 3,
  place: "moria",
  sheets: [sheet({ rings: 2, place: "moria" }), sheet({ hobbit: "sam", colour: "red", left: 5 })],
  dice: [
    die("yellow", "ring", true),
    die("red", "nazgul", false, 1),
    die("blue", "nazgul", false, 0),
    die("green", "orc", true),
    die("black", "tree"),
  ],
  running: { rings: 0, orcs: 1, companions: 0, halves: 0 },
};

const CHOICES: Choice[] = [["die:red"], ["die:blue"], ["die:red", "die:black"], ["die:blue", "die:black"]].map(
  (targets, answer) => ({ answer, notation: "", text: { key: "mordor-title" }, targets }),
);

function show(
  change: { selected?: string[]; choices?: Choice[]; lang?: Language; over?: boolean; events?: BoardEvent[] } = {},
) {
  const { selected = [], choices = CHOICES, lang = "de", over = false, events = [] } = change;
  const texts = new Texts(lang, new FluentResource(source(lang)));
  const outcome = { ranks: [1, 2], scores: [9, 2], winners: [0], reason: "RM-35", text: { key: "mordor-title" } };
  const view: ViewOf<MordorView> = {
    game: "mordor",
    seats: 2,
    options: {},
    seat: 0,
    answered: 4,
    asked: 0,
    question: null,
    board: POSITION,
    outcome: over ? outcome : null,
    results: [],
  };
  const toggle = vi.fn();
  const props = {
    view,
    choices,
    selected,
    toggle,
    selectable: selectable(choices, selected),
    words: (text: Text) => texts.render(text, NAMES),
    names: NAMES,
    events,
    recent: [],
    animate: false,
    lang,
  };
  render(Board, { props });
  return toggle;
}

const spoken = (element: Element): string | null => element.getAttribute("aria-label");

describe("the dice", () => {
  it("are buttons that say what they show and whom they hit", () => {
    show();
    expect(screen.getAllByRole("button", { pressed: false }).map((button) => spoken(button))).toEqual([
      "Nazgûl, rot, trifft Sam",
      "Nazgûl, blau, trifft Frodo",
      "Weißer Baum, schwarz",
    ]);
  });

  it("say it in English too", () => {
    show({ lang: "en" });
    expect(screen.getByRole("button", { name: "Nazgûl, red, hits Sam" })).toBeTruthy();
  });

  it("toggle their target", async () => {
    const toggle = show();
    await fireEvent.click(screen.getByRole("button", { name: "Nazgûl, rot, trifft Sam" }));
    expect(toggle).toHaveBeenCalledExactlyOnceWith("die:red");
  });

  it("show what is selected and what no longer fits, which can still be asked about", async () => {
    const toggle = show({ selected: ["die:red"] });
    expect(spoken(screen.getByRole("button", { pressed: true }))).toBe("Nazgûl, rot, trifft Sam");
    const other = screen.getByRole("button", { name: "Nazgûl, blau, trifft Frodo" });
    expect(other.className).toContain("refused");
    await fireEvent.click(other);
    expect(toggle).toHaveBeenCalledExactlyOnceWith("die:blue");
  });

  it("are pictures when they are set aside or nobody is asked", () => {
    show({ choices: [] });
    expect(within(screen.getByRole("region", { name: "Würfel" })).queryAllByRole("button")).toEqual([]);
    expect(screen.getByRole("img", { name: "Ork, grün, herausgelegt" })).toBeTruthy();
  });
});

describe("a roll that may be repeated", () => {
  it("has a button for each answer", async () => {
    const choices = ["keep", "repeat"].map((word, answer) => ({
      answer,
      notation: word,
      text: { key: `mordor-roll-${word}` },
      targets: [`roll:${word}`],
    }));
    const toggle = show({ choices });
    await fireEvent.click(screen.getByRole("button", { name: "Wurf behalten" }));
    expect(toggle).toHaveBeenCalledExactlyOnceWith("roll:keep");
  });
});

describe("how far to go", () => {
  const choices = ["lothlorien", "moria"].map((place, answer) => ({
    answer,
    notation: place,
    text: {
      key: answer ? "mordor-stay" : "mordor-go-on",
      args: { fields: 1, place: { key: `mordor-place-${place}` } },
    },
    targets: [`field:${place}`],
  }));

  it("is chosen beside the dice or on the map", async () => {
    const toggle = show({ choices });
    const [button, field] = screen.getAllByRole("button", { name: "Ein Feld vor: Lothlórien" });
    await fireEvent.click(nth([button, field], 0) as Element);
    await fireEvent.click(nth([button, field], 1) as Element);
    expect(toggle.mock.calls).toEqual([["field:lothlorien"], ["field:lothlorien"]]);
  });

  it("may be nowhere", () => {
    show({ choices, lang: "en", selected: ["field:moria"] });
    expect(screen.getAllByRole("button", { name: "Stay: Moria", pressed: true })).toHaveLength(2);
  });
});

describe("the sheets", () => {
  it("are told in a sentence each, the viewer's own first", () => {
    show();
    const told = screen.getAllByRole("img").map(spoken);
    expect(told).toContain(
      "Ada als Frodo, Ort Moria: 2 von 9 Ringfeldern abgestrichen. Noch 7 Nazgûl bis zum Ausscheiden, kein offenes Feld halbiert.",
    );
    expect(told.findIndex((words) => words?.startsWith("Ada"))).toBeLessThan(
      told.findIndex((words) => words?.startsWith("Bob")),
    );
  });
});

describe("what is set aside", () => {
  it("is weighed as the rules say", () => {
    show();
    expect(screen.getByText("Kein Ring zählt")).toBeTruthy();
    expect(screen.getByText(/Orks in der Überzahl/)).toBeTruthy();
  });

  it("gives way to the last turn when the game is over", () => {
    const told: BoardEvent = {
      kind: "rings-void",
      text: { key: "mordor-title" },
      data: { seat: 0, rings: 1 },
      rule: "RM-22",
    };
    show({ over: true, choices: [], events: [told] });
    expect(screen.getByText("Der letzte Zug")).toBeTruthy();
    expect(screen.queryByText("Bisher herausgelegt")).toBeNull();
  });
});

describe("the texts", () => {
  it("are all there, in both languages", () => {
    const missing = vi.spyOn(console, "error");
    show({ lang: "de" });
    cleanup();
    show({ lang: "en" });
    expect(missing).not.toHaveBeenCalled();
  });
});
