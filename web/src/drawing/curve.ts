/** Smooth roads through points, and how far along them somebody is. */
import { nth } from "./list";

export type Point = readonly [x: number, y: number];

/** A cubic Bézier segment: start, two handles, end. */
export type Segment = readonly [Point, Point, Point, Point];

/** A smooth road through all points (Catmull–Rom, as Bézier segments): one segment between two neighbours. */
export function roadThrough(points: readonly Point[]): Segment[] {
  return points.slice(1).map((to, index) => {
    const from = nth(points, index);
    const before = nth(points, Math.max(0, index - 1));
    const after = nth(points, Math.min(points.length - 1, index + 2));
    return [from, moved(from, before, to, 1 / 6), moved(to, after, from, 1 / 6), to];
  });
}

/** The point at `distance`, counted in segments: 2.5 is the middle of the third one. */
export function pointAlong(road: readonly Segment[], distance: number): Point {
  const { segment, rest } = locate(road, distance);
  return split(segment, rest)[3];
}

/** The part of the road up to `distance`. */
export function roadUntil(road: readonly Segment[], distance: number): Segment[] {
  const { index, segment, rest } = locate(road, distance);
  return [...road.slice(0, index), split(segment, rest)];
}

/** `count` points spread evenly over the road, by its length; the last one is its end. */
export function spread(road: readonly Segment[], count: number): Point[] {
  const fine = Array.from({ length: road.length * 40 + 1 }, (_, step) => pointAlong(road, step / 40));
  const lengths = [0];
  for (const [index, point] of fine.slice(1).entries())
    lengths.push(nth(lengths, index) + gap(nth(fine, index), point));
  const total = nth(lengths, lengths.length - 1);
  return Array.from({ length: count }, (_, index) => {
    const wanted = (total * index) / (count - 1);
    return nth(
      fine,
      lengths.findIndex((length) => length >= wanted - 1e-6),
    );
  });
}

export function pathOf(road: readonly Segment[]): string {
  const first = road[0];
  if (!first) return "";
  return `M${pair(first[0])}${road.map(([, a, b, end]) => `C${pair(a)} ${pair(b)} ${pair(end)}`).join("")}`;
}

/** A closed sheet of paper with torn edges; always the same one for the same size. */
export function tornSheet(width: number, height: number, depth: number): string {
  const step = depth * 2.2;
  const across = Math.round(width / step);
  const down = Math.round(height / step);
  const edge = (index: number): number => depth * noise(index);
  const top = range(across).map((i): Point => [(width * i) / across, edge(i)]);
  const right = range(down).map((i): Point => [width - edge(i + 101), (height * i) / down]);
  const bottom = range(across).map((i): Point => [width - (width * i) / across, height - edge(i + 211)]);
  const left = range(down).map((i): Point => [edge(i + 307), height - (height * i) / down]);
  return `M${[...top, ...right, ...bottom, ...left].map(pair).join("L")}Z`;
}

/** A number from 0 to 1 that looks random and is always the same for the same index. */
export function noise(index: number): number {
  const wave = Math.sin(index * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

function locate(road: readonly Segment[], distance: number): { index: number; segment: Segment; rest: number } {
  const index = Math.min(Math.max(Math.ceil(distance) - 1, 0), road.length - 1);
  return { index, segment: nth(road, index), rest: Math.min(Math.max(distance - index, 0), 1) };
}

/** The first part of a segment (de Casteljau). */
function split([a, b, c, d]: Segment, share: number): Segment {
  const ab = between(a, b, share);
  const bc = between(b, c, share);
  const abc = between(ab, bc, share);
  const end = between(abc, between(bc, between(c, d, share), share), share);
  return [a, ab, abc, end];
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** `point`, moved along the direction from `from` to `to`. */
function moved([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - fromX) * share, y + (toY - fromY) * share];
}

function gap([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function pair([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
