/** The story of a war, gathered from its log: what fell and when, and how the tracks went turn by turn. */
import type { LogOf } from "../../../protocol/events";
import { REGIONS } from "../atlas";
import { nationOf, type Side, sideOf } from "../figures";
import type { BoardEvent, OfNation, RingkriegView } from "../types";

/** The tracks at the end of a turn. */
export interface Standing {
  turn: number;
  corruption: number;
  free: number;
  shadow: number;
}

export interface Fall {
  /** Nothing for what had fallen before the table began. */
  turn: number | undefined;
  region: string;
  side: Side;
}

export interface Chronicle {
  turns: Standing[];
  /** The last capture of each Settlement that is in other hands. */
  fallen: Fall[];
  battles: number;
  /** The battle with the most figures. */
  greatest: { turn: number; region: string } | undefined;
  firstAtWar: { turn: number; nation: OfNation["nation"] } | undefined;
  revealed: number;
  mordor: number | undefined;
  companionsLost: string[];
  minions: string[];
  /** The last tile that the Hunt drew. */
  tile: string | undefined;
}

const MINIONS = ["saruman", "witch-king", "mouth-of-sauron", "witch-king-chief", "balrog"];

export const isMinion = (kind: string): boolean => MINIONS.includes(kind);
export const isCompanion = (kind: string): boolean =>
  sideOf(kind) === "free" && nationOf(kind) === undefined && !["ent", "catapult"].includes(kind);

const placeOf = (location: string): string => location.replace(/^inside-/, "");
const figuresIn = (force: Record<string, number>): number => Object.values(force).reduce((sum, one) => sum + one, 0);

/** The position is that of the end: what the log of a table that began in the middle does not know. */
export function chronicleOf(log: readonly LogOf<BoardEvent>[], position: RingkriegView): Chronicle {
  const told: Chronicle = {
    turns: [],
    fallen: [],
    battles: 0,
    greatest: undefined,
    firstAtWar: undefined,
    revealed: 0,
    mordor: undefined,
    companionsLost: [],
    minions: [],
    tile: undefined,
  };
  let now: Standing = { turn: 1, corruption: 0, free: 0, shadow: 0 };
  let largest = 0;
  for (const event of log.flatMap(({ events }) => events)) {
    const { turn } = now;
    switch (event.kind) {
      case "turn":
        if (event.data.turn > 1) told.turns.push(now);
        now = { ...now, turn: event.data.turn };
        break;
      case "corrupted":
      case "healed":
        now = { ...now, corruption: event.data.corruption };
        break;
      case "points":
        now = { ...now, ...event.data };
        break;
      case "captured":
        told.fallen = [...others(told.fallen, event.data.region), { turn, ...event.data }];
        break;
      case "retaken":
        told.fallen = others(told.fallen, event.data.region);
        break;
      case "attack": {
        const size = figuresIn(event.data.force) + figuresIn(event.data.against);
        told.battles += 1;
        if (size > largest) told.greatest = { turn, region: placeOf(event.data.to) };
        largest = Math.max(size, largest);
        break;
      }
      case "advanced":
        if (event.data.box === 0) told.firstAtWar ??= { turn, nation: event.data.nation };
        break;
      case "revealed":
        told.revealed += 1;
        break;
      case "mordor":
        told.mordor ??= turn;
        break;
      case "companion-lost":
      case "slain":
        if (isCompanion(event.data.kind)) told.companionsLost.push(event.data.kind);
        break;
      case "entered":
        if (isMinion(event.data.kind)) told.minions.push(event.data.kind);
        break;
      case "tile":
        told.tile = event.data.tile;
        break;
    }
  }
  const [free, shadow] = position.sides;
  const { corruption } = position.fellowship;
  told.turns.push({ turn: position.turn, corruption, free: free.points, shadow: shadow.points });
  const before = Object.entries(position.captured).filter(
    ([region]) => !told.fallen.some((one) => one.region === region),
  );
  told.fallen = [...before.map(([region, side]) => ({ turn: undefined, region, side })), ...told.fallen];
  return told;
}

const others = (fallen: readonly Fall[], region: string): Fall[] => fallen.filter((one) => one.region !== region);

/** The Strongholds among what fell, in their order. */
export const strongholdsIn = (fallen: readonly Fall[]): Fall[] =>
  fallen.filter(({ region }) => REGIONS.get(region)?.settlement === "stronghold");
