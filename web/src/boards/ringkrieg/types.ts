/** What `ringkrieg` shows and tells: written by `make types` from the game's types, not by hand. */
import type { EventOf } from "../../protocol/events";

export interface Acted {
  face: string;
  seat: number;
}

export interface Allocated {
  dice: number;
  seat: number;
}

export interface ArmyDestroyed {
  force: Record<string, number>;
  region: string;
  side: "free" | "shadow";
}

export interface ArmyMoved {
  force: Record<string, number>;
  origin: string;
  side: "free" | "shadow";
  to: string;
}

export interface AtRegion {
  region: string;
}

/** The attackers stay in `origin`; `against` are those who are attacked. */
export interface Attacked {
  against: Record<string, number>;
  force: Record<string, number>;
  origin: string;
  side: "free" | "shadow";
  to: string;
}

/** The attackers are still in `origin`; both places are locations such as `moria` or `inside-moria`. `dice` are those of the next combat roll; each hits from `needed` on, after `bonus` is added. */
export interface Battle {
  announced: [boolean, boolean];
  attacker: "free" | "shadow";
  bonus: [number, number];
  cards: [string | null, string | null];
  dice: [number, number];
  force: Record<string, number>;
  hits: [number, number];
  leadership: [number, number];
  needed: [number, number];
  origin: string;
  round: number;
  target: string;
}

/** One side's dice, rings and cards. `playable` are cards in hand whose preconditions are met now. */
export interface Camp {
  decks: Record<string, number>;
  dice: Record<string, number>;
  hand: string[] | null;
  hand_backs: Record<string, number>;
  playable: string[] | null;
  points: number;
  pool: number;
  put_away: string[] | null;
  put_away_backs: Record<string, number>;
  ring_used: boolean;
  rings: number;
  side: "free" | "shadow";
  spent: number;
}

export interface CombatCard {
  card: string;
  does: string;
  half: string;
  side: "free" | "shadow";
}

export interface CombatHalf {
  card: string;
  half: string;
}

export interface CombatRoll {
  bonus: number;
  hits: number;
  needed: number;
  results: number[];
  side: "free" | "shadow";
}

export interface Concerned {
  seat: number;
}

/** `points` more or less than before. */
export interface Corruption {
  corruption: number;
  points: number;
}

export interface Counted {
  number: number;
}

export interface Damage {
  damage: number;
}

export interface Dice {
  dice: number;
}

export interface Drew {
  card: string;
  deck: string;
  seat: number;
}

