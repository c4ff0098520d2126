import { expect, it } from "vitest";
import type { Battle } from "../../../../src/boards/ringkrieg/position";
import { oddsOf, signed } from "../../../../src/boards/ringkrieg/scenes/odds";

const battle = (dice: number, needed: number, bonus: number, leadership: number): Battle =>
  ({ dice: [dice, 0], needed: [needed, 6], bonus: [bonus, 0], leadership: [leadership, 0] }) as unknown as Battle;

it("says how many dice hit on average, with those rolled again", () => {
  expect(oddsOf(battle(3, 5, 0, 0), 0)).toMatchObject({ chance: 1 / 3, expected: 1, again: 0 });
  expect(oddsOf(battle(1, 6, 0, 2), 0).expected).toBeCloseTo(1 / 6 + 5 / 36);
});

it("counts a bonus; a one never hits, a six always does", () => {
  expect(oddsOf(battle(1, 5, 1, 0), 0).chance).toBe(0.5);
  expect(oddsOf(battle(1, 5, 9, 0), 0).chance).toBe(5 / 6);
  expect(oddsOf(battle(1, 6, -3, 0), 0).chance).toBe(1 / 6);
  expect([signed(1), signed(-2)]).toEqual(["+1", "−2"]);
});
