/** Where things lie on the map: once for wide screens, once for phones. */
import { type Point, roadThrough, type Segment, spread } from "../../drawing/curve";
import { nth } from "../../drawing/list";
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
}

/** Below this width (in pixels) there is room for one thing beside another only on a larger screen. */
export const NARROW = 620;

/** Below this width the map stands upright. */
export const WIDE_ENOUGH = 1080;

interface Sketch {
  width: number;
  height: number;
  fields: readonly Point[];
  darkRoad: readonly Point[];
  arts: Partial<Record<Place, Point>>;
  field: number;
  art: number;
  text: number;
}

const WIDE: Sketch = {
  width: 1000,
  height: 640,
  fields: [
    [108, 236],
    [266, 182],
    [392, 288],
    [552, 202],
    [584, 368],
    [300, 448],
    [668, 468],
    [735, 302],
    [850, 168],
    [938, 352],
  ],
  darkRoad: [
    [112, 560],
    [235, 584],
    [365, 558],
    [500, 586],
    [640, 570],
    [770, 588],
    [876, 568],
    [930, 486],
  ],
  arts: { rohan: [480, 352], mordor: [852, 336] },
  field: 21,
  art: 1.12,
  text: 17,
};

const SLIM: Sketch = {
  width: 400,
  height: 570,
  fields: [
    [58, 158],
    [156, 146],
    [250, 164],
    [346, 150],
    [326, 292],
    [204, 304],
    [76, 292],
    [80, 430],
    [204, 438],
    [330, 426],
  ],
  darkRoad: [
    [52, 528],
    [110, 540],
    [186, 526],
    [258, 540],
    [330, 530],
    [364, 488],
  ],
  arts: {},
  field: 17,
  art: 0.72,
  text: 13.5,
};

export function mapLayout(narrow: boolean, squares: number): MapLayout {
  const sketch = narrow ? SLIM : WIDE;
  const darkRoad = roadThrough(sketch.darkRoad);
  return {
    ...sketch,
    spots: PLACES.map((place, index) => spotOf(sketch, place, index)),
    road: roadThrough(sketch.fields),
    darkRoad,
    squares: spread(darkRoad, squares + 1).slice(1),
  };
}

/** Where the others stand around a field: right, left and above. */
export function beside({ field }: MapLayout, index: number): Point {
  const angle = Math.PI * ([0.06, 0.94, -0.3][index] ?? 0);
  const away = field * 1.4;
  return [away * Math.cos(angle), away * Math.sin(angle)];
}

function spotOf(sketch: Sketch, place: Place, index: number): PlaceSpot {
  const field = nth(sketch.fields, index);
  const [x, y] = field;
  return {
    place,
    field,
    art: sketch.arts[place] ?? [x, y - sketch.field - 42 * sketch.art],
    label: [x, y + sketch.field + sketch.text + 2],
  };
}
