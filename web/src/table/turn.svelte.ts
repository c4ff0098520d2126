/** What the viewer of a table sees and does now: the seat shown, the selection, and the answers that come of it. */
import { tick, untrack } from "svelte";
import type { Choice, GameEvent, Hint, SeatView, StateMessage, Text, WhyNotAnswer } from "../protocol/types";
import { library } from "../shell/library.svelte";
import { namesOf } from "../shell/seat-names";
import { settings } from "../shell/settings.svelte";
import { words as texts } from "../shell/words.svelte";
import { AnswerDelay } from "./answer-delay";
import { nextOf, type Step } from "./composing";
import { lastingOf } from "./looks";
import { stepsSince } from "./recap";
import { needsCurtain, seatViewToShow } from "./seat-views";
import { compatible, givenAtOnce, selectable, toggled } from "./selection";
import type { LiveTable } from "./table.svelte";

export class Turn {
  readonly live: LiveTable;
  #last = $state<number | null>(null);
  #revealed = $state<number | null>(null);
  #selection = $state.raw<{ seq: number; targets: string[] }>({ seq: 0, targets: [] });
  #refused = $state.raw<{ seq: number; reply: WhyNotAnswer }>();
  #advice = $state.raw<Hint>();
  #askedSince = 0;
  /** How long the player takes to answer. */
  readonly delay = new AnswerDelay();
  /** Whether the computer is being asked for a hint. */
  thinking = $state(false);

  constructor(live: LiveTable) {
    this.live = live;
  }

