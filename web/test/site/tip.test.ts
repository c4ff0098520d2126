import { describe, expect, it } from "vitest";
import { inSight, placeOf, tappedTip, tipOf } from "../../src/site/tip";

function made(markup: string): Element {
  document.body.innerHTML = markup;
  return document.body.querySelector("#it") as Element;
}

describe("a tip", () => {
  it("is the title of a thing, or of a drawing", () => {
    expect(tipOf(made('<b id="it" title="why">x</b>'))?.text).toBe("why");
    expect(tipOf(made('<svg id="it"><title>how</title><g><title>not this</title></g></svg>'))?.text).toBe("how");
    expect(tipOf(made('<b id="it" title="">x</b>'))).toBeUndefined();
  });

  it("belongs to everything within", () => {
    expect(tappedTip(made('<li title="what"><i><b id="it">x</b></i></li>'))?.text).toBe("what");
  });

  it("does not come up where a tap has a use", () => {
    expect(tappedTip(made('<li title="what"><button><b id="it">x</b></button></li>'))).toBeUndefined();
  });
});

describe("the place of a tip", () => {
  const window = { width: 400, height: 800 };
  const bubble = { width: 100, height: 40 };

  it("is below its thing, in the middle", () => {
    expect(placeOf({ left: 190, top: 90, bottom: 110, width: 20 }, bubble, window)).toEqual({ left: 150, top: 116 });
  });

  it("is above where the window ends, and within its edges", () => {
    const corner = { left: 390, top: 770, bottom: 790, width: 10 };
    expect(placeOf(corner, bubble, window)).toEqual({ left: 294, top: 724 });
  });
});

describe("a thing", () => {
  const window = { width: 400, height: 800 };

  it("is in sight as long as some of it is in the window", () => {
    expect(inSight({ left: -10, top: 790, right: 10, bottom: 830 }, window)).toBe(true);
    expect(inSight({ left: 100, top: -50, right: 140, bottom: -10 }, window)).toBe(false);
    expect(inSight({ left: 410, top: 100, right: 450, bottom: 140 }, window)).toBe(false);
  });

  it("is nowhere when it is gone", () => {
    const thing = made('<b id="it">x</b>');
    thing.remove();
    expect(inSight(thing.getBoundingClientRect(), window)).toBe(false);
  });
});
