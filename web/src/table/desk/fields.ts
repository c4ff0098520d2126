/** A position that is being put together, as fields: what stands where on the board, and what pointing at a place means. */
import type { Edited, EditField, EditThing } from "../../protocol/types";

export type Value = EditField["value"];

export interface Change {
  field: string;
  value: Value;
}

/** What is being put: what a field names, or one thing of a list that many fields count. */
export type Tool = { field: string } | { things: string; thing: string } | "take";

export type Sheet = Pick<Edited, "fields" | "things">;

/** A field that can hold something that has this place on the board. */
export interface Fit {
  field: EditField;
  thing: EditThing;
  /** It is there now. */
  there: boolean;
}

export const thingsOf = (sheet: Sheet, field: EditField): EditThing[] => sheet.things[field.things] ?? [];

export const listed = (value: Value): string[] => (Array.isArray(value) ? value : []);
export const counted = (value: Value): Record<string, number> =>
  typeof value === "object" && !Array.isArray(value) ? value : {};

export const holds = (field: EditField, thing: string): boolean =>
  field.kind === "one" ? field.value === thing : listed(field.value).includes(thing);

/** What a board can be asked about: by place, the fields that are changed there, and what can stand there. */
export interface Place {
  own: EditField[];
  fits: Fit[];
}

export function placesOf(sheet: Sheet): Map<string, Place> {
  const places = new Map<string, Place>();
  const placeAt = (at: string): Place => {
    const place = places.get(at) ?? { own: [], fits: [] };
    places.set(at, place);
    return place;
  };
  for (const field of sheet.fields) {
    for (const at of field.at) placeAt(at).own.push(field);
    for (const thing of thingsOf(sheet, field))
      if (thing.at) placeAt(thing.at).fits.push({ field, thing, there: holds(field, thing.id) });
  }
  return places;
}

/** The change that puts something where it fits, or takes it away again; nothing if it cannot be away. */
export function put({ field, thing, there }: Fit): Change | undefined {
  if (field.kind === "one") {
    if (!there) return { field: field.id, value: thing.id };
    return field.least ? undefined : { field: field.id, value: "" };
  }
  const held = listed(field.value);
  return {
    field: field.id,
    value: there ? held.filter((other) => other !== thing.id) : [...held, thing.id],
  };
}

/** One more or fewer of a thing that a field counts. */
export function added(field: EditField, thing: string, more: number): Change {
  const counts = counted(field.value);
  const count = Math.max(0, Math.min(field.most, (counts[thing] ?? 0) + more));
  const { [thing]: _, ...others } = counts;
  return { field: field.id, value: count ? { ...others, [thing]: count } : others };
}

/** What comes after the value of a field with few things to choose from. */
export function turned(sheet: Sheet, field: EditField): Change {
  const things = thingsOf(sheet, field);
  const next = things[(things.findIndex(({ id }) => id === field.value) + 1) % things.length];
  return { field: field.id, value: next?.id ?? "" };
}

/** A place that several things can be put to is looked at; where it is plain what is meant, it is done. */
export function pointed(sheet: Sheet, tool: Tool | undefined, place: Place): Change | undefined {
  if (tool === "take") return taken(place);
  if (tool && "field" in tool) {
    const fit = place.fits.find(({ field }) => field.id === tool.field);
    return fit && put(fit);
  }
  if (tool) {
    const field = place.own.find(({ kind, things }) => kind === "counts" && things === tool.things);
    return field && added(field, tool.thing, 1);
  }
  const [only] = place.own;
  if (only?.kind === "one" && place.own.length === 1 && place.fits.every(({ there }) => there))
    return turned(sheet, only);
  const [fit] = place.fits;
  return fit && place.own.length === 0 && place.fits.length === 1 ? put(fit) : undefined;
}

/** What is at a place, taken away: first what stands there, then what is counted there. */
export function taken({ own, fits }: Place): Change | undefined {
  const standing = fits.find((fit) => fit.there && put(fit));
  if (standing) return put(standing);
  const crowd = own.find(({ kind, value }) => kind === "counts" && Object.keys(counted(value)).length > 0);
  return crowd && { field: crowd.id, value: {} };
}

/** Whether pointing at a place with this in hand would put it there. */
export function opens(tool: Tool | undefined, place: Place): boolean {
  if (!tool || tool === "take") return false;
  if ("field" in tool) return place.fits.some(({ field, there }) => field.id === tool.field && !there);
  return place.own.some(({ kind, things }) => kind === "counts" && things === tool.things);
}

/** Fields whose things stand on places that others can stand on, too: these are taken in hand to be put. */
export function pieces(sheet: Sheet): EditField[] {
  const shared = new Set(
    [...placesOf(sheet).values()]
      .filter(({ fits }) => fits.length > 1)
      .flatMap(({ fits }) => fits.map((fit) => fit.field.id)),
  );
  return sheet.fields.filter(({ id }) => shared.has(id));
}

/** The lists of which many fields on the board count things, such as figures. */
export function crowds(sheet: Sheet): string[] {
  const lists = sheet.fields.filter(({ kind, at }) => kind === "counts" && at.length > 0).map(({ things }) => things);
  return [...new Set(lists)];
}

/** Fields by their groups, in the order of the form. */
export function grouped(fields: readonly EditField[]): [string, EditField[]][] {
  const groups = new Map<string, EditField[]>();
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  return [...groups];
}
