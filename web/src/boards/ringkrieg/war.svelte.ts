/** The table of the war as its parts need it: what the view says, what is asked, and what a click means. */
import { getContext, setContext } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import type { Choice } from "../../protocol/types";
import { settings } from "../../shell/settings.svelte";
import { words as texts } from "../../shell/words.svelte";
import type { BoardProps } from "../../table/board";
import type { Step } from "../../table/composing";
import { compatible } from "../../table/selection";
import { type Asking, completed, inTheWay, kindOf, meantBy, nameOf, offeredBy, regionOf, triedBy } from "./asking";
import { cardOf } from "./cards/book";
import { type Force, SIDES, type Side, sideOf } from "./figures";
import { lastAction, marksOf } from "./marks";
import { armyUses, cardUses, gathering, regionIn, stepsFor, struckBy } from "./offers";
import { speaker } from "./say";
import type { BoardEvent, RingkriegView } from "./types";

/** Questions in which an army is picked, then where it goes; those who stay are asked for afterwards. */
const ARMY_QUESTIONS = ["move-army", "attack"];
const SPLIT_QUESTIONS = ["who-goes", "who-fights"];

/** More entries of the log than an action has. */
const ACTION = 80;

const WAR = Symbol("war");

/** Lets all parts of the board ask the war. */
export const shareWar = (war: War): War => setContext(WAR, war);

/** The war of the board that a part belongs to; none where a part stands alone. */
export const sharedWar = (): War | undefined => getContext(WAR);

export class War {
  #given: () => BoardProps<RingkriegView, BoardEvent>;
  /** The region whose card is shown. */
  looked = $state<string>();
  /** The own army that was clicked while a die is to be chosen. */
  army = $state<string>();
  /** The combat card that was clicked before it could be played. */
  intended = $state<string>();
  /** Or a card of the player's own. */
  card = $state<string>();
  /** What stays behind of the army that is about to go, by target. */
  #left = $state.raw<{ seq: string; counts: Record<string, number> }>({ seq: "", counts: {} });
  /** Sends those who are counted in the picker, as its button does. */
  sent: (() => void) | undefined;
  /** What the log points at. */
  pointed = $state.raw<readonly BoardEvent[]>([]);

  constructor(given: () => BoardProps<RingkriegView, BoardEvent>) {
    this.#given = given;
  }

