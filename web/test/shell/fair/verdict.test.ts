/** The draws of the client are those of the engine, and a cheating operator is found out by them. */
import { readFileSync } from "node:fs";
import { bytesToHex } from "@noble/hashes/utils.js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Contribution, GameRecord, StateMessage } from "../../../src/protocol/types";
import { Contributing } from "../../../src/shell/fair/contributing";
import { commitmentTo, Generator, mixedKey, pledgeTo } from "../../../src/shell/fair/draws";
import { firstCommitment, type Kept, keep, keptOf } from "../../../src/shell/fair/kept";
import { verdictOn } from "../../../src/shell/fair/verdict";
import { remember } from "../../../src/shell/storage";

interface Vector {
  seed: string;
  salt: string;
  commitment: string;
  contributions: Contribution[];
  key: string;
  bounds: number[];
  values: number[];
}

const shared = JSON.parse(readFileSync("../tests/fixtures/draws.json", "utf-8")) as {
  draws: Vector[];
  record: GameRecord;
};
const fresh = (): GameRecord => structuredClone(shared.record);
const given = shared.record.contributions ?? [];
const kept = (change: Partial<Kept> = {}): Kept => ({
  commitment: shared.record.commitment,
  pledges: Object.fromEntries(given.map(({ seat, pledge }) => [seat, pledge])),
  mine: { 0: { value: given[0]?.value ?? "", given: true } },
  ...change,
});

beforeEach(() => localStorage.clear());

describe("the draws", () => {
  it.each(shared.draws)("of seed $seed are those of the engine", (vector) => {
    expect(commitmentTo(vector.seed, vector.salt)).toBe(vector.commitment);
    for (const { seat, pledge, value } of vector.contributions)
      if (value !== null) expect(pledgeTo(seat, value)).toBe(pledge);
    const key = mixedKey(vector.seed, vector.contributions);
    expect(bytesToHex(key)).toBe(vector.key);
    const generator = new Generator(key);
    expect(vector.bounds.map((bound) => generator.below(bound))).toEqual(vector.values);
  });
});

describe("the verdict", () => {
  it("counts the draws of an honest game, and names those who contributed", () => {
    const verdict = verdictOn(fresh(), kept());
    expect(verdict).toMatchObject({ kind: "kept", seats: [0, 1], silent: [], late: false });
    expect(verdict.kind === "kept" && verdict.draws).toBeGreaterThan(50);
  });
  it("names the first draw of an operator who exchanged the key in mid-game", () => {
    const record = fresh();
    const generator = new Generator(mixedKey("8", []));
    let [number, first] = [record.setup.length, 0];
    record.answers.forEach((answer, place) => {
      answer.chance = (answer.chance ?? []).map((honest, i) => {
        number++;
        if (place < 10) return honest;
        const other = generator.below(answer.bounds?.[i] ?? 1);
        if (other !== honest && first === 0) first = number;
        return other;
      });
    });
    expect(verdictOn(record, kept())).toMatchObject({ kind: "broken", why: "draw", difference: { number: first } });
  });
  it("names one draw that was changed, and what was due", () => {
    const record = fresh();
    const place = record.answers.findIndex(({ chance }, n) => n > 5 && (chance?.length ?? 0) > 0);
    const { chance = [], bounds = [] } = record.answers[place] ?? {};
    const honest = chance[0] ?? 0;
    chance[0] = (honest + 1) % (bounds[0] ?? 1);
    const difference = { answer: place + 1, said: chance[0], due: honest };
    expect(verdictOn(record, kept())).toMatchObject({ kind: "broken", why: "draw", difference });
  });
  it("is broken by another seed, though the record fits itself", () => {
    const record = fresh();
    record.seed = "8";
    record.commitment = commitmentTo("8", record.salt ?? "");
    expect(verdictOn(record, kept())).toEqual({ kind: "broken", why: "seed" });
    expect(verdictOn({ ...fresh(), seed: null }, kept())).toEqual({ kind: "broken", why: "seed" });
  });
  it("is broken by a pledge that was changed, and by a contribution that was dropped", () => {
    const changed = fresh();
    const value = "ee".repeat(32);
    changed.contributions?.splice(1, 1, { seat: 1, pledge: pledgeTo(1, value), value });
    expect(verdictOn(changed, kept())).toEqual({ kind: "broken", why: "pledge" });
    const dropped = fresh();
    dropped.contributions = given.map((each) => (each.seat === 0 ? { ...each, value: null } : each));
    expect(verdictOn(dropped, kept())).toEqual({ kind: "broken", why: "contribution" });
    const late = { mine: { 0: { value: "aa", given: false } } };
    expect(verdictOn(dropped, kept(late)).kind, "then the dice are others").toBe("broken");
  });
  it("is broken by a contribution that was added when mine was known", () => {
    const [mine] = given;
    const alone = kept({ pledges: { 0: mine?.pledge ?? "" } });
    expect(verdictOn(fresh(), alone)).toEqual({ kind: "broken", why: "pledge" });
  });
  it("says what is not proved: of older records, and where nothing was promised", () => {
    const old = fresh();
    delete old.setup_bounds;
    for (const answer of old.answers) delete answer.bounds;
    expect(verdictOn(old, kept())).toEqual({ kind: "seed" });
    expect(verdictOn(fresh(), { commitment: null, pledges: {}, mine: {} }).kind).toBe("unseen");
    const dictated = { ...fresh(), commitment: null, seed: null, salt: null };
    expect(verdictOn(dictated, { commitment: null, pledges: {}, mine: {} })).toEqual({ kind: "none" });
  });
});

