/** What a place on the board is called, for people who hear it. */
import type { EditField, Text } from "../../protocol/types";
import { counted, listed, type Place, type Sheet, thingsOf } from "./fields";

type Words = (text: Text) => string;

/** One thing alone can stand there, so that the place is called by it. */
const isForOne = ({ fits, own }: Place): boolean => fits.length === 1 && own.length === 0;

/** The name of a place alone. */
export function nameOf(place: Place, words: Words): string {
  const [fit] = place.fits;
  if (fit && isForOne(place)) return `${words(fit.field.label)}: ${words(fit.thing.label)}`;
  if (fit) return words(fit.thing.label);
  return place.own.map(({ label }) => words(label)).join(", ");
}

/** Its name, and what is there. */
export function labelOf(sheet: Sheet, spot: string, place: Place, words: Words): string {
  const standing = isForOne(place) ? [] : place.fits.filter(({ there }) => there);
  const there = [
    ...standing.map(({ field }) => words(field.label)),
    ...place.own.map((field) => shown(sheet, field, words)),
  ].filter((one) => one !== "");
  const name = nameOf(place, words) || spot;
  return there.length ? `${name}: ${there.join(", ")}` : name;
}

/** The value of a field in words. */
export function shown(sheet: Sheet, field: EditField, words: Words): string {
  const things = thingsOf(sheet, field);
  const said = (id: string): string => {
    const thing = things.find((one) => one.id === id);
    return thing ? words(thing.label) : "";
  };
  if (field.kind === "number") return String(field.value);
  if (field.kind === "one") return said(String(field.value));
  if (field.kind === "counts")
    return Object.entries(counted(field.value))
      .map(([id, count]) => `${count} ${said(id)}`)
      .join(", ");
  return listed(field.value).map(said).join(", ");
}