  get #props(): BoardProps<RingkriegView, BoardEvent> {
    return this.#given();
  }

  readonly view = $derived.by(() => this.#props.view);
  readonly position = $derived.by(() => this.view.board);
  readonly choices = $derived.by(() => this.#props.choices);
  readonly say = $derived.by(() => speaker(this.#props.words, (key) => texts.maybe(key)));
  readonly names = $derived.by(() => this.#props.names);
  readonly log = $derived.by(() => this.#props.log ?? []);
  readonly events = $derived.by(() => this.#props.events);
  readonly selected = $derived.by(() => this.#props.selected);
  readonly lively = $derived.by(() => this.#props.animate && !prefersReducedMotion.current);

  /** The side the viewer plays; that of the Free Peoples for spectators. */
  readonly side: Side = $derived.by(
    () => this.position.sides.find(({ hand }) => hand !== null)?.side ?? SIDES[this.view.seat ?? 0] ?? "free",
  );
  /** Cards in the player's hand whose preconditions are met. */
  readonly playable = $derived.by(() => this.position.sides.find(({ side }) => side === this.side)?.playable ?? []);
  readonly hand = $derived.by(() => this.position.sides.find(({ hand }) => hand !== null)?.hand ?? []);

  readonly asking: Asking = $derived.by(() => ({
    targets: new Set(this.choices.flatMap(({ targets }) => targets)),
    selectable: this.#props.selectable,
    selected: this.selected,
    offered: offeredBy(this.choices, this.#props.selectable, this.selected),
    pick: this.pick,
  }));

  /** One picker instead of a question for each figure. */
  readonly gathering = $derived.by(() => {
    const { question } = this.view;
    if (!question || this.choices.length === 0) return undefined;
    return gathering(question, this.choices, this.position.picked, struckBy(question, this.side, this.position));
  });

  /** The army that is picked and about to go somewhere. */
  readonly marching: { region: string; force: Force } | undefined = $derived.by(() => {
    const from = this.selected.find((target) => kindOf(target) === "region");
    if (!from || !ARMY_QUESTIONS.includes(this.view.question?.kind ?? "")) return undefined;
    const region = regionOf(from) ?? "";
    const inside = nameOf(from) !== region;
    const all = (inside ? this.position.strongholds : this.position.regions)[region] ?? {};
    return { region, force: Object.fromEntries(Object.entries(all).filter(([kind]) => sideOf(kind) === this.side)) };
  });

  /** Where those go who are being counted: a click there sends them. */
  readonly goal: string | undefined = $derived.by(() => {
    const { question } = this.view;
    return question && this.choices.length > 0 && SPLIT_QUESTIONS.includes(question.kind)
      ? regionIn(question, "to")
      : undefined;
  });

  /** Where the army stands that is about to attack: picked on the map, or being counted. */
  readonly sending: string | undefined = $derived.by(() => {
    const from = this.selected.find((target) => kindOf(target) === "region");
    return from
      ? nameOf(from)
      : this.view.question?.kind === "who-fights"
        ? this.position.prospects[0]?.origin
        : undefined;
  });

  /** What the dice let the army do that was clicked, or by which of them the card is played. */
  readonly orders: Choice[] = $derived.by(() => {
    if (this.card) return this.usesOf(this.card);
    return this.army ? armyUses(this.choices, this.#ownIn(this.army)) : [];
  });

  /** What is drawn over the map: what the log or the recap points at, else what others just did. */
  readonly marks = $derived.by(() => marksOf(this.shown ?? this.action));

  /** What the log or the recap points at. */
  readonly shown = $derived.by(() => (this.pointed.length > 0 ? this.pointed : this.#props.window?.recalled));

  /** The last action of anybody. */
  readonly action = $derived.by(() => (this.log.length > 0 ? lastAction(this.log.slice(-ACTION)) : this.events));

  /** The viewer's last answer and all that has happened since; everything for those who have not answered yet. */
  readonly recent = $derived.by(() => {
    const mine = this.log.findLastIndex(({ seat }) => seat !== null && seat === this.view.seat);
    return this.log.slice(Math.max(0, mine));
  });

  get turn() {
    return this.#props.window?.turn;
  }

  get left(): Record<string, number> {
    return this.#left.seq === this.#key ? this.#left.counts : {};
  }

  set left(counts: Record<string, number>) {
    this.#left = { seq: this.#key, counts };
  }

  get #key(): string {
    return `${this.view.answered} ${this.marching?.region}`;
  }

  explain = (targets: string[]): void => {
    void this.turn?.explain(targets);
  };

  compose = (steps: readonly Step[]): void => {
    void this.turn?.compose(steps);
  };

  /** Picks a target; what does not go with it is taken back first. The last target of an answer gives it. */
  pick = (target: string): void => {
    const { choices, selected } = this;
    this.forget();
    const taken = inTheWay(choices, selected, target);
    const next = selected.includes(target)
      ? selected.filter((other) => other !== target)
      : completed(choices, [...selected.filter((other) => !taken.includes(other)), target], target);
    const [only, ...more] = compatible(choices, next);
    const picked = next.length - selected.length < 2 && next.includes(target);
    const done = only && more.length === 0 && picked && only.targets.at(-1) === target;
    if (done && this.turn && !settings.get("confirm")) this.give(only);
    else this.turn?.select(next);
  };

  /** Gives an answer, and at once what belongs to it: who of an army stays behind. */
  give = (choice: Choice): void => {
    const stays = this.marching ? stepsFor(this.left, SPLIT_QUESTIONS, "button:go") : [];
    this.compose([{ targets: choice.targets }, ...stays]);
  };

  /** A click on the map picks what is asked there, or sends the army that is picked; an own army asks for a die.
   * Anything else shows the region, and why the picked army cannot go there. */
  click = (region: string): void => {
    const target = meantBy(this.asking, this.choices, region);
    const tried = target ? undefined : triedBy(this.selected, region);
    this.looked = target || region === this.goal ? undefined : region;
    if (this.turn?.refusal) this.turn.select([...this.selected]);
    if (target) this.pick(target);
    else if (region === this.goal) this.sent?.();
    else if (tried) this.explain(tried);
    else if (armyUses(this.choices, this.#ownIn(region)).length > 0 && this.#ownIn(region).length > 0)
      this.address(region);
  };

  /** By which dice an own card can be played now. */
  usesOf(card: string): Choice[] {
    return this.playable.includes(card) ? cardUses(this.choices, cardOf(card).type) : [];
  }

  /** An own army waits for an order. */
  address(army: string): void {
    this.forget();
    this.army = army;
  }

  /** A card waits for the die that plays it. */
  offer(card: string): void {
    this.forget();
    this.card = card;
  }

  forget = (): void => {
    this.army = undefined;
    this.card = undefined;
  };

  /** Uses a die for what was clicked: a card is played, and the question about an army begins with it picked. */
  order = async (choice: Choice): Promise<void> => {
    const { army, card } = this;
    this.forget();
    this.looked = undefined;
    if (card) return this.turn?.compose([{ targets: choice.targets }, { targets: [`card:${card}`] }]);
    const target = `region:${army}`;
    await this.turn?.compose([{ targets: choice.targets }]);
    if (compatible(this.choices, [target]).length > 0) this.pick(target);
    else if (this.goal === undefined) this.explain([target]);
  };

  /** A combat card is clicked before it is announced: it is announced, and played when it is asked for. */
  announce(card: string): void {
    this.intended = card;
    this.compose([{ targets: ["button:card"] }, { targets: [`card:${card}`], kinds: ["combat-card"] }]);
  }

  /** The combat card that was clicked is given as soon as it is asked for; it is forgotten when anything else is. */
  keepWord(): void {
    const kind = this.view.question?.kind;
    if (!this.intended || this.choices.length === 0 || kind === "announce" || this.turn?.live.busy) return;
    const choice = this.choices.find(({ targets }) => targets[0] === `card:${this.intended}`);
    this.intended = undefined;
    if (kind === "combat-card" && choice) this.give(choice);
  }

  #ownIn(region: string): string[] {
    return Object.keys(this.position.regions[region] ?? {}).filter((kind) => sideOf(kind) === this.side);
  }
}
