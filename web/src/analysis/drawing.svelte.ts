/** What is in hand to draw on the board, and the places at which it can be drawn. */
import * as api from "../protocol/api";
import { tried } from "../protocol/failure";
import type { AnalysedMoment, Json, Text } from "../protocol/types";
import { type Colour, type Mark, MOST_MARKS } from "../shell/analysis";
import type { Desk, SpotLook } from "../table/board";
import { type Place, placesOf, type Sheet } from "../table/desk/fields";
import { labelOf, nameOf } from "../table/desk/labels";

export class Pen {
  tool = $state<"mark" | "arrow">();
  colour = $state<Colour>("green");
  /** Where an arrow begins that is not ended yet. */
  from = $state("");

  /** Takes it in hand, or lays it down. */
  take(tool: "mark" | "arrow" | undefined): void {
    this.tool = this.tool === tool ? undefined : tool;
    this.from = "";
  }

  /** What is drawn once somebody has pointed at a place; the same drawn again takes it away. */
  point(at: string, marks: readonly Mark[]): Mark[] {
    if (this.tool === "arrow" && !this.from) {
      this.from = at;
      return [...marks];
    }
    const from = this.tool === "arrow" ? this.from : "";
    this.from = "";
    return from && from !== at ? this.draw({ at: from, to: at }, marks) : this.draw({ at }, marks);
  }

  /** An arrow or a mark more, or the one that is there away; in another colour it is drawn over. */
  draw(mark: Pick<Mark, "at" | "to">, marks: readonly Mark[]): Mark[] {
    const others = marks.filter((one) => one.at !== mark.at || (one.to ?? "") !== (mark.to ?? ""));
    const old = marks.find((one) => !others.includes(one));
    if (old && (old.colour ?? "green") === this.colour) return others;
    return [...others, { ...mark, colour: this.colour }].slice(-MOST_MARKS);
  }
}

/** The places of a board, by the names that it gives them, as the position editor knows them. */
export class Places {
  #sheet = $state.raw<Sheet>();
  readonly all: Map<string, Place> = $derived(this.#sheet ? placesOf(this.#sheet) : new Map());

  /** A game without an editor has none. */
  async learn(moment: AnalysedMoment): Promise<void> {
    await tried(async () => {
      const position = moment.position as Record<string, Json>;
      this.#sheet = await api.edit({ position, change: null, empty: false, seat: null });
    });
  }

  named(at: string, words: (text: Text) => string): string {
    const place = this.all.get(at);
    const [fit] = place?.fits ?? [];
    const alone = place?.fits.length === 1 && fit ? words(fit.thing.label) : "";
    if (alone && !this.#elsewhere(at, alone, words)) return alone;
    return (place && nameOf(place, words)) || at;
  }

  /** Whether another place has the same name, such as that on another player's sheet. */
  #elsewhere(at: string, name: string, words: (text: Text) => string): boolean {
    return [...this.all].some(
      ([other, { fits }]) => other !== at && fits.some(({ thing }) => words(thing.label) === name),
    );
  }

  /** All places, to be pointed at. */
  desk(pen: Pen, current: string, words: (text: Text) => string, point: (at: string) => void): Desk {
    const sheet = this.#sheet;
    const look = (at: string, place: Place): SpotLook => ({
      label: sheet ? labelOf(sheet, at, place, words) : at,
      broken: false,
      picked: pen.from === at,
      open: false,
    });
    const spots = new Map([...this.all].map(([at, place]) => [at, look(at, place)]));
    return { spots, current: spots.has(current) ? current : (spots.keys().next().value ?? ""), point };
  }

  /** Only the places of what is drawn, which nobody points at. */
  still(marks: readonly Mark[]): Desk | undefined {
    const wanted = marks.flatMap(({ at, to }) => [at, to ?? ""]).filter((at) => this.all.has(at));
    if (wanted.length === 0) return undefined;
    const nothing = { label: "", broken: false, picked: false, open: false };
    return { spots: new Map(wanted.map((at) => [at, nothing])), current: "", point: () => {}, still: true };
  }
}
