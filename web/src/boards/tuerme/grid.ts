/** Where a field is drawn. Tall boards are mirrored at the diagonal, so that fields stay large on a narrow screen. */
export const CELL = 40;
export const EDGE = 20;

export interface Point {
  x: number;
  y: number;
}

export interface Grid {
  width: number;
  height: number;
  /** The top left corner of a field. */
  corner(field: string): Point;
  centre(field: string): Point;
  /** Letters of the columns and numbers of the rows, at both edges. */
  labels: (Point & { text: string })[];
}

const LETTERS = "abcdefghijklmnop";

export function columnOf(field: string): number {
  return LETTERS.indexOf(field.charAt(0));
}

export function rowOf(field: string): number {
  return Number(field.slice(1)) - 1;
}

export function gridOf(columns: number, rows: number, tall: boolean): Grid {
  const width = (tall ? rows : columns) * CELL + 2 * EDGE;
  const height = (tall ? columns : rows) * CELL + 2 * EDGE;
  const turned = ({ x, y }: Point): Point => (tall ? { x: y, y: x } : { x, y });
  const corner = (field: string): Point => turned({ x: EDGE + columnOf(field) * CELL, y: EDGE + rowOf(field) * CELL });
  const centre = (field: string): Point => {
    const { x, y } = corner(field);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  };
  const middle = (index: number): number => EDGE + (index + 0.5) * CELL;
  const ends = [EDGE / 2, EDGE * 1.5];
  const labels = ends.flatMap((end, far) => [
    ...Array.from({ length: columns }, (_, n) => ({
      text: LETTERS.charAt(n),
      ...turned({ x: middle(n), y: far ? rows * CELL + end : end }),
    })),
    ...Array.from({ length: rows }, (_, n) => ({
      text: String(n + 1),
      ...turned({ x: far ? columns * CELL + end : end, y: middle(n) }),
    })),
  ]);
  return { width, height, corner, centre, labels };
}

/** The outline of a set of fields: every side that no other field of the set shares. */
export function outline(grid: Grid, fields: readonly string[], inset = 2): string {
  const corners = fields.map(grid.corner);
  const has = (x: number, y: number): boolean => corners.some((other) => other.x === x && other.y === y);
  return corners
    .flatMap(({ x, y }) => {
      const left = has(x - CELL, y) ? x : x + inset;
      const right = has(x + CELL, y) ? x + CELL : x + CELL - inset;
      const top = has(x, y - CELL) ? y : y + inset;
      const bottom = has(x, y + CELL) ? y + CELL : y + CELL - inset;
      return [
        has(x, y - CELL) ? "" : `M${left} ${top}H${right}`,
        has(x, y + CELL) ? "" : `M${left} ${bottom}H${right}`,
        has(x - CELL, y) ? "" : `M${left} ${top}V${bottom}`,
        has(x + CELL, y) ? "" : `M${right} ${top}V${bottom}`,
      ];
    })
    .join("");
}

/** The box around a set of fields. */
export function boxOf(grid: Grid, fields: readonly string[]): Point & { width: number; height: number } {
  const xs = fields.map((field) => grid.corner(field).x);
  const ys = fields.map((field) => grid.corner(field).y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) + CELL - x, height: Math.max(...ys) + CELL - y };
}

/** A line through the middle of these fields. */
export function lineThrough(grid: Grid, fields: readonly string[]): string {
  return fields.map((field) => `${grid.centre(field).x},${grid.centre(field).y}`).join(" ");
}
