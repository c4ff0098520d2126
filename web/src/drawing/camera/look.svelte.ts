/** How people move over a large drawing: dragging, wheel, two fingers and keys all steer one camera. */
import { cubicInOut } from "svelte/easing";
import { on } from "svelte/events";
import { Tween } from "svelte/motion";
import { type Camera, kept, type Limits, middle, moved, type Point, reshaped, showing, zoomed } from "./camera";

/** From how many pixels on a press is a drag and no longer a click. */
const SLACK = 6;
const KEY_STEP = 0.12;
const KEY_ZOOM = 1.25;

export class Look {
  #camera: Tween<Camera>;
  #limits: Limits;
  #whole: Camera | undefined;
  #ratio = 1;
  #fingers = new Map<number, Point>();
  #travelled = 0;
  /** Whether somebody has moved or zoomed since something was last shown. */
  steered = false;

  /** With a `whole` one never looks beyond it. */
  constructor(first: Camera, limits: Limits, whole?: Camera) {
    this.#camera = new Tween(first, { easing: cubicInOut });
    this.#limits = limits;
    this.#whole = whole;
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

  /** Brings a point of the drawing into the middle. */
  centre(point: Point): void {
    const { x, y } = middle(this.camera);
    this.#set(moved(this.camera, point.x - x, point.y - y));
  }

  /** Brings something into the middle that lies out of sight. */
  uncover(thing: Element, frame: Element): void {
    const [box, seen] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const inside = at.x >= seen.left && at.x <= seen.right && at.y >= seen.top && at.y <= seen.bottom;
    if (!inside) this.centre(this.#onDrawing(at, frame));
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
    if (other) this.#pinch(before, now, other, frame);
    else this.#follow(before, now, frame);
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

  /** What was between the fingers stays between them. */
  #pinch(before: Point, now: Point, other: Point, frame: Element): void {
    const factor = Math.hypot(before.x - other.x, before.y - other.y) / Math.hypot(now.x - other.x, now.y - other.y);
    if (!Number.isFinite(factor) || factor === 0) return;
    const [from, to] = [between(before, other), between(now, other)];
    this.zoom(factor, this.#onDrawing(from, frame));
    this.#follow(from, to, frame);
  }

  /** What was under the pointer stays under it. */
  #follow(before: Point, now: Point, frame: Element): void {
    const [from, to] = [this.#onDrawing(before, frame), this.#onDrawing(now, frame)];
    this.#set(moved(this.camera, from.x - to.x, from.y - to.y));
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
    void this.#camera.set(this.#whole ? kept(camera, this.#whole) : camera, { duration: 0 });
  }
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** A look at a board that is seen as a whole at first; in percent of its width and height. */
export function atBoard(): Look {
  const whole = { x: 0, y: 0, width: 100, height: 100 };
  return new Look(whole, { nearest: 25, farthest: whole.width }, whole);
}

/**
 * Lets mouse and fingers steer a look over its window. Where it does not fill the page, the wheel zooms with Ctrl only;
 * two fingers never scroll.
 */
export function steering(look: Look, fills = false): (frame: HTMLElement) => () => void {
  return (frame) => {
    const active = { passive: false };
    const listeners = [
      on(frame, "wheel", (event) => (fills || event.ctrlKey) && look.wheel(event, frame), active),
      on(frame, "touchmove", (event) => event.touches.length > 1 && event.cancelable && event.preventDefault(), active),
      on(frame, "pointerdown", (event) => look.press(event)),
      on(frame, "pointermove", (event) => look.drag(event, frame)),
      on(frame, "pointerup", (event) => look.release(event)),
      on(frame, "pointercancel", (event) => look.release(event)),
      on(frame, "click", (event) => look.dragged && event.stopPropagation(), { capture: true }),
      on(frame, "focusin", ({ target }) => {
        if (target instanceof Element && target !== frame && target.matches(":focus-visible"))
          look.uncover(target, frame);
      }),
    ];
    return () => {
      for (const stop of listeners) stop();
    };
  };
}
