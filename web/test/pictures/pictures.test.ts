import { describe, expect, it } from "vitest";
import { moves, STILL } from "../../src/pictures/formats";
import { dresses, split } from "../../src/pictures/sheets";
import { faultOf, framesOf, MOST } from "../../src/pictures/stretch";
import { changedPart, moving } from "../../src/pictures/webp";

const ascii = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));

/** A WebP file of one chunk, as browsers write it. */
function single(content: number[]): Uint8Array {
  const size = content.length + (content.length % 2);
  return Uint8Array.from([
    ...ascii("RIFF"),
    size + 12,
    0,
    0,
    0,
    ...ascii("WEBPVP8 "),
    content.length,
    0,
    0,
    0,
    ...content,
    ...(content.length % 2 ? [0] : []),
  ]);
}

describe("a moving picture", () => {
  it("holds every part where it belongs and as long as it is shown", () => {
    const file = moving(20, 10, [
      { content: single([1, 2, 3]), x: 0, y: 0, width: 20, height: 10, duration: 1000 },
      { content: single([4, 5]), x: 4, y: 2, width: 6, height: 3, duration: 70_000 },
    ]);
    const view = new DataView(file.buffer);
    expect([...file.slice(0, 4)]).toEqual(ascii("RIFF"));
    expect(view.getUint32(4, true)).toBe(file.length - 8);
    expect([...file.slice(12, 30)]).toEqual([...ascii("VP8X"), 10, 0, 0, 0, 0x12, 0, 0, 0, 19, 0, 0, 9, 0, 0]);
    const text = String.fromCharCode(...file);
    const second = text.indexOf("ANMF", text.indexOf("ANMF") + 1) + 8;
    expect([...file.slice(second, second + 16)]).toEqual([2, 0, 0, 1, 0, 0, 5, 0, 0, 2, 0, 0, 0x70, 0x11, 1, 0]);
    expect([...file.slice(second + 16, second + 26)]).toEqual([...ascii("VP8 "), 2, 0, 0, 0, 4, 5]);
  });

  it("is not made of something else", () => {
    const broken = { content: Uint8Array.from(ascii("GIF89a")), x: 0, y: 0, width: 2, height: 2, duration: 1 };
    expect(() => moving(2, 2, [broken])).toThrow("no WebP");
  });

  it("repeats only what has changed, from even places on", () => {
    const before = new Uint32Array(5 * 4);
    const after = before.slice();
    expect(changedPart(before, after, 5)).toBeUndefined();
    after[1 * 5 + 3] = 7;
    after[2 * 5 + 1] = 7;
    expect(changedPart(before, after, 5)).toEqual({ x: 0, y: 0, width: 4, height: 3 });
  });
});

describe("a stretch of a game", () => {
  const from = { from: 2, to: 5, seconds: 0.5 };

  it("shows each moment, and the last one longer", () => {
    expect(framesOf(from)).toEqual([2, 3, 4].map((n) => ({ n, duration: 500 })).concat({ n: 5, duration: 1500 }));
  });

  it.each([
    ["order", { ...from, to: 2 }],
    ["range", { ...from, to: 300 }],
    ["range", { ...from, from: -1 }],
    ["range", { ...from, from: Number.NaN }],
    ["long", { from: 0, to: MOST, seconds: 1 }],
    ["pace", { ...from, seconds: 0 }],
    [undefined, from],
  ])("is refused with the reason %s", (reason, stretch) => {
    expect(faultOf(stretch, 250)).toBe(reason);
  });

  it("is what all formats show but those of one moment", () => {
    expect(STILL.some(moves)).toBe(false);
    expect(moves("webp") && moves("mp4")).toBe(true);
  });
});

describe("the style sheets that go into a picture", () => {
  it("are read rule by rule, with groups and quoted braces", () => {
    const sheet = `@charset "utf-8"; /* a { } */ a,b{color:red} i::before{content:"}{"} @media print{p{x:y} q{z:1}}`;
    expect(split(sheet).map(({ head }) => head)).toEqual(["a,b", "i::before", "@media print"]);
    expect(split(split(sheet)[2]?.body ?? "").map(({ head }) => head)).toEqual(["p", "q"]);
  });

  it("leave out what dresses nothing there", () => {
    document.body.innerHTML = `<main class="page"><div id="root"><b class="in">x</b></div><i></i></main>`;
    const root = document.getElementById("root") as HTMLElement;
    const kept = [".in", ".page", "i", ".page #root"].filter((selector) => dresses({ selector, text: "" }, root));
    expect(kept).toEqual([".in", ".page", ".page #root"]);
  });
});
