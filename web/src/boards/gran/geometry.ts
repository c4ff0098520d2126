/** Where things are drawn: in the units of the board's canvas. */
import type { Knight, Plan, Point } from "./position";

export interface Spot {
  x: number;
  y: number;
}

const CAMP_STEP = 64;
const CAMP_BELOW = 168;
const SIDE_STEP = 34;

/** Room around the canvas for names, figures and those who wait. */
const MARGIN = { side: 48, top: 92, bottom: 92, camp: 96 };

/** How wide the area is in which a click means a point. */
export const HIT = 80;

/** The part of the plane that is shown, and how much of its height the board itself takes. */
export interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
  board: number;
}

export function sheetOf(plan: Plan, camp: boolean): Sheet {
  const [width, height] = plan.canvas;
  const board = height + MARGIN.top + MARGIN.bottom;
  return {
    x: -MARGIN.side,
    y: -MARGIN.top,
    width: width + 2 * MARGIN.side,
    height: camp ? board + MARGIN.camp : board,
    board,
  };
}

export function pointsById(plan: Plan): Map<string, Point> {
  return new Map(plan.points.map((point) => [point.id, point]));
}

/** The corners of the smallest convex shape around all spots, in order (Andrew's monotone chain). */
export function hull(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(spots: readonly Spot[]): Spot[] {
  const kept: Spot[] = [];
  for (const spot of spots) {
    while (kept.length > 1 && !turnsLeft(kept.at(-2) as Spot, kept.at(-1) as Spot, spot)) kept.pop();
    kept.push(spot);
  }
  return kept;
}

function turnsLeft(a: Spot, b: Spot, c: Spot): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}

export function outline(spots: readonly Spot[]): string {
  return `M${hull(spots)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}Z`;
}

export function centre(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

/** Where the name of a realm stands: beyond its edge, above the upper realms and below the lower ones. */
export function nameSpot(spots: readonly Spot[], height: number): Spot {
  const { x, y } = centre(spots);
  const rows = spots.map((spot) => spot.y);
  return { x, y: y < height / 2 ? Math.min(...rows) - 50 : Math.max(...rows) + 78 };
}

/** Where each knight stands. Who waits stands in the camp below the board; two on one point stand side by side. */
export function knightSpots(plan: Plan, knights: readonly Knight[]): Spot[] {
  const known = pointsById(plan);
  let waiting = 0;
  return knights.map((knight, seat) => {
    const point = knight.point === null ? undefined : known.get(knight.point);
    if (!point) return campSpot(plan, waiting++);
    const beside = knights.flatMap((other, index) => (other.point === knight.point ? [index] : []));
    const place = beside.indexOf(seat) - (beside.length - 1) / 2;
    return { x: point.x + place * SIDE_STEP, y: point.y };
  });
}

function campSpot(plan: Plan, number: number): Spot {
  const start = pointsById(plan).get(plan.start);
  const [width, height] = plan.canvas;
  const x = Math.min(start?.x ?? width, width - 20);
  return { x: x - number * CAMP_STEP, y: height + CAMP_BELOW };
}
