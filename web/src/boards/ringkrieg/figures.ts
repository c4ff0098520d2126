/** Forces: how many figures of each kind (`gondor-elite`, `nazgul`, `boromir`) stand together. */
export type Side = "free" | "shadow";
export const SIDES = ["free", "shadow"] as const;

export const NATIONS = {
  free: ["dwarves", "elves", "gondor", "north", "rohan"],
  shadow: ["isengard", "sauron", "southrons"],
} as const;
export type Nation = (typeof NATIONS)[Side][number];
export const ALL_NATIONS: readonly Nation[] = [...NATIONS.free, ...NATIONS.shadow];

export type Force = Record<string, number>;

/** Those of the Shadow without a nation; ships, siege towers, Dunlendings and the last two come with the expansion. */
const OF_SHADOW = [
  "nazgul",
  "saruman",
  "witch-king",
  "mouth-of-sauron",
  "witch-king-chief",
  "balrog",
  "dunlending",
  "ship",
  "tower",
];
/** The figures of one side in one place. */
export interface Army {
  side: Side;
  regulars: number;
  elites: number;
  /** The kinds of units that are drawn for all of them: of the largest nations, the strongest of each. */
  drawn: string[];
  /** All others with their numbers: Leaders, Nazgûl, characters, ships and whatever else stands there. */
  others: [kind: string, count: number][];
}

/** Units of Isengard, but not of the kind that others are. */
const DUNLENDING = "dunlending";

interface Kind {
  nation: Nation;
  rank: "regular" | "elite" | "leader";
}

/** A unit or Leader as nation and rank; nothing for Nazgûl and characters. */
function kindOf(name: string): Kind | undefined {
  if (name === DUNLENDING) return { nation: "isengard", rank: "regular" };
  const nation = ALL_NATIONS.find((one) => name.startsWith(`${one}-`));
  return nation && { nation, rank: name.slice(nation.length + 1) as Kind["rank"] };
}

/** Whose unit or Leader it is; nobody's for Nazgûl and characters. */
export function nationOf(name: string): Nation | undefined {
  return kindOf(name)?.nation;
}

/** Whose paint a figure wears: its nation's, or its own. */
export function paintOf(name: string): string {
  return name === DUNLENDING ? name : (nationOf(name) ?? name);
}

export function sideOf(name: string): Side {
  const nation = kindOf(name)?.nation;
  if (nation) return NATIONS.free.some((one) => one === nation) ? "free" : "shadow";
  return OF_SHADOW.includes(name) ? "shadow" : "free";
}

export const strength = (army: Army): number => army.regulars + army.elites;

/** The figures of one side; nothing if it has none there. */
export function armyOf(force: Force, side: Side): Army | undefined {
  const army: Army = { side, regulars: 0, elites: 0, drawn: [], others: [] };
  const mine = Object.entries(force).filter(([name]) => sideOf(name) === side);
  for (const [name, count] of mine) {
    const rank = kindOf(name)?.rank;
    if (rank === "regular") army.regulars += count;
    else if (rank === "elite") army.elites += count;
    else army.others.push([name, count]);
  }
  army.drawn = drawnFor(mine);
  return mine.length > 0 ? army : undefined;
}

/** The strongest kind of unit of each nation, the largest nation first. */
function drawnFor(figures: readonly [string, number][]): string[] {
  const units = new Map<Nation, { all: number; best: string }>();
  for (const [name, count] of figures) {
    const kind = kindOf(name);
    if (!kind || kind.rank === "leader") continue;
    const before = units.get(kind.nation) ?? { all: 0, best: name };
    const better = kind.rank === "elite" || before.best === DUNLENDING;
    units.set(kind.nation, { all: before.all + count, best: better ? name : before.best });
  }
  return [...units.values()].toSorted((one, other) => other.all - one.all).map(({ best }) => best);
}

export function armiesOf(force: Force): Army[] {
  return SIDES.flatMap((side) => armyOf(force, side) ?? []);
}

/** How many units of a side are in a force. */
export function unitsIn(force: Force, side: Side): number {
  const army = armyOf(force, side);
  return army ? strength(army) : 0;
}
