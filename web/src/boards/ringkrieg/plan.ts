/** What is printed on the board: regions and borders, drawn by `tools/ringkrieg_map.py`. */
import type { Camera } from "../camera/camera";
import type { Nation, Side } from "./figures";
import drawn from "./map.json";

export type Settlement = "none" | "town" | "city" | "stronghold" | "fortification";

export interface Region {
  id: string;
  nation: Nation | null;
  settlement: Settlement;
  /** Whose Settlement it is from the start. */
  side: Side | null;
  /** What its capture is worth. */
  points: number;
  /** The middle of the region. */
  at: [x: number, y: number];
  /** How wide it is there. */
  room: number;
  outline: string;
}

export interface Border {
  /** Closed borders are never crossed; a coast parts land from water. */
  kind: "open" | "closed" | "coast";
  between: string[];
  line: string;
}

export interface Plan {
  width: number;
  height: number;
  regions: Region[];
  borders: Border[];
  /** Neighbours that do not touch on the drawing. */
  bridges: string[][];
}

export const PLAN = drawn as unknown as Plan;
export const REGIONS = new Map(PLAN.regions.map((region) => [region.id, region]));
const SEA = 130;
/** Everything but the open sea in the west. */
export const WHOLE: Camera = { x: SEA, y: 0, width: PLAN.width - SEA, height: PLAN.height };
export const LIMITS = { nearest: 260, farthest: 1.4 * PLAN.width };

const AROUND = 180;

/** Where one can go from a region. */
export function neighboursOf(id: string): string[] {
  const open = PLAN.borders.filter(({ kind }) => kind === "open").map(({ between }) => between);
  return [...open, ...PLAN.bridges]
    .filter((pair) => pair.includes(id))
    .map((pair) => pair.find((one) => one !== id) ?? "");
}

/** The part of the map with all these regions and some land around them. */
export function partWith(ids: readonly string[]): Camera {
  const places = ids.flatMap((id) => REGIONS.get(id)?.at ?? []);
  const xs = places.filter((_, index) => index % 2 === 0);
  const ys = places.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  return { x: left, y: top, width: Math.max(...xs) + AROUND - left, height: Math.max(...ys) + AROUND - top };
}

/** A name in lines of at most so many letters, broken between words. */
export function lines(name: string, most: number): string[] {
  const found: string[] = [];
  for (const word of name.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
