import { describe, expect, it } from "vitest";
import { resultsOf } from "../../src/analysis/otherwise";
import type { GameEvent, Text } from "../../src/protocol/types";

const told = (...keys: string[]): GameEvent[] => keys.map((key) => ({ text: { key } }) as GameEvent);
const words = ({ key }: Text): string => `${key}.`;

describe("other results of a draw", () => {
  it("are told apart by the sentences that they do not share", () => {
    const found = resultsOf([told("moves", "eye"), told("moves", "two"), told("moves", "eye")], 1, words);
    expect(found).toEqual([
      { value: 0, label: "eye." },
      { value: 1, label: "two." },
    ]);
  });
  it("name what happened by its own number", () => {
    expect(resultsOf([told("eye"), told("two"), told("eye")], 2, words)).toContainEqual({ value: 2, label: "eye." });
  });
});
