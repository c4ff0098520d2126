import { FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { Texts } from "../../src/shell/texts";

const SOURCE = `
die = { $symbol } ({ $colour })
ring = Ring
rolled = { $seat } würfelt { $dice }.
ford = Alte Furt
    .nach = zur Alten Furt
    .von = von der { $of }
march = { $way-nach }
fields = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
`;
const lists = (and: string): string => `list-more = { $most }, { $next }\nlist-last = { $most } ${and} { $last }\n`;
const de = new Texts("de", new FluentResource(lists("und") + SOURCE));
const en = new Texts("en", new FluentResource(lists("and") + SOURCE));
const die = (colour: string) => ({ key: "die", args: { symbol: { key: "ring" }, colour } });

describe("rendering a text", () => {
  it("puts names for seats and words for nested texts", () => {
    const text = { key: "rolled", args: { seat: { seat: 1 }, dice: [die("gelb")] } };
    expect(de.render(text, ["Ada", "Bob"])).toBe("Bob würfelt Ring (gelb).");
  });

  it("gives names to sentences in the form that they need", () => {
    expect(de.render({ key: "march", args: { way: { key: "ford", args: { of: "Furt" } } } })).toBe("zur Alten Furt");
  });

  it.each([
    [[], ""],
    [["A"], "A"],
    [["A", "B"], "A und B"],
    [["A", "B", "C"], "A, B und C"],
  ])("joins the list %j as %j", (list, words) => {
    expect(de.render(list)).toBe(words);
  });

  it("joins lists in English", () => {
    expect(en.render(["A", "B", "C"])).toBe("A, B and C");
  });

  it("chooses by number", () => {
    expect(de.render({ key: "fields", args: { count: 1 } })).toBe("ein Feld");
    expect(de.render({ key: "fields", args: { count: 3 } })).toBe("3 Felder");
  });

  it("plays on with the key when a message is missing, and complains", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(de.render({ key: "nowhere" })).toBe("nowhere");
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});
