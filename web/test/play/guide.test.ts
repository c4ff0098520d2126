import { describe, expect, it, vi } from "vitest";
import { placeBeside } from "../../src/play/guide/place";
import { pagesOf } from "../../src/play/guide/script";
import { showOnBoard } from "../../src/play/guide/show";

describe("the guide", () => {
  const room = { left: 350, top: 60, right: 1428, bottom: 888 };

  it("stands wholly in view, and not on what it speaks of", () => {
    const place = placeBeside(room, 400, 300, { left: 380, top: 100, right: 500, bottom: 160 });
    expect(place).toEqual({ left: 1028, top: 60, right: 1428, bottom: 360 });
    expect(placeBeside(room, 400, 300, undefined)).toEqual({ left: 350, top: 60, right: 750, bottom: 360 });
  });

  it("leaves a battle beside it to be read, if there is a place", () => {
    const battle = { left: 450, top: 60, right: 1124, bottom: 330 };
    expect(placeBeside(room, 400, 300, undefined, battle).top).toBe(588);
    const wide = { left: 350, top: 60, right: 1428, bottom: 888 };
    expect(placeBeside(room, 400, 300, undefined, wide)).toEqual(placeBeside(room, 400, 300));
  });

  it("stands above or below a sheet in the middle of a phone", () => {
    const phone = { left: 12, top: 60, right: 378, bottom: 832 };
    const sheet = { left: 8, top: 60, right: 382, bottom: 300 };
    const asked = { left: 8, top: 700, right: 382, bottom: 740 };
    const below = placeBeside(phone, 366, 280, asked, sheet);
    expect(below.top).toBeGreaterThanOrEqual(sheet.bottom);
    expect(below.bottom).toBeLessThanOrEqual(asked.top);
    const high = { ...sheet, top: 80, bottom: 140 };
    const low = { ...sheet, top: 430, bottom: 832 };
    const above = placeBeside(phone, 366, 280, high, low);
    expect([above.top, above.bottom]).toEqual([146, 426]);
  });

  it("goes below where what is lit fills the top of a phone", () => {
    const phone = { left: 12, top: 60, right: 378, bottom: 832 };
    expect(placeBeside(phone, 366, 380, { left: 100, top: 200, right: 140, bottom: 240 }).top).toBe(452);
  });
});

describe("what the guide says", () => {
  it("tells a list that is too long for a page point by point", () => {
    expect(pagesOf("So:\n\n- one one\n- two two\n- three", "", 20).map(({ say }) => say)).toEqual([
      "So:\n\n- one one",
      "- two two\n- three",
    ]);
  });

  it("tells a paragraph that is too long for a page sentence by sentence", () => {
    const pages = pagesOf("It is **so**. Why is it so? Since it was. And so on.", "", 30).map(({ say }) => say);
    expect(pages).toEqual(["It is **so**. Why is it so?", "Since it was. And so on."]);
  });

  it("is cut into pages at lines of dashes, and into paragraphs where there is little room", () => {
    expect(pagesOf("One.\n---\nTwo.")).toEqual([
      { came: "", say: "One." },
      { came: "", say: "Two." },
    ]);
    expect(pagesOf("One one.\n\nTwo two.\n\nThree.", "", 18).map(({ say }) => say)).toEqual([
      "One one.\n\nTwo two.",
      "Three.",
    ]);
  });

  it("begins with what came of the last answer, alone if both do not fit", () => {
    expect(pagesOf("Now this.", "Well done.")).toEqual([{ came: "Well done.", say: "Now this." }]);
    expect(pagesOf("Now this.", "Well done.", 12)).toEqual([
      { came: "Well done.", say: "" },
      { came: "", say: "Now this." },
    ]);
  });
});

describe("Show me", () => {
  it("brings into view what it marks on the board", async () => {
    document.body.innerHTML = '<div class="board"><i></i><button aria-pressed="true"></button></div>';
    const chosen = document.querySelector("button") as HTMLElement;
    chosen.scrollIntoView = vi.fn();
    await showOnBoard();
    expect(chosen.scrollIntoView).toHaveBeenCalledWith({ block: "center", inline: "nearest" });
    document.body.innerHTML = "";
  });
});
