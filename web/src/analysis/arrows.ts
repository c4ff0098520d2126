/** The outlines of arrows. */
export interface Point {
  x: number;
  y: number;
}

const HEAD = 16;

/** An arrow that ends at the rim of a place with this radius. */
export function arrow(from: Point, to: Point, r: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const short = Math.min(r * 0.6, length / 3);
  const tip = { x: to.x - dx * short, y: to.y - dy * short };
  const wing = (side: number): string =>
    `${round(tip.x - HEAD * dx + side * HEAD * 0.6 * dy)} ${round(tip.y - HEAD * dy - side * HEAD * 0.6 * dx)}`;
  const end = `${round(tip.x)} ${round(tip.y)}`;
  return `M${round(from.x)} ${round(from.y)}L${end}M${wing(1)}L${end}L${wing(-1)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
