import { expect, it } from "vitest";
import { partWith, STEP_X, STEP_Y } from "../../../src/boards/gefaehrten/extent";

it("has every cell as a whole", () => {
  const { x, y, width, height } = partWith([
    [-1, -1],
    [2, 1],
  ]);
  expect(x).toBeLessThan(-STEP_X);
  expect(y).toBeLessThan(-STEP_Y);
  expect(x + width).toBeGreaterThan(3 * STEP_X);
  expect(y + height).toBeGreaterThan(2 * STEP_Y);
});