  readonly position = $derived.by(() => this.live.state as StateMessage);
  readonly names = $derived.by(() => namesOf(this.position.seats));
  readonly seatView = $derived.by(
    () => seatViewToShow(this.position.sides, this.position.asked, this.#last) as SeatView,
  );
  readonly #hidden = $derived.by(() => library.game(this.position.game)?.hidden ?? false);
  readonly curtain = $derived.by(() => needsCurtain(this.#hidden, this.position.sides, this.seatView, this.#revealed));
  /** Whether the viewer did not watch the others play: away, or behind the curtain. */
  readonly unaware = $derived.by(() => this.returned || (this.#hidden && this.position.sides.length > 1));
  readonly choices = $derived.by(() => this.seatView.choices);
  readonly selected = $derived.by(() => (this.#selection.seq === this.position.seq ? this.#selection.targets : []));
  readonly selectable = $derived.by(() => selectable(this.choices, this.selected));
  readonly log = $derived.by(() => this.live.logOf(this.seatView.seat));
  readonly events = $derived.by(() => this.live.eventsOf(this.seatView.seat));

  /** What happened since the viewer last acted, answer by answer. */
  readonly steps = $derived.by(() => (this.seatView.seat === null ? [] : stepsSince(this.log, this.seatView.last)));

  readonly recent = $derived.by(() =>
    this.seatView.seat === null ? this.events : this.steps.flatMap(({ events }) => events),
  );

  /** A part of it that the viewer looks at again, and the board as it was then, if this page has seen it. */
  recalled = $state.raw<GameEvent[]>();
  recalledView = $state.raw<SeatView["view"]>();

  /** The answer in the list that the pointer or the focus is on: the board shows what it speaks of. */
  pointed = $state.raw<Choice>();
  readonly drawn = $derived.by(() => {
    const { pointed } = this;
    return pointed && this.choices.includes(pointed) ? pointed.targets : this.selected;
  });

  /** Whether what just happened is still on its way on the board; until it rests nothing tells how it ends. */
  landing = $state(false);

  /** Whether the viewer has come to a game in play, and has done nothing yet. */
  readonly returned = $derived.by(() => this.live.foundAt > 0 && this.seatView.last <= this.live.foundAt);

  /** What the viewer is told then, or when asked. */
  readonly recap = $derived.by(() => (this.mine || this.returned ? this.steps : []));

  /** How many answers the viewer has given in a row. */
  readonly stepsOfTurn = $derived.by(() => {
    const others = this.log.findLastIndex(({ seat }) => seat !== this.seatView.seat);
    return this.log.length - others - 1;
  });

  get question() {
    return this.seatView.view.question;
  }

  /** Whether the viewer is asked. */
  get mine(): boolean {
    return this.choices.length > 0;
  }

  /** The only answer there is; it is given by itself, unless the player has just gone back to it. */
  get only(): Choice | undefined {
    return this.choices.length === 1 && !this.live.wentBack ? this.choices[0] : undefined;
  }

  /** Why the last thing tried is not possible; only until the game goes on. */
  get refusal(): WhyNotAnswer | undefined {
    return this.#refused?.seq === this.position.seq ? this.#refused.reply : undefined;
  }

  get hint(): Hint | undefined {
    const advice = this.#advice;
    return advice && advice.at === this.position.seq && advice.seat === this.seatView.seat ? advice : undefined;
  }

  words = (text: Text): string => texts.render(text, this.names);

  /** The seat that looked last goes on looking while others are asked. */
  remember(): void {
    this.#last = this.seatView.seat;
  }

  /** With every new position: what just happened is on its way, and then it rests. */
  land(): () => void {
    const lasting = this.position && settings.animate ? untrack(() => lastingOf(this.position.game, this.events)) : 0;
    this.landing = lasting > 0;
    const timer = setTimeout(() => {
      this.landing = false;
    }, lasting);
    return () => clearTimeout(timer);
  }

  /** A new question is open. */
  begin(): void {
    if (this.mine && this.position) this.#askedSince = performance.now();
  }

  /** The curtain is drawn aside. */
  open = (): void => {
    this.#revealed = this.seatView.seat;
  };

  toggle = (target: string): void => {
    if (!this.mine || this.live.busy) return;
    const next = toggled(this.choices, this.selected, target);
    this.select(next);
    const given = givenAtOnce(this.choices, next, settings.get("confirm"));
    if (given) this.answer(given);
  };

  select(targets: string[]): void {
    this.#selection = { seq: this.position.seq, targets };
    this.#refused = undefined;
  }

  clear = (): void => this.select([]);

  answer = async (choice: Choice): Promise<void> => {
    if (this.seatView.seat === null) return;
    this.#note();
    const automatic = this.only !== undefined;
    await this.live.answer(this.seatView.seat, choice, settings.get("hold") && !automatic, automatic);
    this.clear();
    await keepFocus();
  };

  /** The answer that would end the turn, while it waits to be confirmed. */
  get held(): Choice | undefined {
    return this.live.held?.seq === this.position.seq ? this.live.held.choice : undefined;
  }

  /** The turn ends with it. */
  confirm = async (): Promise<void> => {
    const choice = this.held;
    if (!choice || this.seatView.seat === null) return;
    await this.live.answer(this.seatView.seat, choice);
    await keepFocus();
  };

  /** Several answers, one after the other; it ends early, with the reason, where one of them is not possible. */
  compose = async (steps: readonly Step[]): Promise<void> => {
    const { seat } = this.seatView;
    this.#note();
    for (const step of steps) {
      if (!this.mine || this.seatView.seat !== seat || seat === null) break;
      const next = nextOf(step, this.question?.kind ?? "", this.choices);
      if (next === "left out") continue;
      if ("missing" in next) {
        await this.explain([...next.missing]);
        return;
      }
      if (!(await this.live.answer(seat, next.choice, settings.get("hold")))) break;
    }
    this.clear();
    await keepFocus();
  };

  #note(): void {
    if (this.choices.length > 1) this.delay.note(performance.now() - this.#askedSince);
  }

  /** Gives planned answers by number. */
  follow = async (answers: number[]): Promise<void> => {
    for (const planned of answers) {
      const choice = this.choices.find(({ answer }) => answer === planned);
      if (
        !choice ||
        this.seatView.seat === null ||
        !(await this.live.answer(this.seatView.seat, choice, settings.get("hold")))
      )
        break;
    }
    this.clear();
    await keepFocus();
  };

  /** Shows why these targets are no answer; nothing is said of what is merely unfinished. */
  explain = async (targets: string[]): Promise<void> => {
    if (!this.mine || this.seatView.seat === null || compatible(this.choices, targets).length > 0) return;
    const { seq } = this.position;
    const reply = await this.live.whyNot(this.seatView.seat, targets);
    if (reply && !reply.allowed) this.#refused = { seq, reply };
  };

  /** Asks the computer for advice and draws it on the board as a selection. */
  advise = async (): Promise<void> => {
    if (this.seatView.seat === null) return;
    this.thinking = true;
    const advice = await this.live.hint(this.seatView.seat);
    this.thinking = false;
    this.#advice = advice;
    if (this.hint) this.select([...this.hint.choice.targets]);
  };
}

/** The focus goes on to the new question if the old one had it. */
export async function keepFocus(): Promise<void> {
  await tick();
  const active = document.activeElement;
  if (active !== document.body && active?.id !== "main") return;
  document.querySelector<HTMLElement>("#prompt, #end-title")?.focus({ preventScroll: true });
}