describe("what a browser keeps", () => {
  it("is the commitment that was shown first, whatever the server says later", () => {
    expect(firstCommitment("t1", null)).toBe(null);
    expect(firstCommitment("t1", "aa")).toBe("aa");
    expect(firstCommitment("t1", "bb")).toBe("aa");
    expect(firstCommitment("t2", "bb")).toBe("bb");
    expect(firstCommitment("t3", "cc", true)).toBe("cc");
    expect(keptOf("t3").commitment, "seen after the end only").toBe(null);
  });
  it("is kept by the page itself where the browser refuses storage", () => {
    const refusing = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("private mode");
    });
    keep("t9", { commitment: "aa", pledges: {}, mine: { 0: { value: "ee", given: false } } });
    refusing.mockRestore();
    expect(keptOf("t9").mine[0]?.value, "else the table would wait for a contribution that never comes").toBe("ee");
  });
  it("is not lost when the page changes", () => {
    remember("commitments", [["t1", "aa"]]);
    expect(firstCommitment("t1", "bb")).toBe("aa");
  });
});

describe("contributing", () => {
  const state = (gathered: StateMessage["gathered"], commitment: string | null = "cc"): StateMessage =>
    ({ table: "t1", commitment, gathered, sides: [{ seat: 0 }] }) as unknown as StateMessage;
  const pledgeOf = (): string => pledgeTo(0, keptOf("t1").mine[0]?.value ?? "");

  it("pledges once, reveals only when all have pledged, and keeps their pledges before", async () => {
    const sent: { type: string }[] = [];
    const contributing = new Contributing((message) => Promise.resolve(sent.push(message)));
    const awaits = { contributions: [], awaits_pledge: [0, 1], awaits_value: [] };
    contributing.heard(state(awaits));
    contributing.heard(state(awaits));
    expect(sent).toEqual([{ type: "pledge", seat: 0, pledge: pledgeOf() }]);
    const mine = { seat: 0, pledge: pledgeOf(), value: null };
    contributing.heard(state({ contributions: [mine], awaits_pledge: [1], awaits_value: [] }));
    expect(sent.length).toBe(1);
    const all = [mine, { seat: 1, pledge: "dd", value: null }];
    contributing.heard(state({ contributions: all, awaits_pledge: [], awaits_value: [0, 1] }));
    expect(sent[1]).toEqual({ type: "reveal", seat: 0, value: keptOf("t1").mine[0]?.value });
    expect(keptOf("t1").pledges).toEqual({ 0: mine.pledge, 1: "dd" });
    await Promise.resolve();
    expect(keptOf("t1").mine[0]?.given).toBe(true);
  });
  it("pledges as soon as the line is open: the first state comes before that", () => {
    const sent: { type: string }[] = [];
    let open = false;
    const contributing = new Contributing((message) => (open ? Promise.resolve(sent.push(message)) : Promise.reject()));
    contributing.heard(state({ contributions: [], awaits_pledge: [0], awaits_value: [] }));
    expect(sent).toEqual([]);
    open = true;
    contributing.begin();
    expect(sent).toEqual([{ type: "pledge", seat: 0, pledge: pledgeOf() }]);
  });
  it("reveals nothing that was not pledged here, and nothing before the server has committed itself", () => {
    const sent: unknown[] = [];
    const contributing = new Contributing((message) => Promise.resolve(sent.push(message)));
    contributing.heard(state({ contributions: [], awaits_pledge: [0], awaits_value: [] }, null));
    const foreign = [{ seat: 0, pledge: "dd", value: null }];
    contributing.heard(state({ contributions: foreign, awaits_pledge: [], awaits_value: [0] }));
    expect(sent).toEqual([]);
  });
});
