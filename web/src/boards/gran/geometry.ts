/** Where things are drawn: in the units of the board's canvas. */
import type { BoardMap, Knight, Point } from "./position";

export interface Spot {
  x: number;
  y: number;
}

const CAMP_STEP = 58;
const CAMP_BELOW = 62;
const SIDE_STEP = 34;

/** Room around the canvas for names, figures and those who wait. */
const MARGIN = { side: 34, top: 84, bottom: 104 };

/** How wide the area is in which a click means a point. */
export const HIT = 88;

/** The part of the plane that is shown. */
export interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function sheetOf(map: BoardMap): Sheet {
  const [width, height] = map.canvas;
  return {
    x: -MARGIN.side,
    y: -MARGIN.top,
    width: width + 2 * MARGIN.side,
    height: height + MARGIN.top + MARGIN.bottom,
  };
}

export function pointsById(map: BoardMap): Map<string, Point> {
  return new Map(map.points.map((point) => [point.id, point]));
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
  return { x, y: y < height / 2 ? Math.min(...rows) - 72 : Math.max(...rows) + 78 };
}

/** Where each knight stands. Who waits stands in the camp below the points; two on one point stand side by side. */
export function knightSpots(map: BoardMap, knights: readonly Knight[]): Spot[] {
  const known = pointsById(map);
  const camp = campSpots(map, knights);
  let waiting = 0;
  return knights.map((knight, seat) => {
    const point = knight.point === null ? undefined : known.get(knight.point);
    if (!point) return camp[waiting++] as Spot;
    const beside = knights.flatMap((other, index) => (other.point === knight.point ? [index] : []));
    const place = beside.indexOf(seat) - (beside.length - 1) / 2;
    return { x: point.x + place * SIDE_STEP, y: point.y };
  });
}

/** The places of those who wait, from left to right in the middle of the lower edge. */
function campSpots(map: BoardMap, knights: readonly Knight[]): Spot[] {
  const [width, height] = map.canvas;
  const count = knights.filter(({ point }) => point === null).length;
  return Array.from({ length: count }, (_, number) => ({
    x: width / 2 + (number - (count - 1) / 2) * CAMP_STEP,
    y: height + CAMP_BELOW,
  }));
}

/** The way by which those who wait will come onto the board; nothing where nobody waits. */
export function wayFromCamp(map: BoardMap, knights: readonly Knight[]): string {
  const last = campSpots(map, knights).at(-1);
  const start = pointsById(map).get(map.start);
  if (!last || !start) return "";
  return `M${last.x + CAMP_STEP / 2} ${last.y}Q${start.x} ${last.y + 10} ${start.x} ${start.y}`;
}

const DIRECTIONS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The point that an arrow key leads to: the nearest on that side, straight on rather than aslant. */
export function towards(key: string, from: Point, points: readonly Point[]): Point | undefined {
  const way = DIRECTIONS[key];
  if (!way) return undefined;
  const ahead = points.flatMap((point) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    return along > aside ? [{ point, far: along + 2 * aside }] : [];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.point;
}

/** The middle of all these spots' surroundings. */
export function middleOf(spots: readonly Spot[]): Spot {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
