/** How people move over a large drawing: dragging, wheel, two fingers and keys all steer one camera. */
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { type Camera, type Limits, moved, type Point, reshaped, showing, zoomed } from "./camera";

/** From how many pixels on a press is a drag and no longer a click. */
const SLACK = 6;
const KEY_STEP = 0.12;
const KEY_ZOOM = 1.25;

export class Look {
  #camera: Tween<Camera>;
  #limits: Limits;
  #ratio = 1;
  #fingers = new Map<number, Point>();
  #travelled = 0;
  /** Whether somebody has moved or zoomed since something was last shown. */
  steered = false;

  constructor(first: Camera, limits: Limits) {
    this.#camera = new Tween(first, { easing: cubicInOut });
    this.#limits = limits;
  }

  get camera(): Camera {
    return this.#camera.current;
  }

  get viewBox(): string {
    const { x, y, width, height } = this.camera;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Whether the press that has just ended was a drag, so that the click after it means nothing. */
  get dragged(): boolean {
    return this.#travelled > SLACK;
  }

  reshape(ratio: number): void {
    this.#ratio = ratio;
    this.#set(reshaped(this.#camera.target, ratio));
  }

  show(part: Camera, duration: number): void {
    this.steered = false;
    void this.#camera.set(showing(part, this.#ratio), { duration });
  }

  zoom(factor: number, about?: Point): void {
    this.steered = true;
    this.#set(zoomed(this.camera, factor, this.#limits, about));
  }

  press(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#travelled = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  drag(event: PointerEvent, frame: Element): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (!this.dragged) return;
    frame.setPointerCapture(event.pointerId);
    this.steered = true;
    const unit = this.camera.width / frame.clientWidth;
    if (other) this.#pinch(before, now, other, frame);
    else this.#set(moved(this.camera, (before.x - now.x) * unit, (before.y - now.y) * unit));
  }

  release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent, frame: Element): void {
    event.preventDefault();
    this.zoom(Math.exp(event.deltaY * 0.0012), this.#onDrawing({ x: event.clientX, y: event.clientY }, frame));
  }

  /** Arrows move, plus and minus zoom. Whether the key meant something. */
  key(key: string): boolean {
    const { width, height } = this.camera;
    const steps: Record<string, Point> = {
      ArrowLeft: { x: -width, y: 0 },
      ArrowRight: { x: width, y: 0 },
      ArrowUp: { x: 0, y: -height },
      ArrowDown: { x: 0, y: height },
    };
    const step = steps[key];
    if (step) this.steered = true;
    if (step) this.#set(moved(this.camera, step.x * KEY_STEP, step.y * KEY_STEP));
    else if (key === "+") this.zoom(1 / KEY_ZOOM);
    else if (key === "-") this.zoom(KEY_ZOOM);
    else return false;
    return true;
  }

  #pinch(before: Point, now: Point, other: Point, frame: Element): void {
    const factor = Math.hypot(before.x - other.x, before.y - other.y) / Math.hypot(now.x - other.x, now.y - other.y);
    const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    if (Number.isFinite(factor) && factor > 0) this.zoom(factor, this.#onDrawing(between, frame));
  }

  #onDrawing(point: Point, frame: Element): Point {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const { camera } = this;
    return {
      x: camera.x + ((point.x - left) / width) * camera.width,
      y: camera.y + ((point.y - top) / height) * camera.height,
    };
  }

  #set(camera: Camera): void {
    void this.#camera.set(camera, { duration: 0 });
  }
}
