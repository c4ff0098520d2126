/** Where the guide stands: wholly in view, beside what it speaks of. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Between the guide and what it stands beside. */
const GAP = 4;

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The corners of the room in which it may stand, the favourite first. */
export function placesIn(room: Box, width: number, height: number): Box[] {
  const [left, right] = [room.left, Math.max(room.left, room.right - width)];
  const [top, bottom] = [room.top, Math.max(room.top, room.bottom - height)];
  const at = (x: number, y: number): Box => ({ left: x, top: y, right: x + width, bottom: y + height });
  return [at(left, top), at(right, top), at(left, bottom), at(right, bottom)];
}

/** Directly above and below of something, as far as it fits into the room. */
function placesAround(box: Box | undefined, room: Box, width: number, height: number): Box[] {
  if (!box) return [];
  const tops = [box.top - GAP - height, box.bottom + GAP].filter((y) => y >= room.top && y + height <= room.bottom);
  return tops.map((y) => ({ left: room.left, top: y, right: room.left + width, bottom: y + height }));
}

/** The first place that hides nothing of what is lit, and if there is one, nothing of what else is to be seen. */
export function placeBeside(room: Box, width: number, height: number, lit?: Box, shown?: Box): Box {
  const corners = placesIn(room, width, height);
  const places = [...corners, ...[shown, lit].flatMap((box) => placesAround(box, room, width, height))];
  const hidesNone = (...boxes: (Box | undefined)[]): Box | undefined =>
    places.find((place) => boxes.every((box) => !box || !meets(place, box)));
  return hidesNone(lit, shown) ?? hidesNone(lit) ?? (corners[0] as Box);
}