/** The data of events, by kind. */
export interface EventData {
  activated: OfNation;
  "acts-attack": Acted;
  "acts-black-ships": Acted;
  "acts-bring-character": Acted;
  "acts-bring-faction": Acted;
  "acts-build-engine": Acted;
  "acts-declare": Acted;
  "acts-diplomacy": Acted;
  "acts-draw-card": Acted;
  "acts-hide": Acted;
  "acts-messenger-attack": Acted;
  "acts-messenger-move": Acted;
  "acts-messenger-play": Acted;
  "acts-move-army": Acted;
  "acts-move-companions": Acted;
  "acts-move-fellowship": Acted;
  "acts-move-minions": Acted;
  "acts-play-card": Acted;
  "acts-recruit": Acted;
  "acts-recruit-dunlendings": Acted;
  "acts-remove-card": Acted;
  "acts-separate": Acted;
  "acts-skip": Acted;
  "acts-statesman": Acted;
  "acts-voice-of-saruman": Acted;
  advanced: Politics;
  allocated: Allocated;
  announced: Concerned;
  "army-advanced": ArmyMoved;
  "army-destroyed": ArmyDestroyed;
  "army-moved": ArmyMoved;
  "army-retreated": ArmyMoved;
  attack: Attacked;
  "battle-over": AtRegion;
  besieged: ForceAt;
  "by-ship": AtRegion;
  captured: SideAt;
  "card-acts": CombatHalf;
  "card-lapses": CombatHalf;
  "combat-card": CombatCard;
  "combat-roll": CombatRoll;
  "companion-lost": OfFigure;
  "companions-moved": ForceMoved;
  corrupted: Corruption;
  damage: Damage;
  "damage-lowered": Damage;
  declared: AtRegion;
  "die-searches": Dice;
  discarded: OfCard;
  drew: Drew;
  "drew-unseen": Unseen;
  "elite-reduced": Reduced;
  "end-RK-W2": Nothing;
  "end-RK-W3": Nothing;
  "end-RK-W5": Nothing;
  "end-RK-W6": Nothing;
  "ent-walked": FigureMoved;
  entered: FigureAt;
  "ents-roll": CombatRoll;
  "event-hits": EventHits;
  "event-roll": EventRoll;
  excess: FigureAt;
  exchanged: FigureAt;
  "extra-roll": CombatRoll;
  "eyes-removed": Counted;
  "faction-corsairs-came": Concerned;
  "faction-dunlendings-came": Concerned;
  "faction-ents-came": Concerned;
  "fellowship-moved": Progress;
  "figure-lost": FigureAt;
  "fleet-moved": ForceMoved;
  forced: Forced;
  found: AtRegion;
  gave: Gave;
  "gave-unseen": GaveUnseen;
  "given-up": Points;
  guide: OfFigure;
  "hand-seen": HandSeen;
  healed: Corruption;
  hidden: Nothing;
  "hits-due": HitsDue;
  "hunt-roll": HuntRoll;
  joined: OfFigure;
  laid: OfCard;
  "leader-roll": CombatRoll;
  "leaders-lost": ForceAt;
  "left-fellowship": OfFigure;
  "lost-in-mordor": OfForce;
  "minion-moved": FigureMoved;
  mixed: SideAt;
  mordor: Nothing;
  "mordor-step": MordorStep;
  passed: Concerned;
  "pieces-removed": ForceAt;
  played: Played;
  points: VictoryPoints;
  "put-away": Drew;
  "put-away-unseen": Unseen;
  recruited: FigureAt;
  replaced: FigureAt;
  retaken: SideAt;
  revealed: Nothing;
  "ring-spent": Concerned;
  "ring-turned": TurnedDie;
  "rings-back": Counted;
  role: TookRole;
  rolled: Rolled;
  round: NewRound;
  separated: ForceAt;
  "siege-lifted": AtRegion;
  silenced: OfFigure;
  slain: FigureAt;
  "slipped-away": OfFigure;
  "special-tile": OfTile;
  "stay-apart": SideAt;
  stopped: Nothing;
  superiority: SideAt;
  tile: OfTile;
  "tile-back": OfTile;
  turn: NewTurn;
  "turned-away": Politics;
  "turned-back": OfFigure;
  "unit-lost": FigureAt;
  walked: Walked;
  "wants-exchange": Concerned;
  "wants-no-exchange": Concerned;
  "white-rider": Nothing;
  "wills-lost": Dice;
  withdraws: SideAt;
}

export interface EventHits {
  card: string;
  hits: number;
}

export interface EventRoll {
  card: string;
  needed: number;
  results: number[];
  successes: number;
}

/** `region` is where its figure stands, the place where it was last known to be; `mordor` its step there. */
export interface Fellowship {
  companions: string[];
  corruption: number;
  guide: string;
  leaving: string[];
  mordor: number | null;
  progress: number;
  region: string;
  revealed: boolean;
}

export interface FigureAt {
  kind: string;
  region: string;
}

export interface FigureMoved {
  kind: string;
  origin: string;
  to: string;
}

export interface ForceAt {
  force: Record<string, number>;
  region: string;
}

export interface ForceMoved {
  force: Record<string, number>;
  origin: string;
  to: string;
}

/** The data of `forced`, the one event that the kernel tells itself, in every game. */
export interface Forced {
  answer: number;
  notation: string;
  question: string;
  seat: number;
}

export interface Gave {
  card: string;
  deck: string;
  mate: number;
  seat: number;
}

export interface GaveUnseen {
  deck: string;
  mate: number;
  seat: number;
}

export interface HandSeen {
  seat: number;
  whom: number;
}

