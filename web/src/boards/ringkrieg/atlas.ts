/** What is printed on the board: regions and borders, drawn by `tools/ringkrieg_map.py`. */
import type { Camera } from "../../drawing/camera/camera";
import { DRAWN } from "./drawn";
import type { Nation, Side } from "./figures";

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

export interface Atlas {
  width: number;
  height: number;
  regions: Region[];
  borders: Border[];
  /** Neighbours that do not touch on the drawing. */
  bridges: string[][];
}

/** Middles that are moved so that neighbours at the edge of the sheet leave each other room. */
const MOVED: Record<string, [dx: number, dy: number]> = { erebor: [-40, 0], "iron-hills": [42, 12] };

function placed(region: Region): Region {
  const [dx, dy] = MOVED[region.id] ?? [0, 0];
  return { ...region, at: [region.at[0] + dx, region.at[1] + dy] };
}

export const ATLAS: Atlas = { ...DRAWN, regions: DRAWN.regions.map(placed) };
export const REGIONS = new Map(ATLAS.regions.map((region) => [region.id, region]));
const SEA = 158;
const EDGE = 12;
/** All the land; the open sea in the west may lie under what stands beside the map. */
export const WHOLE: Camera = { x: SEA, y: -EDGE, width: ATLAS.width - SEA + EDGE, height: ATLAS.height + 2 * EDGE };
/** The parchment it is drawn on. */
export const SHEET: Camera = { x: 60, y: -26, width: ATLAS.width - 60 + 26, height: ATLAS.height + 52 };
export const LIMITS = { nearest: 260, farthest: 2.2 * ATLAS.width };

/** Where the Mordor Track is drawn, by its middle: armies in Gorgoroth stand beside it. */
export const MORDOR_TRACK = { x: 1304, y: 742, width: 184, height: 44 };

/** The black border between regions, if there is one. */
export function closedBetween(ones: readonly string[], other: string | undefined): string | undefined {
  const found = ATLAS.borders.filter(
    ({ kind, between }) =>
      kind === "closed" && other !== undefined && between.includes(other) && between.some((id) => ones.includes(id)),
  );
  return found.length > 0 ? found.map(({ line }) => line).join("") : undefined;
}

const AROUND = 180;

/** Where one can go from a region. */
export function neighboursOf(id: string): string[] {
  const open = ATLAS.borders.filter(({ kind }) => kind === "open").map(({ between }) => between);
  return [...open, ...ATLAS.bridges]
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
