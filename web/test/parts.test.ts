import { describe, expect, it } from "vitest";
import { draftSeats, fault, requested } from "../src/lobby/seats";
import { blocks } from "../src/parts/rule/markup";
import type { GameInfo, GameRecord, PerSeatOption, Replay } from "../src/protocol/types";
import { PART, Steps } from "../src/replay/steps";
import { parse } from "../src/shell/router.svelte";
import { spoken } from "../src/table/generic/generic";
import { merged } from "../src/table/log";
import { needsCurtain, seatViewToShow } from "../src/table/seat-views";
import { defaults, fitted, offered, offersChoice, perSeat, swapped, type Values } from "../src/table/setup/options";
import { statisticsOf } from "../src/table/statistics";
import { side, view } from "./builders";

const hobbits: PerSeatOption = { id: "hobbits", kind: "per-seat", default: null, values: ["frodo", "sam", "merry"] };
const game: GameInfo = {
  id: "mordor",
  prefix: "RM",
  rules_version: "1",
  seat_counts: [2, 3],
  hidden: false,
  options: [{ id: "places", kind: "flag", default: false }, hobbits, { id: "start", kind: "seat", default: null }],
  agents: ["easy", "medium", "hard"],
  agents_at: { 2: ["perfect"] },
  by_player: ["rings"],
};
const record: GameRecord = {
  format: "ringspiel-record/1",
  rules: "1",
  options: {},
  game: "mordor",
  seats: 2,
  commitment: null,
  seed: "7",
  salt: "ab",
  setup: [1],
  answers: [
    { seat: 0, answer: 1, notation: "x", chance: [1, 2] },
    { seat: 1, answer: 1, notation: "x" },
    { seat: 0, answer: 1, notation: "x", chance: [3] },
  ],
  outcome: null,
};

describe("options of a new table", () => {
  it("start with the game's defaults", () => {
    expect(defaults(game)).toEqual({ places: false, hobbits: null, start: null });
  });
  it("are dealt in order until somebody changes them", () => {
    expect(perSeat(hobbits.values, null, 2)).toEqual(["frodo", "sam"]);
  });
  it("are offered once where two of them mean the same, as two colours for each of two players", () => {
    const paired = offered(hobbits, (value) => (["frodo", "sam"].includes(value) ? "both" : value));
    expect(paired).toEqual(hobbits.values.filter((value) => value !== "sam"));
    expect(perSeat(paired, null, 2)).not.toContain("sam");
  });
  it("stay different when one takes what another has", () => {
    expect(swapped(["frodo", "sam"], 0, "sam")).toEqual(["sam", "frodo"]);
    expect(swapped(["frodo", "sam"], 0, "merry")).toEqual(["merry", "sam"]);
  });
  it("are shown only where there is something to choose", () => {
    const board = (...values: string[]) => ({ id: "board", kind: "one-of" as const, default: "a", values });
    expect([board("a"), board("a", "b"), hobbits].map((one) => offersChoice(one, {}))).toEqual([false, true, true]);
    const sea = { id: "sea", kind: "flag", default: false, needs: "ships" } as const;
    const chosen: Values[] = [{}, { ships: false }, { ships: true }];
    expect(chosen.map((values) => offersChoice(sea, values))).toEqual([false, false, true]);
  });
  it("fall back to their defaults where they no longer fit the seats", () => {
    const values = { places: true, hobbits: ["sam", "frodo", "merry"], start: 2 };
    expect(fitted(game, values, 2)).toEqual({ places: true, hobbits: null, start: null });
    expect(fitted(game, values, 3)).toEqual(values);
  });
});

describe("seats of a new table", () => {
  const seats = draftSeats(game, "Ada", (seat) => `P${seat + 1}`);
  it("are me against middling opponents", () => {
    expect(seats.map(requested)).toEqual([
      { kind: "me", name: "Ada", contributes: true },
      { kind: "agent", agent: "medium" },
      { kind: "agent", agent: "medium" },
    ]);
  });
  it("need a human with a name", () => {
    expect(fault(seats)).toBeUndefined();
    expect(fault(seats.slice(1))).toBe("new-fault-nobody");
    expect(fault([{ kind: "me", name: " ", agent: "" }])).toBe("new-fault-name");
  });
});

