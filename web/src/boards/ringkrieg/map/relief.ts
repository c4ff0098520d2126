/** Mountains, hills, woods, marshes and water, drawn over the regions they belong to; few paths, so that the map stays quick. */
import { noise, type Point, pathOf, roadThrough } from "../../../drawing/curve";
import { ATLAS, REGIONS } from "../atlas";

function pointsOf(line: string): Point[] {
  return line
    .slice(1)
    .split("L")
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(" ").map(Number);
      return [x, y];
    });
}

/** Points along a line, so far apart. */
function along(line: readonly Point[], gap: number): Point[] {
  const found: Point[] = [];
  let due = gap / 2;
  for (let n = 1; n < line.length; n += 1) {
    const [[ax, ay], [bx, by]] = [line[n - 1] ?? [0, 0], line[n] ?? [0, 0]];
    const length = Math.hypot(bx - ax, by - ay);
    while (due <= length) {
      found.push([ax + ((bx - ax) * due) / length, ay + ((by - ay) * due) / length]);
      due += gap;
    }
    due -= length;
  }
  return found;
}

/** What is drawn with one brush each: a wash, a shadow, and lines of ink. */
export interface Drawn {
  wash: string;
  shade: string;
  ink: string;
}

/** How high a band is whose drawings do not hide each other. */
const BAND = 9;

/** Drawings from the far ones to the near ones, those at the same height together. */
function banded(drawings: readonly { at: Point; drawn: Drawn }[]): Drawn[] {
  const bands = new Map<number, Drawn>();
  for (const { at, drawn } of drawings.toSorted((one, other) => one.at[1] - other.at[1])) {
    const band = Math.floor(at[1] / BAND);
    const before = bands.get(band) ?? { wash: "", shade: "", ink: "" };
    bands.set(band, {
      wash: before.wash + drawn.wash,
      shade: before.shade + drawn.shade,
      ink: before.ink + drawn.ink,
    });
  }
  return [...bands.values()];
}

