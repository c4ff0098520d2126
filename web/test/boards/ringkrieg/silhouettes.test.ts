import { expect, it } from "vitest";
import { SILHOUETTES } from "../../../src/boards/ringkrieg/pieces/silhouettes";

/** How many numbers each command of a path takes. */
const ARITY: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7, Z: 0 };

/** The commands of a path that have too few or too many numbers. The flags of an arc may stand without a space. */
function faultsIn(path: string): string[] {
  return (path.match(/[a-z][^a-z]*/gi) ?? []).filter((part) => {
    const letter = (part[0] ?? "").toUpperCase();
    const numbers = part.slice(1).match(/-?(?:\d+\.\d*|\.\d+|\d+)/g)?.length ?? 0;
    const arity = ARITY[letter];
    if (arity === undefined) return true;
    return arity === 0 ? numbers > 0 : numbers === 0 || numbers % arity !== 0;
  });
}

it.each(Object.entries(SILHOUETTES))("draws %s with whole paths", (_, silhouette) => {
  for (const path of Object.values(silhouette)) expect(faultsIn(path)).toEqual([]);
});
