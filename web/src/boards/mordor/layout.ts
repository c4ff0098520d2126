/** Where things lie on the map: once for wide screens, once for phones. */
import { type Point, roadThrough, type Segment, spread } from "./curve";
import { PLACES, type Place } from "./position";

export interface PlaceSpot {
  place: Place;
  /** Its round field on the road. */
  field: Point;
  /** The middle of its drawing. */
  art: Point;
  /** The middle of its name. */
  label: Point;
}

export interface MapLayout {
  width: number;
  height: number;
  spots: PlaceSpot[];
  road: Segment[];
  darkRoad: Segment[];
  squares: Point[];
  /** Radius of a round field and half the side of a square one. */
  field: number;
  /** Scale of the drawings, which are 100 units wide. */
  art: number;
  text: number;
  compass: Point;
  cartouche: Point;
}

/** Below this width (in pixels) the map is drawn for a phone. */
export const NARROW = 620;

interface Sketch {
  width: number;
  height: number;
  fields: readonly Point[];
  darkRoad: readonly Point[];
  arts: Partial<Record<Place, Point>>;
  labels: Partial<Record<Place, Point>>;
  field: number;
  art: number;
  text: number;
  compass: Point;
  cartouche: Point;
}

const WIDE: Sketch = {
  width: 1000,
  height: 620,
  fields: [
    [112, 226],
    [276, 168],
    [392, 272],
    [556, 198],
    [528, 352],
    [338, 408],
    [600, 462],
    [716, 352],
    [786, 226],
    [898, 308],
  ],
  darkRoad: [
    [118, 536],
    [240, 558],
    [372, 528],
    [506, 562],
    [640, 548],
    [772, 560],
    [880, 536],
    [912, 452],
  ],
  arts: { mordor: [898, 168], rohan: [622, 322], gondor: [512, 442] },
  labels: {},
  field: 21,
  art: 1.12,
  text: 17,
  compass: [186, 388],
  cartouche: [132, 62],
};

const NARROW_SKETCH: Sketch = {
  width: 400,
  height: 560,
  fields: [
    [56, 142],
    [158, 128],
    [250, 148],
    [344, 134],
    [322, 262],
    [204, 276],
    [76, 264],
    [88, 388],
    [204, 400],
    [330, 392],
  ],
  darkRoad: [
    [40, 500],
    [110, 512],
    [190, 496],
    [262, 512],
    [330, 506],
    [358, 470],
  ],
  arts: {},
  labels: {},
  field: 17,
  art: 0.84,
  text: 13.5,
  compass: [-100, -100],
  cartouche: [200, 30],
};

export function mapLayout(narrow: boolean, squares: number): MapLayout {
  const sketch = narrow ? NARROW_SKETCH : WIDE;
  const darkRoad = roadThrough(sketch.darkRoad);
  return {
    ...sketch,
    spots: PLACES.map((place, index) => spotOf(sketch, place, index)),
    road: roadThrough(sketch.fields),
    darkRoad,
    squares: spread(darkRoad, squares + 1).slice(1),
  };
}

function spotOf(sketch: Sketch, place: Place, index: number): PlaceSpot {
  const field = sketch.fields[index];
  if (!field) throw new RangeError(`the map has no field for ${place}`);
  const [x, y] = field;
  return {
    place,
    field,
    art: sketch.arts[place] ?? [x, y - sketch.field - 42 * sketch.art],
    label: sketch.labels[place] ?? [x, y + sketch.field + sketch.text + 2],
  };
}