/** A pen that draws at a place in a size. */
function pen([x, y]: Point, size: number): (dx: number, dy: number) => string {
  return (dx, dy) => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`;
}

/** A peak in the hand of the map of Mordor: a jagged slope, hatched and shaded on its right. */
function peak(at: Point, n: number): Drawn {
  const high = -26 - 12 * noise(n + 5);
  const lean = 6 * noise(n + 9) - 3;
  const p = pen([at[0] + 5 * noise(n + 3) - 2.5, at[1] + 5], 0.6 + 0.26 * noise(n));
  const top = p(lean, high);
  const ridge = `L${p(3, high * 0.55)}L${p(-1, high * 0.3)}L${p(4, 8)}`;
  return {
    wash: `M${p(-23, 9)}L${p(-12, high * 0.45)}L${top}L${p(8, high * 0.62)}L${p(13, high * 0.48)}L${p(24, 9)}Z`,
    shade: `M${top}L${p(8, high * 0.62)}L${p(13, high * 0.48)}L${p(24, 9)}L${p(4, 8)}L${p(-1, high * 0.3)}L${p(3, high * 0.55)}Z`,
    ink:
      `M${p(-23, 9)}L${p(-12, high * 0.45)}L${top}L${p(8, high * 0.62)}L${p(13, high * 0.48)}L${p(24, 9)}M${top}${ridge}` +
      `M${p(8, high * 0.4)}L${p(9, 0)}M${p(13, high * 0.22)}L${p(15, 4)}M${p(-9, high * 0.3)}L${p(-13, 3)}`,
  };
}

const closed = ATLAS.borders.filter(({ kind }) => kind === "closed");
export const MOUNTAINS = banded(
  closed.flatMap(({ line }) => along(pointsOf(line), 19)).map((at, n) => ({ at, drawn: peak(at, n) })),
);

/** A number for a place, to draw it always the same. */
const seed = ([x, y]: Point): number => x * 0.37 + y * 0.91;

/** So much of an edge is drawn upon, at random. */
const KEPT = 0.68;

/** Places around the edge of a region, out of the way of what stands in it. */
function edgeOf(id: string, gap: number, inward: number): Point[] {
  const region = REGIONS.get(id);
  if (!region) return [];
  const [cx, cy] = region.at;
  return along(pointsOf(region.outline.slice(0, -1)), gap)
    .filter((at) => noise(seed(at) + 4) < KEPT)
    .map((at): Point => {
      const pull = inward + 0.26 * noise(seed(at));
      return [at[0] + (cx - at[0]) * pull, at[1] + (cy - at[1]) * pull];
    });
}

const WOODED = [
  "northern-mirkwood",
  "eastern-mirkwood",
  "western-mirkwood",
  "southern-mirkwood",
  "woodland-realm",
  "fangorn",
  "lorien",
  "old-forest",
  "druadan-forest",
  "trollshaws",
  "narrows-of-the-forest",
  "dol-guldur",
  "rhosgobel",
];

function tree(at: Point): Drawn {
  const n = seed(at);
  const p = pen(at, 0.62 + 0.3 * noise(n));
  const crown = `M${p(0, -13)}Q${p(8, -12)} ${p(8, -5)}Q${p(7, 2)} ${p(0, 2)}Q${p(-7, 2)} ${p(-8, -5)}Q${p(-8, -12)} ${p(0, -13)}Z`;
  return {
    wash: crown,
    shade: `M${p(1, -12.6)}Q${p(8, -12)} ${p(8, -5)}Q${p(7, 2)} ${p(0, 2)}Q${p(5, -4)} ${p(1, -12.6)}Z`,
    ink: `${crown}M${p(0, 2)}L${p(0, 8)}M${p(-4, -6)}Q${p(-2, -9)} ${p(0, -6)}`,
  };
}

export const WOODS = banded(WOODED.flatMap((id) => edgeOf(id, 10, 0.07)).map((at) => ({ at, drawn: tree(at) })));

const HILLY = [
  "weather-hills",
  "tower-hills",
  "north-downs",
  "south-downs",
  "iron-hills",
  "western-emyn-muil",
  "eastern-emyn-muil",
  "ettenmoors",
  "eagles-eyrie",
  "withered-heath",
  "ash-mountains",
  "evendim",
];

function hill(at: Point): Drawn {
  const p = pen(at, 0.55 + 0.25 * noise(seed(at)));
  const top = `M${p(-15, 5)}Q${p(-8, -9)} ${p(0, -9)}Q${p(9, -8)} ${p(15, 5)}`;
  return {
    wash: `${top}Z`,
    shade: `M${p(3, -8.6)}Q${p(10, -6)} ${p(15, 5)}L${p(7, 5)}Q${p(8, -3)} ${p(3, -8.6)}Z`,
    ink: `${top}M${p(6, -4)}L${p(9, 2)}M${p(2, -5)}L${p(4, 0)}`,
  };
}

export const HILLS = banded(HILLY.flatMap((id) => edgeOf(id, 36, 0.16)).map((at) => ({ at, drawn: hill(at) })));

const MARSHY = ["dead-marshes", "gladden-fields", "dagorlad"];
/** Reeds. */
export const MARSHES = MARSHY.flatMap((id) => edgeOf(id, 24, 0.14))
  .map((at) => {
    const p = pen(at, 0.9);
    return `M${p(-6, 4)}L${p(7, 4)}M${p(-3, 4)}L${p(-4, -2)}M${p(0, 4)}L${p(0, -4)}M${p(3, 4)}L${p(4, -2)}`;
  })
  .join("");

/** A place on a river: the middle between two regions, or a point of the map. */
type Bend = readonly [string, string] | Point;

/** The courses of the rivers from spring to mouth, and how broad they grow. */
const COURSES: readonly { broad: number; bends: readonly Bend[] }[] = [
  {
    broad: 7,
    bends: [
      ["eagles-eyrie", "carrock"],
      ["old-ford", "carrock"],
      ["old-ford", "rhosgobel"],
      ["gladden-fields", "north-anduin-vale"],
      ["dimrill-dale", "south-anduin-vale"],
      ["lorien", "south-anduin-vale"],
      ["parth-celebrant", "western-brown-lands"],
      ["eastemnet", "western-emyn-muil"],
      ["druadan-forest", "dead-marshes"],
      ["minas-tirith", "osgiliath"],
      ["lossarnach", "osgiliath"],
      ["pelargir", "south-ithilien"],
      ["pelargir", "west-harondor"],
      [918, 886],
    ],
  },
  {
    broad: 4.5,
    bends: [
      ["orthanc", "fangorn"],
      ["fords-of-isen", "orthanc"],
      ["fords-of-isen", "gap-of-rohan"],
      ["gap-of-rohan", "druwaith-iaur"],
      ["enedwaith", "druwaith-iaur"],
      [474, 602],
    ],
  },
  {
    broad: 6,
    bends: [
      ["ettenmoors", "trollshaws"],
      ["trollshaws", "rivendell"],
      ["trollshaws", "fords-of-bruinen"],
      ["hollin", "south-downs"],
      ["cardolan", "north-dunland"],
      ["tharbad", "south-dunland"],
      ["minhiriath", "enedwaith"],
      [424, 494],
    ],
  },
  {
    broad: 5,
    bends: [
      ["evendim", "arnor"],
      ["evendim", "north-downs"],
      ["the-shire", "buckland"],
      ["old-forest", "the-shire"],
      ["old-forest", "south-ered-luin"],
      ["minhiriath", "south-ered-luin"],
      [360, 408],
    ],
  },
  {
    broad: 5,
    bends: [
      ["erebor", "withered-heath"],
      ["erebor", "dale"],
      ["dale", "vale-of-the-carnen"],
      ["vale-of-the-celduin", "northern-rhovanion"],
      ["northern-dorwinion", "vale-of-the-celduin"],
      [1262, 300],
      [1304, 342],
    ],
  },
  {
    broad: 4,
    bends: [
      ["iron-hills", "vale-of-the-carnen"],
      ["vale-of-the-carnen", "vale-of-the-celduin"],
      [1262, 300],
    ],
  },
  {
    broad: 4,
    bends: [
      ["fangorn", "parth-celebrant"],
      ["fangorn", "eastemnet"],
      ["westemnet", "eastemnet"],
      ["eastemnet", "druadan-forest"],
    ],
  },
];

function placeOf(bend: Bend): Point[] {
  if (typeof bend[0] === "number") return [bend as Point];
  const [a, b] = bend.map((id) => REGIONS.get(String(id))?.at);
  return a && b ? [[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]] : [];
}

/** The reaches of all rivers, each with its breadth. */
export const RIVERS = COURSES.flatMap(({ broad, bends }) => {
  const reaches = roadThrough(bends.flatMap(placeOf));
  return reaches.map((reach, n) => ({ d: pathOf([reach]), broad: 1.8 + ((broad - 1.8) * (n + 1)) / reaches.length }));
});

/** Nenuial, the Long Lake and the Sea of Núrnen. */
export const LAKES =
  "M446 62Q458 52 466 60 472 70 462 78 450 88 444 80 438 72 446 62ZM1096 170Q1106 166 1110 176 1112 190 1104 196 1094 194 1094 184ZM1196 846Q1222 836 1252 848 1276 852 1268 868 1240 884 1212 876 1188 868 1196 846Z";
