/** Puts pictures together into one that moves (WebP). Browsers write single pictures of that format, and no moving ones. */

export interface Part {
  /** A whole WebP file, as browsers write it. */
  content: Uint8Array;
  /** Where it stands in the whole picture; both are even. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** In milliseconds. */
  duration: number;
}

const MOVES = 0x02;
const HAS_ALPHA = 0x10;
/** The picture lies over what was there before. */
const OVER = 0x00;
const IMAGE = new Set(["ALPH", "VP8 ", "VP8L"]);

export function moving(width: number, height: number, parts: Part[]): Uint8Array<ArrayBuffer> {
  const content = [
    chunk("VP8X", [...bytes(MOVES | HAS_ALPHA, 4), ...bytes(width - 1, 3), ...bytes(height - 1, 3)]),
    chunk("ANIM", [...bytes(0xffffffff, 4), ...bytes(0, 2)]),
    ...parts.map((part) => chunk("ANMF", joined([Uint8Array.from(head(part)), ...imageIn(part.content)]))),
  ];
  return chunk("RIFF", joined([ascii("WEBP"), ...content]));
}

function head({ x, y, width, height, duration }: Part): number[] {
  return [x / 2, y / 2, width - 1, height - 1, duration].flatMap((number) => bytes(number, 3)).concat(OVER);
}

/** The chunks of a single picture that hold what it shows. */
function imageIn(file: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = [];
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 12; at + 8 <= file.length; ) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const name = String.fromCharCode(...file.subarray(at, at + 4));
    if (IMAGE.has(name)) found.push(file.subarray(at, end));
    at = end;
  }
  if (found.length === 0) throw new Error("this is no WebP picture");
  return found;
}

function chunk(name: string, content: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const padding = content.length % 2;
  const whole = new Uint8Array(8 + content.length + padding);
  whole.set(ascii(name));
  whole.set(bytes(content.length, 4), 4);
  whole.set(content, 8);
  return whole;
}

function bytes(number: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => Math.floor(number / 256 ** place) % 256);
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest part that holds all that has changed, beginning at even places; undefined if nothing has. */
export function changedPart(before: Uint32Array, after: Uint32Array, width: number): Box | undefined {
  let [left, right, top, bottom] = [width, -1, Number.POSITIVE_INFINITY, -1];
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const x = at % width;
    const y = (at - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    bottom = y;
  }
  if (bottom < 0) return undefined;
  const [x, y] = [left - (left % 2), top - (top % 2)];
  return { x, y, width: right - x + 1, height: bottom - y + 1 };
}
