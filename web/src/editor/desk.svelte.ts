/** A position on the desk: what was done to it and can be undone, what is in hand, and where somebody points. */
import * as api from "../protocol/api";
import { Failure, tried } from "../protocol/failure";
import type { Edited, Json, Problem } from "../protocol/types";
import type { SpotLook } from "../table/board";
import { type Change, opens, type Place, placesOf, pointed, type Tool, taken } from "../table/desk/fields";

export type Position = Record<string, Json>;

export class Work {
  edited = $state.raw<Edited>();
  refusal = $state.raw<Problem>();
  tool = $state.raw<Tool>();
  /** The place that was pointed at last. */
  here = $state("");
  seat = $state<number | null>(null);
  #before = $state.raw<Position[]>([]);
  #after = $state.raw<Position[]>([]);
  #queue: Promise<void> = Promise.resolve();

  readonly places: Map<string, Place> = $derived(this.edited ? placesOf(this.edited) : new Map());
  readonly broken = $derived(new Set(this.edited?.faults.flatMap(({ fields }) => fields) ?? []));
  readonly undoable = $derived(this.#before.length > 0);
  readonly redoable = $derived(this.#after.length > 0);

  /** Another position; the one before can be had back. */
  begin(position: Position): Promise<void> {
    return this.#ask({ position }, true);
  }

  change(change: Change): Promise<void> {
    return this.#ask({ change }, true);
  }

  clear(): Promise<void> {
    return this.#ask({ empty: true }, true);
  }

  look(seat: number | null): Promise<void> {
    this.seat = seat;
    return this.#ask({}, false);
  }

  async undo(): Promise<void> {
    const last = this.#before.at(-1);
    if (!last || !this.edited) return;
    const now = this.edited.position as Position;
    this.#before = this.#before.slice(0, -1);
    this.#after = [...this.#after, now];
    await this.#ask({ position: last }, false);
  }

  async redo(): Promise<void> {
    const next = this.#after.at(-1);
    if (!next || !this.edited) return;
    const now = this.edited.position as Position;
    this.#after = this.#after.slice(0, -1);
    this.#before = [...this.#before, now];
    await this.#ask({ position: next }, false);
  }

  /** Somebody points at a place on the board. */
  async point(spot: string): Promise<void> {
    const place = this.places.get(spot);
    if (!place || !this.edited) return;
    this.here = spot;
    const change = pointed(this.edited, this.tool, place);
    if (change) await this.change(change);
  }

  async take(spot: string): Promise<void> {
    const place = this.places.get(spot);
    const change = place && taken(place);
    this.here = spot;
    if (change) await this.change(change);
  }

  /** What stands in one place goes to another that it fits. */
  async move(from: string, to: string): Promise<void> {
    const standing = this.places.get(from)?.fits.filter(({ there }) => there) ?? [];
    const fit = this.places
      .get(to)
      ?.fits.find(({ field, there }) => !there && standing.some((one) => one.field.id === field.id));
    if (!fit) return;
    this.here = to;
    const { field, thing } = fit;
    if (field.kind === "one") return this.change({ field: field.id, value: thing.id });
    const left = standing.find((one) => one.field.id === field.id)?.thing.id;
    const held = (field.value as string[]).filter((one) => one !== left);
    return this.change({ field: field.id, value: [...held, thing.id] });
  }

  spots(label: (spot: string, place: Place) => string): Map<string, SpotLook> {
    return new Map([...this.places].map(([spot, place]) => [spot, this.#lookOf(spot, place, label)]));
  }

  #lookOf(spot: string, place: Place, label: (spot: string, place: Place) => string): SpotLook {
    const fields = [...place.own, ...place.fits.filter(({ there }) => there).map(({ field }) => field)];
    return {
      label: label(spot, place),
      broken: fields.some(({ id }) => this.broken.has(id)),
      picked: this.here === spot,
      open: opens(this.tool, place),
    };
  }

  /** One change after the other, each on what came of the one before. */
  #ask(wish: { position?: Position; change?: Change; empty?: boolean }, kept: boolean): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      const before = this.edited?.position as Position | undefined;
      const position = wish.position ?? before;
      if (!position) return;
      this.refusal = await tried(async () => {
        const found = await api.edit({
          position,
          change: wish.change ?? null,
          empty: wish.empty ?? false,
          seat: this.seat,
        });
        if (kept && before) [this.#before, this.#after] = [[...this.#before, before], []];
        this.edited = found.view || !this.edited ? found : { ...found, view: this.edited.view };
      });
    });
    return this.#queue;
  }
}

/** The position in a file that somebody has chosen; fails with a sentence. */
export async function positionIn(file: File): Promise<Position> {
  try {
    const found: unknown = JSON.parse(await file.text());
    if (typeof found === "object" && found !== null && "state" in found && "game" in found) return found as Position;
  } catch {
    // What cannot be read is not a position either.
  }
  throw new Failure({ code: "no-position", text: { key: "failure-no-position" }, rule: "", detail: "" });
}
