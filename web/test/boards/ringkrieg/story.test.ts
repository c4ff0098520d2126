import { describe, expect, it } from "vitest";
import { speaker } from "../../../src/boards/ringkrieg/say";
import { ceremoniesIn } from "../../../src/boards/ringkrieg/story/ceremonies";
import { chronicleOf } from "../../../src/boards/ringkrieg/story/chronicle";
import { sentences } from "../../../src/boards/ringkrieg/story/sentences";
import type { BoardEvent, RingkriegView } from "../../../src/boards/ringkrieg/types";
import type { LogOf } from "../../../src/protocol/events";
import type { Text } from "../../../src/protocol/types";

const words = ({ key, args }: Text): string => `${key} ${JSON.stringify(args ?? {})}`;
const say = speaker(words);
const told = (kind: string, data: object = {}): BoardEvent => ({ kind, data, text: { key: kind }, rule: "" }) as never;
const log = (...events: BoardEvent[]): LogOf<BoardEvent>[] => [{ n: 1, events } as never];

const WAR = log(
  told("turn", { turn: 1 }),
  told("advanced", { nation: "sauron", box: 1 }),
  told("advanced", { nation: "isengard", box: 0 }),
  told("corrupted", { points: 2, corruption: 2 }),
  told("turn", { turn: 2 }),
  told("attack", { side: "shadow", origin: "orthanc", to: "inside-helms-deep", force: { a: 5 }, against: { b: 2 } }),
  told("attack", { side: "free", origin: "edoras", to: "fords-of-isen", force: { a: 1 }, against: { b: 1 } }),
  told("slain", { kind: "gimli", region: "helms-deep" }),
  told("captured", { side: "shadow", region: "helms-deep" }),
  told("captured", { side: "shadow", region: "edoras" }),
  told("retaken", { side: "free", region: "edoras" }),
  told("points", { free: 0, shadow: 2 }),
  told("mordor"),
  told("end-RK-W3"),
);

describe("the story of a war", () => {
  const position = {
    turn: 2,
    fellowship: { corruption: 2 },
    sides: [{ points: 0 }, { points: 2 }],
    captured: { "helms-deep": "shadow" },
  } as unknown as RingkriegView;
  const story = chronicleOf(WAR, position);

  it("says what fell and when, and nothing of what was taken back", () => {
    expect(story.fallen).toEqual([{ turn: 2, side: "shadow", region: "helms-deep" }]);
  });

  it("knows what had fallen before the table began", () => {
    const before = { ...position, captured: { moria: "free", "helms-deep": "shadow" } } as unknown as RingkriegView;
    expect(chronicleOf(WAR, before).fallen[0]).toEqual({ turn: undefined, side: "free", region: "moria" });
  });

  it("has the tracks at the end of every turn", () => {
    expect(story.turns).toEqual([
      { turn: 1, corruption: 2, free: 0, shadow: 0 },
      { turn: 2, corruption: 2, free: 0, shadow: 2 },
    ]);
  });

  it("is five sentences, the last of which says how it was decided", () => {
    const five = sentences(story, position, "RK-W3", say);
    expect(five).toHaveLength(5);
    expect(five[0]).toContain("story-began");
    expect(five[3]).toContain("ringkrieg-region-helms-deep");
    expect(five[4]).toContain("story-end-RK-W3");
  });
});

describe("great moments", () => {
  const pictures = (...events: BoardEvent[]): string[] => ceremoniesIn(events, say).map(({ picture }) => picture);

  it("are a Stronghold or City, the Fellowship revealed, a Companion, a Minion, a king, Mordor, the last battle and the end", () => {
    expect(pictures(told("captured", { side: "shadow", region: "moria" }))).toEqual(["tower"]);
    expect(pictures(told("captured", { side: "shadow", region: "pelargir" }))).toEqual(["tower"]);
    expect(pictures(told("revealed"))).toEqual(["found"]);
    expect(pictures(told("companion-lost", { kind: "boromir" }))).toEqual(["grave"]);
    expect(pictures(told("entered", { kind: "saruman", region: "orthanc" }))).toEqual(["wings"]);
    expect(pictures(told("entered", { kind: "aragorn", region: "pelargir" }))).toEqual(["crown"]);
    expect(pictures(told("mordor"))).toEqual(["gate"]);
    expect(pictures(told("played", { card: "fp-str-01", seat: 0, effect: "fp-str-01" }))).toEqual(["swords"]);
    expect(pictures(told("end-RK-W2"), told("end-RK-W3"))).toEqual(["eye", "ring"]);
  });

  it("are nothing else", () => {
    expect(pictures(told("captured", { side: "shadow", region: "bree" }), told("slain", { kind: "nazgul" }))).toEqual(
      [],
    );
    expect(pictures(told("entered", { kind: "galadriel", region: "lorien" }))).toEqual([]);
  });
});