describe("the log", () => {
  const entry = (n: number) => ({ n, seat: 0, notation: "", events: [] });
  it("drops what was undone and repeats nothing", () => {
    const log = [0, 1, 2, 3].map(entry);
    expect(merged(log, 3, [entry(3), entry(4)]).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
    expect(merged(log, 2, []).map(({ n }) => n)).toEqual([0, 1]);
  });
});

describe("the sides at one screen", () => {
  const sides = [side(0), side(2)];
  it("are shown when asked, or else as last", () => {
    expect(seatViewToShow(sides, 2, 0)?.seat).toBe(2);
    expect(seatViewToShow(sides, 1, 2)?.seat).toBe(2);
    expect(seatViewToShow(sides, 1, null)?.seat).toBe(0);
    expect(seatViewToShow([side(null)], 0, null)?.seat).toBe(null);
  });
  it("have a curtain between them only where there are secrets and the game goes on", () => {
    expect(needsCurtain(true, sides, side(2), 0)).toBe(true);
    expect(needsCurtain(true, sides, side(2), 2)).toBe(false);
    expect(needsCurtain(false, sides, side(2), 0)).toBe(false);
    expect(needsCurtain(true, [side(2)], side(2), null)).toBe(false);
    const over = {
      ...side(2),
      view: { ...view(2), outcome: { ranks: [], scores: [], winners: [], reason: "", text: { key: "x" } } },
    };
    expect(needsCurtain(true, sides, over, 0)).toBe(false);
  });
});

describe("statistics", () => {
  it("count decisions and chance by seat", () => {
    expect(statisticsOf(record)).toEqual([
      { decisions: 2, chance: 3 },
      { decisions: 1, chance: 0 },
    ]);
  });
});

describe("an address", () => {
  it("is a page with its arguments", () => {
    const { page, id, rest, query } = parse("#/replay/k2v?at=17");
    expect([page, id, rest, query.get("at")]).toEqual(["replay", "k2v", "", "17"]);
    expect(parse("#/join/k2v/0cc1")).toMatchObject({ page: "join", id: "k2v", rest: "0cc1" });
    expect(parse("")).toMatchObject({ page: "", id: "" });
    expect(parse("#/table/%E0%A4%A")).toMatchObject({ page: "table" });
  });
});

describe("the steps of a replay", () => {
  const LAST = 250;
  const asked: { from: number; views: boolean }[] = [];
  const drawn = () => asked.filter(({ views }) => views).map(({ from }) => from);
  const fetch = async (_: string, seat: number | null, from: number, to: number, views: boolean): Promise<Replay> => {
    asked.push({ from, views });
    const steps = Array.from({ length: Math.max(0, Math.min(to, LAST) - from + 1) }, (_, index) => ({
      n: from + index,
      seat: null,
      notation: "",
      events: [],
      view: views ? view(seat) : null,
    }));
    return { answered: LAST, from, to: Math.min(to, LAST), steps };
  };
  it("are fetched once, in small parts, the next one ahead, and beyond the end there is the last one", async () => {
    const steps = new Steps("t", fetch);
    expect((await steps.at(12, null)).step.n).toBe(12);
    expect((await steps.at(13, null)).last).toBe(LAST);
    expect(drawn()).toEqual([0]);
    expect((await steps.at(PART - 2, null)).step.n).toBe(PART - 2);
    expect(drawn()).toEqual([0, PART]);
    expect((await steps.at(9_999, null)).step.n).toBe(LAST);
  });
  it("come with the log up to them, which needs no positions", async () => {
    const { log } = await new Steps("t", fetch).at(120, null);
    expect(log.map(({ n }) => n)).toHaveLength(121);
    expect(log.every(({ view }) => view === null)).toBe(true);
  });
});

describe("words without texts", () => {
  it("are made from names and markup", () => {
    expect(spoken("ring_fields")).toBe("Ring fields");
    expect(blocks("**(ruling)** One.\n  - Example `x`")).toEqual([
      {
        item: false,
        spans: [
          { kind: "ruling", words: "" },
          { kind: "plain", words: " One." },
        ],
      },
      {
        item: true,
        spans: [
          { kind: "plain", words: "Example " },
          { kind: "code", words: "x" },
        ],
      },
    ]);
  });
});
