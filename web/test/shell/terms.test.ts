import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, Summary } from "../../src/protocol/types";
import { library } from "../../src/shell/library.svelte";
import { settings } from "../../src/shell/settings.svelte";
import { allTerms, terms } from "../../src/shell/terms";
import { words } from "../../src/shell/words.svelte";
import { defaults, fitted, headStart } from "../../src/table/setup/options";

const game = {
  id: "mordor",
  options: [
    { id: "places", kind: "flag", default: false },
    { id: "head_start", kind: "head-start", default: null, most: 4 },
  ],
} as unknown as GameInfo;
const table = (options: Summary["options"], pace: Partial<Summary["pace"]> = {}): Summary =>
  ({
    game: "mordor",
    options,
    pace: { label: "", reserve: null, per_answer: null, ...pace },
    language: "",
    level: "",
    origin: "",
  }) as unknown as Summary;

afterEach(() => vi.restoreAllMocks());

describe("what is told of a table before it begins", () => {
  it("says that all is as usual and no clock runs, where that is so", () => {
    vi.spyOn(library, "game").mockReturnValue(game);
    expect(allTerms(table({ places: false }))).toEqual(["usual rules", "no clock"]);
    expect(terms(table({ places: false }))).toEqual([]);
  });

  it("names the clock and every option that is not usual, with a head start by seat", () => {
    vi.spyOn(library, "game").mockReturnValue(game);
    vi.spyOn(words, "maybe").mockReturnValue(undefined);
    const found = allTerms(table({ places: true, head_start: [0, 2] }, { label: "live", reserve: 900 })).join(" · ");
    expect(found).toContain("mordor-option-places");
    expect(found).toContain("mordor-option-head_start: 0/2");
    expect(found).toContain("15 minutes");
    expect(found).not.toContain("usual rules");
    expect(found).not.toContain("no clock");
  });
});

describe("a head start", () => {
  it("is nothing for anybody until somebody gives one, and is dropped with the number of seats it was for", () => {
    expect(defaults(game)).toEqual({ places: false, head_start: null });
    expect(headStart(null, 3)).toEqual([0, 0, 0]);
    expect(headStart([0, 2], 2)).toEqual([0, 2]);
    const kept = fitted(game, { places: false, head_start: [0, 2] }, 3);
    expect(kept).toEqual({ places: false, head_start: null });
  });
});

describe("dates and numbers", () => {
  it("are written as the browser does, if it speaks the language that is shown", () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr", "en-GB", "de-CH"]);
    expect(settings.locale).toBe("en-GB");
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr", "de-CH"]);
    expect(settings.locale).toBe("en");
  });
});
