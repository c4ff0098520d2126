/** Where things stand within a region. */
import { type Army, type Force, sideOf, strength } from "./figures";

/** How wide the buttons at the right edge of the map are, in pixels. */
export const BUTTONS = 58;
/** Widths in units of the map. */
export const BADGE = 34;
export const STAMP = 20;
export const PIECE = 25;
const SETTLEMENT = 26;
const GAP = 4;
/** How near the edge of the sheet things may stand. */
const MARGIN = 14;

/** More kinds of Leaders, characters and the like than this are not drawn side by side. */
const MOST_STAMPS = 4;

/** What is drawn beside the units of an army seen from afar, and how many figures more there are. */
export function stampsOf({ others }: Army): { drawn: Army["others"]; more: number } {
  if (others.length <= MOST_STAMPS) return { drawn: others, more: 0 };
  const more = others.slice(MOST_STAMPS - 1).reduce((sum, [, count]) => sum + count, 0);
  return { drawn: others.slice(0, MOST_STAMPS - 1), more };
}

export function widthOf(army: Army): number {
  return (strength(army) > 0 ? BADGE + 1 : 0) + Math.min(MOST_STAMPS, army.others.length) * STAMP;
}

export interface Row {
  /** The left edge of the Settlement's sign and of each army, from the middle of the region. */
  settlement: number;
  armies: number[];
  /** So that the row can be seen, and fits into the region. */
  scale: number;
  /** How wide the whole row is. */
  width: number;
}

/** How far a row may reach over the borders of its region. */
const OVERHANG = 1.25;
const SMALLEST = 0.62;

/** Settlement and whatever else is so wide, side by side; larger where the map is seen from afar. */
export function rowOf(wide: readonly number[], settled: boolean, room: number, size = 1): Row {
  const widths = [...(settled ? [SETTLEMENT] : []), ...wide];
  const total = widths.reduce((sum, width) => sum + width, 0) + GAP * Math.max(0, widths.length - 1);
  let left = -total / 2;
  const edges = widths.map((width) => {
    const edge = left;
    left += width + GAP;
    return edge;
  });
  const scale = Math.min(size, Math.max(SMALLEST, (room * OVERHANG) / Math.max(1, total)));
  return {
    settlement: settled ? (edges[0] ?? 0) : 0,
    armies: settled ? edges.slice(1) : edges,
    scale,
    width: total * scale,
  };
}

/** The kinds of a side's figures with their numbers, units first. */
export function piecesOf(force: Force, side: string): [kind: string, count: number][] {
  return Object.entries(force).filter(([kind]) => sideOf(kind) === side);
}

/** A name in lines of at most this many letters, broken after spaces and hyphens. */
export function lines(name: string, most: number): string[] {
  const found: string[] = [];
  for (const word of name.split(/(?<=[ -])/)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.trimEnd().length <= most) found[found.length - 1] = last + word;
    else found.push(word);
  }
  return found.map((line) => line.trimEnd());
}

/** How wide a letter is, by its height: names of Settlements are heavy, all others slender. */
const HEAVY = 0.53;
const SLENDER = 0.46;
/** In units of the map, and in smallest letters. */
const LARGEST = 17;
const GROWTH = 1.8;

export interface Label {
  lines: string[];
  font: number;
  /** How wide it is at most. */
  width: number;
}

/** The largest letters in which a name fits into this many lines, or else the smallest that can be read. */
export function labelOf(name: string, room: number, smallest: number, most: number, heavy = false): Label {
  const letter = heavy ? HEAVY : SLENDER;
  const largest = Math.max(smallest, Math.min(LARGEST, smallest * GROWTH));
  const written = (font: number, least = 0): Label => {
    const found = lines(name, Math.max(least, room / (font * letter)));
    return { lines: found, font, width: Math.max(...found.map((line) => line.length)) * font * letter };
  };
  for (let font = largest; font > smallest; font -= 1) {
    const label = written(font);
    if (label.lines.length <= most && label.width <= room) return label;
  }
  return written(smallest, 6);
}

