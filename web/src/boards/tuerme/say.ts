/** What the board says, in the words of the game's texts. */
import type { Argument, Text } from "../../protocol/types";
import type { Card, Position, Wave } from "./position";

export interface Say {
  /** A message `tuerme-board-KEY`. */
  board(key: string, args?: Record<string, Argument>): string;
  name(seat: number): string;
  colour(colour: string): string;
  area(area: string): string;
  tower(tower: string): string;
  side(side: string): string;
  wave(wave: Wave): string;
  event(id: string): string;
  eventHint(id: string): string;
  hero(card: Card): string;
  card(card: Card): string;
  /** A field with what is on it and where it lies. */
  field(field: string): string;
  /** A list of fields in words. */
  list(fields: readonly string[]): string;
}

export function speaker(words: (text: Text) => string, names: readonly string[], position: Position): Say {
  const key = (name: string, args?: Record<string, Argument>): string =>
    words(args ? { key: `tuerme-${name}`, args } : { key: `tuerme-${name}` });
  const board = (name: string, args?: Record<string, Argument>): string => key(`board-${name}`, args);
  const areas = Object.entries(position.map.areas);

  function field(name: string): string {
    const figure = position.figures.find((each) => each.field === name);
    const area = areas.find(([, fields]) => fields.includes(name));
    const what = figure
      ? board("field-figure", { field: name, figure: key(`colour-${figure.colour}`) })
      : board(position.orcs.includes(name) ? "field-orc" : "field", { field: name });
    return area ? board("field-area", { field: what, area: key(`area-${area[0]}`) }) : what;
  }

  return {
    board,
    name: (seat) => names[seat] ?? "",
    colour: (colour) => key(`colour-${colour}`),
    area: (area) => key(`area-${area}`),
    tower: (tower) => key(`tower-${tower}`),
    side: (side) => key(`side-${side}`),
    wave: ({ side, row, count }) => key("wave", { side: key(`side-${side}`), row, count }),
    event: (id) => key(`event-${id}`),
    eventHint: (id) => key(`event-${id}-hint`),
    hero: ({ hero }) => key(`hero-${hero}`),
    card: ({ hero, strength, symbol }) =>
      key("card", { hero: key(`hero-${hero}`), strength, symbol: key(`symbol-${symbol}`) }),
    field,
    list: (fields) => fields.join(", "),
  };
}
