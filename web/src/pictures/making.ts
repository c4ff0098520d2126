/** Makes pictures of what stands on a stage: one, or several that follow each other. */
import { type Format, moves, typeOf } from "./formats";
import { asData, rulesOf } from "./sheets";
import { type Drawn, drawn } from "./svg";
import { changedPart, moving, type Part } from "./webp";

/** Where a moment is put up to be drawn. */
export interface Stage {
  /** Shows this moment, and is done when it stands. */
  show(n: number): Promise<HTMLElement>;
}

export interface Frame {
  n: number;
  /** In milliseconds. */
  duration: number;
}

export interface Order {
  stage: Stage;
  frames: Frame[];
  format: Format;
  /** How much of it is done, from 0 to 1. */
  done(part: number): void;
  signal: AbortSignal;
}

/** Pixels for each unit of the page. */
const SHARP = 1.5;
const SMALL = 0.8;
const WEBP_QUALITY = 0.86;
const FILM_BITS = 4_000_000;
const FILM_RATE = 30;

interface Canvas {
  canvas: HTMLCanvasElement;
  pen: CanvasRenderingContext2D;
}

/** Style sheets are read when the board stands: only then are those of its own there. */
export async function make(order: Order): Promise<Blob> {
  const [first] = order.frames;
  if (!first) throw new Error("a picture needs a moment");
  if (moves(order.format)) return await film(order, first);
  const root = await order.stage.show(first.n);
  const picture = drawn(root, await rulesOf(document));
  order.signal.throwIfAborted();
  if (order.format === "svg") return new Blob([picture.svg], { type: typeOf("svg") });
  const made = canvasFor(picture, SHARP);
  await paint(made, picture);
  return await written(made.canvas, "png");
}

async function film(order: Order, first: Frame): Promise<Blob> {
  const last = order.frames.at(-1) ?? first;
  await order.stage.show(first.n);
  const rules = await rulesOf(document);
  const sizes: Drawn[] = [];
  for (const { n } of [first, last]) sizes.push(drawn(await order.stage.show(n), rules));
  const size = { width: sizes[0]?.width ?? 1, height: Math.max(...sizes.map(({ height }) => height)) };
  const made = canvasFor(size, SMALL);
  const pictures = async function* (): AsyncGenerator<Frame> {
    for (const [index, frame] of order.frames.entries()) {
      order.signal.throwIfAborted();
      await paint(made, drawn(await order.stage.show(frame.n), rules));
      order.done((index + 1) / order.frames.length);
      yield frame;
    }
  };
  return order.format === "webp" ? await asWebp(made, pictures()) : await asVideo(made, pictures(), order);
}

async function asWebp(made: Canvas, frames: AsyncIterable<Frame>): Promise<Blob> {
  const { width, height } = made.canvas;
  const part = canvasFor({ width, height }, 1);
  const parts: Part[] = [];
  let before: Uint32Array | undefined;
  for await (const { duration } of frames) {
    const after = new Uint32Array(made.pen.getImageData(0, 0, width, height).data.buffer);
    const box = before ? changedPart(before, after, width) : { x: 0, y: 0, width, height };
    before = after;
    const last = parts.at(-1);
    if (!box && last) last.duration += duration;
    if (!box) continue;
    part.canvas.width = box.width;
    part.canvas.height = box.height;
    part.pen.drawImage(made.canvas, -box.x, -box.y);
    const content = new Uint8Array(await (await written(part.canvas, "webp")).arrayBuffer());
    parts.push({ ...box, content, duration });
  }
  return new Blob([moving(width, height, parts)], { type: typeOf("webp") });
}

/** Browsers record a video while it is shown: it takes as long as it lasts. */
async function asVideo(made: Canvas, frames: AsyncIterable<Frame>, { format, signal }: Order): Promise<Blob> {
  const stream = made.canvas.captureStream(FILM_RATE);
  const recorder = new MediaRecorder(stream, { mimeType: typeOf(format), videoBitsPerSecond: FILM_BITS });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const ended = new Promise((done) => {
    recorder.onstop = done;
  });
  try {
    for await (const { duration } of frames) {
      if (recorder.state === "inactive") recorder.start();
      await shownFor(duration, made, signal);
    }
  } finally {
    if (recorder.state !== "inactive") recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }
  await ended;
  return new Blob(pieces, { type: typeOf(format) });
}

/** A canvas that nothing is drawn on gives no frames: the same corner is drawn again. */
async function shownFor(duration: number, { canvas, pen }: Canvas, signal: AbortSignal): Promise<void> {
  const end = performance.now() + duration;
  while (performance.now() < end) {
    signal.throwIfAborted();
    pen.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1);
    await new Promise((done) => setTimeout(done, 1000 / FILM_RATE));
  }
}

/** Films need even sizes. */
function canvasFor({ width, height }: { width: number; height: number }, scale: number): Canvas {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil((width * scale) / 2) * 2;
  canvas.height = Math.ceil((height * scale) / 2) * 2;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("this browser cannot draw");
  return { canvas, pen };
}

/** What is higher than the canvas is made smaller. */
async function paint({ canvas, pen }: Canvas, { svg, width, height }: Drawn): Promise<void> {
  const image = new Image();
  image.src = await asData(new Blob([svg], { type: typeOf("svg") }));
  await image.decode();
  const scale = Math.min(canvas.width / width, canvas.height / height);
  const left = (canvas.width - width * scale) / 2;
  pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, left, 0, width * scale, height * scale);
}

function written(canvas: HTMLCanvasElement, format: "png" | "webp"): Promise<Blob> {
  return new Promise((done, failed) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error("this browser cannot write pictures"))),
      typeOf(format),
      WEBP_QUALITY,
    );
  });
}