/** How far a block has to be moved so that it stays on the sheet. */
export function pushedBy(from: number, to: number, sheet: number): number {
  if (from < MARGIN) return MARGIN - from;
  return to > sheet - MARGIN ? sheet - MARGIN - to : 0;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far a name may be moved from its place. */
const STRAY = 36;
const ROUNDS = 16;

interface Shift {
  dx: number;
  dy: number;
}

/** Moves boxes (by their middles) apart where they overlap each other, and away from what cannot be moved; how far each has to go. */
export function apart(boxes: readonly Box[], fixed: readonly Box[] = []): Shift[] {
  const all = boxes.map((box) => ({ box, shift: { dx: 0, dy: 0 } }));
  const crowded = all.map(({ box }, n) => ({
    rocks: fixed.filter((rock) => canMeet(box, rock, STRAY)),
    neighbours: all.slice(n + 1).filter((other) => canMeet(box, other.box, 2 * STRAY)),
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    all.forEach(({ box, shift }, n) => {
      for (const rock of crowded[n]?.rocks ?? []) push(shift, overlap(box, shift, rock, STILL), 1);
      for (const other of crowded[n]?.neighbours ?? []) {
        const by = overlap(box, shift, other.box, other.shift);
        push(shift, by, 0.5);
        push(other.shift, by, -0.5);
      }
    });
  }
  return all.map(({ shift }) => shift);
}

/** Whether two boxes overlap when they come so much nearer to each other. */
function canMeet(a: Box, b: Box, nearer: number): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + nearer && Math.abs(a.y - b.y) < (a.height + b.height) / 2 + nearer
  );
}

const STILL: Shift = { dx: 0, dy: 0 };

/** The shortest way out of the other box; nothing where they do not touch. */
function overlap(a: Box, ma: Shift, b: Box, mb: Shift): Shift {
  const [gx, gy] = [a.x + ma.dx - b.x - mb.dx, a.y + ma.dy - b.y - mb.dy];
  const [ox, oy] = [(a.width + b.width) / 2 - Math.abs(gx), (a.height + b.height) / 2 - Math.abs(gy)];
  if (ox <= 0 || oy <= 0) return STILL;
  return oy <= ox ? { dx: 0, dy: oy * (Math.sign(gy) || 1) } : { dx: ox * (Math.sign(gx) || 1), dy: 0 };
}

function push(shift: Shift, by: Shift, share: number): void {
  const limit = (value: number): number => Math.max(-STRAY, Math.min(STRAY, value));
  shift.dx = limit(shift.dx + by.dx * share);
  shift.dy = limit(shift.dy + by.dy * share);
}

/** How finely a free place is looked for. */
const PACE = 6;
/** All places up to so far away, the nearest first. */
const within = (reach: number): Shift[] =>
  Array.from({ length: (2 * reach) / PACE + 1 }, (_, n) => n * PACE - reach)
    .flatMap((dx, _, steps) => steps.map((dy) => ({ dx, dy })))
    .sort((one, other) => Math.hypot(one.dx, one.dy) - Math.hypot(other.dx, other.dy));
const AROUND: readonly Shift[] = within(STRAY);

/** What could not be pushed free goes to the nearest place where nothing covers it, if there is one. */
export function freed(boxes: readonly Box[], shifts: readonly Shift[], fixed: readonly Box[]): Shift[] {
  const found = [...shifts];
  boxes.forEach((box, n) => {
    const rocks = fixed.filter((rock) => canMeet(box, rock, STRAY));
    const others = boxes.flatMap((other, m) => (m !== n && canMeet(box, other, 2 * STRAY) ? { other, m } : []));
    const isFree = (shift: Shift): boolean =>
      rocks.every((rock) => overlap(box, shift, rock, STILL) === STILL) &&
      others.every(({ other, m }) => overlap(box, shift, other, found[m] ?? STILL) === STILL);
    const now = found[n] ?? STILL;
    if (!isFree(now)) found[n] = AROUND.find(isFree) ?? now;
  });
  return found;
}

const LEGIBLE = 10.5;
/** How far a name may reach over the border. */
const SPARE = 6;
/** How high a row of figures is. */
const ROW = 36;

/** What stands in a region: Settlement and armies in a row, and those inside a besieged Stronghold in another. */
export interface Stands {
  /** Whether there is a Settlement. */
  settled: boolean;
  row: Row;
  box: Row | undefined;
  bare: boolean;
}

/** Where name and pieces of a region stand, from its middle. */
export interface Block extends Stands {
  label: Label;
  /** Its middle, kept on the sheet. */
  x: number;
  y: number;
  /** Where the name begins, and where the rows stand. */
  top: number;
  below: number;
  under: number;
}

/** A block with its name where it can be read. */
export type Placed = Block & Shift;

/** The name above, what stands there below, together around the middle and on the sheet. */
export function blockOf(
  region: { at: [number, number]; room: number },
  name: string,
  unit: number,
  stands: Stands,
  sheet: { width: number; height: number },
): Block {
  const { settled, row, box, bare } = stands;
  const label = labelOf(name, region.room + SPARE, LEGIBLE * unit, bare ? 3 : 2, settled);
  const tall = bare ? 0 : ROW * row.scale;
  const more = box ? ROW * box.scale : 0;
  const high = label.lines.length * label.font + tall;
  const [top, foot] = [-high / 2, high / 2 + more];
  const wide = Math.max(label.width, row.width) / 2;
  const [x, y] = region.at;
  const below = top + label.lines.length * label.font + tall / 2;
  return {
    ...stands,
    label,
    x: x + pushedBy(x - wide, x + wide, sheet.width),
    y: y + pushedBy(y + top, y + foot, sheet.height),
    top,
    below,
    under: below + (tall + more) / 2,
  };
}

/** Blocks moved a little apart where what stands in them would overlap, then names where they still would; and all of it
 * away from what is drawn on the map. */
export function untangled(
  blocks: readonly Block[],
  sheet: { width: number; height: number },
  drawn: readonly Box[] = [],
): Placed[] {
  const pushed = spreadOut(blocks, sheet, drawn);
  const names = pushed.map((block) => nameBox(block));
  const fixed = [...pushed.flatMap(rowsOf), ...drawn];
  const moved = freed(names, apart(names, fixed), fixed);
  return pushed.map((block, n) => ({ ...block, dx: moved[n]?.dx ?? 0, dy: moved[n]?.dy ?? 0 }));
}

function nameBox({ label, x, y, top }: Block, { dx, dy }: Shift = STILL): Box {
  const high = label.lines.length * label.font;
  return { x: x + dx, y: y + dy + top + high / 2, width: label.width, height: high * 0.92 };
}

/** So much of a name counts where names may touch a little; from afar, in letters as large as these, all of it does. */
const TOUCH = 0.8;
const FAR = 18;
const FROM_AFAR = 1.12;

/** Which names can be read where they stand: from afar those of empty land give way to Settlements and armies. */
export function legible(blocks: readonly Placed[]): boolean[] {
  const boxes = blocks.map((block) => {
    const box = nameBox(block, block);
    const share = block.label.font > FAR ? FROM_AFAR : TOUCH;
    return { ...box, width: box.width * share, height: box.height * share };
  });
  const rank = ({ settled, bare }: Block): number => (settled ? 0 : bare ? 2 : 1);
  const order = blocks.map((block, n) => ({ n, rank: rank(block) })).sort((one, other) => one.rank - other.rank);
  const shown = new Set<number>();
  for (const { n } of order) {
    const box = boxes[n];
    const meets = (other: number): boolean => {
      const there = boxes[other];
      return box !== undefined && there !== undefined && overlap(box, STILL, there, STILL) !== STILL;
    };
    if (![...shown].some(meets)) shown.add(n);
  }
  return blocks.map((_, n) => shown.has(n));
}

/** What lies above and below the sheet: nothing is pushed there. */
function edgesOf({ width, height }: { width: number; height: number }): Box[] {
  const beyond = { x: width / 2, width: 2 * width, height };
  return [
    { ...beyond, y: MARGIN - height / 2 },
    { ...beyond, y: height - MARGIN + height / 2 },
  ];
}

function spreadOut(blocks: readonly Block[], sheet: { width: number; height: number }, drawn: readonly Box[]): Block[] {
  const standing = blocks.filter(({ bare }) => !bare);
  const moved = apart(
    standing.map((block) => around(rowsOf(block), block)),
    [...drawn, ...edgesOf(sheet)],
  );
  const shifts = new Map(standing.map((block, n) => [block, moved[n]]));
  return blocks.map((block) => {
    const { dx, dy } = shifts.get(block) ?? STILL;
    const y = block.y + dy;
    return { ...block, x: block.x + dx, y: y + pushedBy(y + block.top, y - block.top, sheet.height) };
  });
}

/** The boxes of the rows of figures. */
function rowsOf({ x, y, row, box, bare, below, under }: Block): Box[] {
  return [
    ...(bare ? [] : [{ x, y: y + below, width: row.width, height: ROW * row.scale }]),
    ...(box ? [{ x, y: y + under, width: box.width + 16, height: ROW * box.scale }] : []),
  ];
}

/** One box around the rows and the name of a Settlement above them, which is read best where it belongs; of other names
 * the last line. */
function around(boxes: readonly Box[], { x, y, label, settled }: Block): Box {
  const above = label.font * (settled ? label.lines.length : 1);
  const top = Math.min(...boxes.map((box) => box.y - box.height / 2)) - above;
  const foot = Math.max(...boxes.map((box) => box.y + box.height / 2));
  const width = Math.max(...boxes.map((box) => box.width));
  return boxes.length > 0 ? { x, y: (top + foot) / 2, width, height: foot - top } : { x, y, width: 0, height: 0 };
}

/** Between a mark and what stands beside it. */
const CLEARANCE = 4;
/** How far a mark may be moved. */
const FARTHER = 72;
const MARK_PLACES: readonly Shift[] = within(FARTHER);

/** Where a mark for a region stands: beside its figures, where it covers none, and if possible no name either. Nor does
 * it cover what is taken already. */
export function markPlace(
  block: Block,
  all: readonly Placed[],
  radius: number,
  taken: readonly Box[] = [],
): [x: number, y: number] {
  const rows = [...all.flatMap(rowsOf), ...taken];
  const names = all.map((one) => nameBox(one, one));
  const [size, off] = [2 * (radius + CLEARANCE), block.row.width / 2 + radius + CLEARANCE];
  const starts = [off, -off].map((dx) => ({ x: block.x + dx, y: block.y + block.below, width: size, height: size }));
  for (const fixed of [[...rows, ...names], rows]) {
    for (const start of starts) {
      const near = fixed.filter((rock) => canMeet(start, rock, FARTHER));
      const found = MARK_PLACES.find((shift) => near.every((rock) => overlap(start, shift, rock, STILL) === STILL));
      if (found) return [start.x + found.dx, start.y + found.dy];
    }
  }
  return [block.x + off, block.y + block.below];
}

/** An arrow shorter than this is drawn from middle to middle. */
const SHORTEST = 14;

/** Where an arrow from one region to the next begins and ends: at the edges of what stands there. */
export function wayBetween(from: Block, to: Block): [start: [number, number], end: [number, number]] {
  const middle = ({ x, y, below }: Block): [number, number] => [x, y + below];
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const outOf = ({ bare, row }: Block): number =>
    bare
      ? 0
      : Math.min(row.width / 2 / Math.max(Math.abs(ux), 0.01), (ROW * row.scale) / 2 / Math.max(Math.abs(uy), 0.01));
  const [first, last] = [outOf(from), length - outOf(to) - CLEARANCE];
  if (last - first < SHORTEST) return [middle(from), middle(to)];
  return [
    [ax + ux * first, ay + uy * first],
    [ax + ux * last, ay + uy * last],
  ];
}
