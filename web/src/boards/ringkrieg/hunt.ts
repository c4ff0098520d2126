/** What the Hunt pool holds in store. */

/** The damage printed on a tile, by its name: `eye` for an Eye, `die` where a die decides, below 0 where it heals. */
export function damageOf(tile: string): string {
  const kind = tile.replace(/-\d+$/, "");
  const number = /^(\d)r?$/.exec(kind)?.[1];
  return number ?? SPECIAL[kind] ?? "eye";
}

/** As the tiles of event cards and of the expansion are printed. */
const SPECIAL: Record<string, string> = {
  smeagol: "0",
  "elven-cloaks": "0",
  "elven-rope": "0",
  "phial-of-galadriel": "-2",
  "smeagol-helps-nice-master": "-1",
  "shelobs-lair": "die",
  "on-on-they-went": "3",
  "give-it-to-uss": "1",
};

export interface DamageChance {
  damage: string;
  chance: number;
}

/** How likely each damage is with the next tile. */
export function chancesOf(pool: readonly string[]): DamageChance[] {
  const found = new Map<string, number>();
  for (const tile of pool) found.set(damageOf(tile), (found.get(damageOf(tile)) ?? 0) + 1);
  return [...found]
    .map(([damage, count]) => ({ damage, chance: count / pool.length }))
    .toSorted((one, other) => one.damage.localeCompare(other.damage));
}

/** Whether a tile reveals the Fellowship. */
export function reveals(tile: string): boolean {
  return /^\dr/.test(tile) || /^eye/.test(tile) || ["the-ring-is-mine", "give-it-to-uss"].includes(tile);
}
