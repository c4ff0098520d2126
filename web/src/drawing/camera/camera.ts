/** Which part of a large drawing is looked at: its top left corner and its size, in units of the drawing. */
export interface Camera {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The narrowest and the widest look. */
export interface Limits {
  nearest: number;
  farthest: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The camera that just shows this part of the drawing, at the given ratio of width to height. */
export function showing(part: Camera, ratio: number): Camera {
  const width = Math.max(part.width, part.height * ratio);
  const { x, y } = middle(part);
  return { x: x - width / 2, y: y - width / ratio / 2, width, height: width / ratio };
}

/** The same look moved back over the drawing where it sticks out; as it is where it is larger than the drawing. */
export function kept(camera: Camera, whole: Camera): Camera {
  const back = (at: number, size: number, from: number, room: number): number =>
    size > room ? at : Math.min(Math.max(at, from), from + room - size);
  return {
    ...camera,
    x: back(camera.x, camera.width, whole.x, whole.width),
    y: back(camera.y, camera.height, whole.y, whole.height),
  };
}

/** The same middle at another ratio, so that nothing jumps when the window changes. */
export function reshaped(camera: Camera, ratio: number): Camera {
  const height = camera.width / ratio;
  return { ...camera, y: camera.y + camera.height / 2 - height / 2, height };
}

/** Nearer (factor below 1) or farther, with one point of the drawing staying where it is. */
export function zoomed(camera: Camera, factor: number, limits: Limits, about: Point = middle(camera)): Camera {
  const width = Math.min(Math.max(camera.width * factor, limits.nearest), limits.farthest);
  const real = width / camera.width;
  return {
    x: about.x - (about.x - camera.x) * real,
    y: about.y - (about.y - camera.y) * real,
    width,
    height: camera.height * real,
  };
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

export function middle(camera: Camera): Point {
  return { x: camera.x + camera.width / 2, y: camera.y + camera.height / 2 };
}

/** How much of the window's edges is covered, in pixels. */
export interface Insets {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The camera that shows this part of the drawing in what the covered edges leave free of a window of this size. */
export function framed(part: Camera, window: { width: number; height: number }, covered: Insets): Camera {
  const free = {
    width: Math.max(1, window.width - covered.left - covered.right),
    height: Math.max(1, window.height - covered.top - covered.bottom),
  };
  const unit = Math.max(part.width / free.width, part.height / free.height);
  const { x, y } = middle(part);
  return {
    x: x - (covered.left + free.width / 2) * unit,
    y: y - (covered.top + free.height / 2) * unit,
    width: window.width * unit,
    height: window.height * unit,
  };
}
