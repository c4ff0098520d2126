import { expect, test } from "vitest";
import { carried, unpacked } from "../../src/seats/seat-link";

const token = "0123456789abcdef0123456789abcdef";
const seats = [
  { table: "k2vQ_-x", tokens: [{ seat: 0, token }] },
  { table: "two", tokens: [0, 3].map((seat) => ({ seat, token })) },
];

test("seats come out of a link as they went in", () => {
  expect(unpacked(carried(seats))).toEqual(seats);
  expect(carried([{ table: "watched", tokens: [] }])).toBe("");
});

test("what is no seat is left out", () => {
  for (const link of ["", "x", "x:0.zz", `<b>:0.${token}`, `x:0.${token}0`]) expect(unpacked(link)).toEqual([]);
});