export interface HitsDue {
  hits: number;
  side: "free" | "shadow";
}

export interface Hunt {
  box: HuntBox;
  damage: number;
  drawn: string[];
  pool: string[];
  removed: string[];
  tile: string | null;
  waiting: string[];
}

export interface HuntBox {
  free: number;
  shadow: number;
}

export interface HuntRoll {
  needed: number;
  results: number[];
  successes: number;
}

export interface MordorStep {
  step: number;
}

export interface NationShown {
  active: boolean;
  box: number;
}

export interface Nations {
  dwarves: NationShown;
  elves: NationShown;
  gondor: NationShown;
  isengard: NationShown;
  north: NationShown;
  rohan: NationShown;
  sauron: NationShown;
  southrons: NationShown;
}

export interface NewRound {
  number: number;
  region: string;
}

export interface NewTurn {
  turn: number;
}

/** The kind says it all. */
export type Nothing = Record<never, never>;

export interface OfCard {
  card: string;
}

export interface OfFigure {
  kind: string;
}

export interface OfForce {
  force: Record<string, number>;
}

export interface OfNation {
  nation: "dwarves" | "elves" | "gondor" | "isengard" | "north" | "rohan" | "sauron" | "southrons";
}

export interface OfTile {
  tile: string;
}

export interface Played {
  card: string;
  effect: string;
  seat: number;
}

/** What a seat plays; `next` acts when it is the turn of its side. */
export interface Player {
  hand_backs: Record<string, number>;
  leading: boolean;
  nations: ("dwarves" | "elves" | "gondor" | "isengard" | "north" | "rohan" | "sauron" | "southrons")[];
  next: boolean;
  put_away_backs: Record<string, number>;
  ring_used: boolean;
  role: string;
  side: "free" | "shadow";
}

export interface Points {
  points: number;
}

export interface Politics {
  box: number;
  nation: "dwarves" | "elves" | "gondor" | "isengard" | "north" | "rohan" | "sauron" | "southrons";
}

export interface Progress {
  progress: number;
}

/** An attack that can be made, if nobody plays a card and everybody stands to the end. */
export interface Prospect {
  chance: number;
  origin: string;
  target: string;
  walls: boolean;
}

/** `regular` stands there instead. */
export interface Reduced {
  kind: string;
  region: string;
  regular: string;
}

/** The board. `strongholds` are those inside besieged ones; `teams` is only there with more than two players. */
export interface RingkriegView {
  acting: "free" | "shadow";
  battle: Battle | null;
  captured: Record<string, "free" | "shadow">;
  chance: number | null;
  discards: string[];
  event: string | null;
  expansion: boolean;
  factions: string[];
  fellowship: Fellowship;
  hunt: Hunt;
  lost: Record<string, number>;
  nations: Nations;
  phase: number;
  picked: Record<string, number>;
  players: Player[];
  prospects: Prospect[];
  regions: Record<string, Record<string, number>>;
  reinforcements: Record<string, number>;
  sides: [Camp, Camp];
  strongholds: Record<string, Record<string, number>>;
  table: string[];
  teams: Teams | null;
  turn: number;
}

export interface Rolled {
  faces: string[];
  seat: number;
}

export interface SideAt {
  region: string;
  side: "free" | "shadow";
}

/** `mixed` armies with the seat that leads each, `conquests` by seat, and what may not act twice in a row. */
export interface Teams {
  conquests: string[][];
  exhausted: ("dwarves" | "elves" | "gondor" | "isengard" | "north" | "rohan" | "sauron" | "southrons")[];
  exhausted_armies: string[];
  given: string[];
  mixed: Record<string, number>;
  offered: string | null;
}

export interface TookRole {
  role: string;
  seat: number;
}

export interface TurnedDie {
  face: string;
  seat: number;
  turned: string;
}

/** A card that only its owner knows. */
export interface Unseen {
  deck: string;
  seat: number;
}

export interface VictoryPoints {
  free: number;
  shadow: number;
}

export interface Walked {
  to: string;
}

export type BoardEvent = EventOf<EventData>;
