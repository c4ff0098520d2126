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

const MINIONS = ["saruman", "witch-king", "mouth-of-sauron"];
const INITIALS: Record<string, string> = {
  "gandalf-grey": "G",
  strider: "S",
  boromir: "B",
  legolas: "L",
  gimli: "Gi",
  meriadoc: "M",
  peregrin: "P",
  aragorn: "A",
  "gandalf-white": "Gw",
  saruman: "Sa",
  "witch-king": "Wk",
  "mouth-of-sauron": "Mo",
};

/** The figures of one side in one place. */
export interface Army {
  side: Side;
  regulars: number;
  elites: number;
  leaders: number;
  nazgul: number;
  characters: string[];
  /** Whose units these are, the largest number first. */
  nations: Nation[];
}

interface Kind {
  nation: Nation;
  rank: "regular" | "elite" | "leader";
}

/** A unit or Leader as nation and rank; nothing for Nazgûl and characters. */
function kindOf(name: string): Kind | undefined {
  const nation = ALL_NATIONS.find((one) => name.startsWith(`${one}-`));
  return nation && { nation, rank: name.slice(nation.length + 1) as Kind["rank"] };
}

export function sideOf(name: string): Side {
  const nation = kindOf(name)?.nation;
  if (nation) return NATIONS.free.some((one) => one === nation) ? "free" : "shadow";
  return name === "nazgul" || MINIONS.includes(name) ? "shadow" : "free";
}

export function initials(character: string): string {
  return INITIALS[character] ?? character.slice(0, 2);
}

export const strength = (army: Army): number => army.regulars + army.elites;

/** The figures of one side; nothing if it has none there. */
export function armyOf(force: Force, side: Side): Army | undefined {
  const army: Army = { side, regulars: 0, elites: 0, leaders: 0, nazgul: 0, characters: [], nations: [] };
  const units = new Map<Nation, number>();
  for (const [name, count] of Object.entries(force)) {
    if (sideOf(name) !== side) continue;
    const kind = kindOf(name);
    if (kind) army[`${kind.rank}s`] += count;
    else if (name === "nazgul") army.nazgul += count;
    else army.characters.push(name);
    if (kind && kind.rank !== "leader") units.set(kind.nation, (units.get(kind.nation) ?? 0) + count);
  }
  army.nations = [...units].sort(([, one], [, other]) => other - one).map(([nation]) => nation);
  return strength(army) + army.leaders + army.nazgul + army.characters.length > 0 ? army : undefined;
}

export function armiesOf(force: Force): Army[] {
  return SIDES.flatMap((side) => armyOf(force, side) ?? []);
}
