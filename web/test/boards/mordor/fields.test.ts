import { describe, expect, it } from "vitest";
import { nextSquare, strokesOn } from "../../../src/boards/mordor/fields";
import type { Sheet, Square } from "../../../src/boards/mordor/position";

function sheetWith(squares: Square[]): Sheet {
  return { hobbit: "sam", colour: "red", rings: 0, place: "bag-end", squares, left: 0, out: false, arrived: false };
}

const kinds = (square: Square): string[] => strokesOn(square, 20).map(({ kind }) => kind);

describe("a square field", () => {
  it("is empty at first", () => {
    expect(kinds({ halved: false, crossed: 0 })).toEqual([]);
  });

  it("gets one cross when it is whole", () => {
    expect(kinds({ halved: false, crossed: 2 })).toEqual(["crossed"]);
  });

  it("gets a line when it is halved, and a cross for each half", () => {
    expect(kinds({ halved: true, crossed: 0 })).toEqual(["halved"]);
    expect(kinds({ halved: true, crossed: 1 })).toEqual(["halved", "crossed-half"]);
    expect(kinds({ halved: true, crossed: 2 })).toEqual(["halved", "crossed-half", "crossed-half"]);
  });

  it("has its two half crosses in different halves", () => {
    const [, upper, lower] = strokesOn({ halved: true, crossed: 2 }, 20);
    expect(upper?.path).toMatch(/^M-/);
    expect(lower?.path).toMatch(/^M\d/);
  });
});

describe("the next Nazgûl", () => {
  it("strikes the first field that is not wholly crossed", () => {
    const squares: Square[] = [
      { halved: false, crossed: 2 },
      { halved: true, crossed: 1 },
      { halved: false, crossed: 0 },
    ];
    expect(nextSquare(sheetWith(squares))).toBe(1);
  });

  it("finds no field when all are crossed", () => {
    expect(nextSquare(sheetWith([{ halved: true, crossed: 2 }]))).toBe(-1);
  });
});
