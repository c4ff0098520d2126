/** The guide at the table of a lesson: explains, lets the player answer, objects to other answers, later only watches. */

import { progress } from "../../lessons/progress.svelte";
import * as api from "../../protocol/api";
import { tried } from "../../protocol/failure";
import type { Choice, Lesson, Problem } from "../../protocol/types";
import { settings } from "../../shell/settings.svelte";
import type { Turn } from "../../table/turn.svelte";
import { cameOf, objectionTo, saidAt, stepAt } from "./script";
import { showOnBoard } from "./show";

export class Guide {
  readonly turn: Turn;
  failure = $state.raw<Problem>();
  /** Whether the learner has seen all pages of what is said now. */
  read = $state(false);
  #lesson = $state.raw<Lesson>();
  #objected = $state.raw<{ seq: number; words: string }>();
  #shown = $state<number>();
  /** Until the lesson is known, no answer is given: nobody could object to it. */
  #ready = Promise.withResolvers<void>();
  /** By kind of question: when it was first asked after the lesson. */
  #remarked = new Map<string, number>();

  constructor(turn: Turn) {
    this.turn = turn;
    turn.live.guard = this.#objects;
  }

  readonly lesson = $derived.by(() => this.#lesson);
  readonly answered = $derived.by(() => this.turn.position.answered);
  readonly followed = $derived.by(() => this.turn.position.guidance?.followed === true);
  readonly over = $derived.by(() => this.lesson !== undefined && this.answered >= this.lesson.steps.length);
  readonly alone = $derived.by(() => progress.isAlone(this.turn.position.table));
  readonly guiding = $derived.by(() => this.followed && !this.over && !this.alone);
  readonly step = $derived.by(() => (this.lesson && this.guiding ? stepAt(this.lesson, this.answered) : undefined));
  readonly say = $derived.by(() => (this.lesson && this.step ? saidAt(this.lesson, this.answered) : ""));
  readonly came = $derived.by(() => (this.lesson ? cameOf(this.lesson, this.answered) : ""));

  /** The answer that the lesson wants. */
  readonly wanted = $derived.by(() => this.turn.choices.find(({ answer }) => answer === this.step?.answer));

  /** Whether the player has not answered without the guide yet. */
  readonly fresh = $derived.by(() => {
    const { lesson } = this;
    return lesson && !this.turn.log.some(({ n, seat }) => n > lesson.steps.length && seat === lesson.learner);
  });

  get objection(): string | undefined {
    return this.#objected?.seq === this.turn.position.seq ? this.#objected.words : undefined;
  }

  /** Whether the player has asked to be shown the answer. */
  get shown(): boolean {
    return this.#shown === this.turn.position.seq;
  }

  async load(id: string): Promise<void> {
    this.failure = await tried(async () => {
      this.#lesson = await api.lesson(id, settings.language);
    });
    this.#ready.resolve();
  }

  show = (): void => {
    this.#shown = this.turn.position.seq;
    if (!this.wanted) return;
    this.turn.select([...this.wanted.targets]);
    void showOnBoard();
  };

  /** What the guide remarks when it only watches: on each kind of question once. */
  get remark(): string {
    const kind = this.turn.mine && this.over ? (this.turn.question?.kind ?? "") : "";
    if (!this.#remarked.has(kind)) this.#remarked.set(kind, this.answered);
    return this.#remarked.get(kind) === this.answered ? (this.lesson?.later[kind] ?? "") : "";
  }

  setAlone = (alone: boolean): void => progress.setAlone(this.turn.position.table, alone);

  /** Keeps back what the lesson does not expect, and says why. */
  #objects = async (choice: Choice): Promise<boolean> => {
    await this.#ready.promise;
    if (!this.step || choice.answer === this.step.answer) return false;
    this.#objected = { seq: this.turn.position.seq, words: objectionTo(this.step, choice.answer) };
    return true;
  };
}
