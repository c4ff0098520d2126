import { describe, expect, it } from "vitest";
import { pages, rulesIn } from "../../src/learn/primer";
import { blocks } from "../../src/parts/rule/markup";
import { isNeeded, rulesFor, settingIn } from "../../src/parts/rule/needed";
import { chaptersOf, isPart } from "../../src/rules/contents";

const rule = (when: string) => ({ id: "RK-1", section: "", text: "", when, chapter: "", scene: "" });

describe("the contents of a catalogue", () => {
  it("name chapters, and below them their sections", () => {
    const at = (id: string, chapter: string, section: string) => ({ ...rule(""), id, chapter, section });
    const chapters = chaptersOf([
      at("RK-1", "Dice", "Dice"),
      at("RK-2", "Battle", "Hits"),
      at("RK-3", "Battle", "End"),
    ]);
    expect(chapters.map(({ title }) => title)).toEqual(["Dice", "Battle"]);
    const parts = chapters.map((chapter) => chapter.sections.filter((section) => isPart(chapter, section)));
    expect(parts.map((own) => own.map(({ title }) => title))).toEqual([[], ["Hits", "End"]]);
  });
});

describe("the rules that a table needs", () => {
  it("leaves out what belongs to options that are off and to other numbers of seats", () => {
    const setting = { seats: 2, options: ["expansion"] };
    expect(isNeeded(rule(""), setting)).toBe(true);
    expect(isNeeded(rule("expansion"), setting)).toBe(true);
    expect(isNeeded(rule("places"), setting)).toBe(false);
    expect(isNeeded(rule("seats>2"), setting)).toBe(false);
    expect(isNeeded(rule("seats>2"), { ...setting, seats: 3 })).toBe(true);
  });

  it("stand in the address", () => {
    const address = rulesFor("ringkrieg", 3, { expansion: true, start: null, sea: false });
    expect(address).toBe("#/rules/ringkrieg?seats=3&options=expansion");
    expect(settingIn(new URLSearchParams("seats=3&options=expansion"))).toEqual({ seats: 3, options: ["expansion"] });
    expect(settingIn(new URLSearchParams("rule=RM-1"))).toBeUndefined();
  });

  it("show a ruling by a mark", () => {
    const spans = blocks("**(ruling)** Lots decide, **not** the host.")[0]?.spans ?? [];
    expect(spans.map(({ kind }) => kind)).toEqual(["ruling", "plain", "strong", "plain"]);
    expect(blocks("**(Festlegung)** Das Los.")[0]?.spans[0]?.kind).toBe("ruling");
  });
});

describe("a primer", () => {
  it("has two pages, the second with the end and the five things", () => {
    const section = (title: string) => ({ title, text: "", pictures: [] });
    const titles = pages(["a", "b", "c", "d", "e"].map(section)).map((page) => page.map(({ title }) => title));
    expect(titles).toEqual([
      ["a", "b", "c"],
      ["d", "e"],
    ]);
  });

  it("names rules once", () => {
    expect(rulesIn("One (RM-12). Two (RK-P7, RM-12)")).toEqual(["RM-12", "RK-P7"]);
  });
});
