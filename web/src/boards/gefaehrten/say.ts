/** What the board says, in the words of the game's texts. */
import type { Argument, Text } from "../../protocol/types";
import { cardParts, type Laid, type Rank } from "./position";

export interface Say {
  /** A message `gefaehrten-board-KEY`. */
  board(key: string, args?: Record<string, Argument>): string;
  text(text: Text): string;
  name(seat: number): string;
  colour(colour: string): string;
  card(card: string): string;
  /** A card as it lies, with its ring. */
  laid(card: Laid): string;
  location(id: string): string;
  ring(ring: string): string;
  effect(ring: string): string;
  rule(rule: string): string;
  ground(black: boolean): string;
  slot(id: string): string;
  /** The number of a column or row, as sentences write it. */
  number(number: number): string;
  /** A line of the ranking in one sentence. */
  rank(rank: Rank): string;
}

export function speaker(words: (text: Text) => string, names: readonly string[]): Say {
  const key = (name: string, args?: Record<string, Argument>): string => {
    const text = { key: `gefaehrten-${name}` };
    return words(args ? { ...text, args } : text);
  };
  const board = (name: string, args?: Record<string, Argument>): string => key(`board-${name}`, args);
  const colour = (name: string): string => key(`colour-${name}`);
  const name = (seat: number): string => names[seat] ?? "";
  const ring = (id: string): string => key(`ring-${id}`);

  function card(shown: string): string {
    const { colour: tint, value } = cardParts(shown);
    return key("card", { colour: colour(tint), value: key(`value-${value}`) });
  }

  return {
    board,
    text: words,
    name,
    colour,
    card,
    laid: (shown) =>
      shown.ring ? board("card-with-ring", { card: card(shown.card), ring: ring(shown.ring) }) : card(shown.card),
    location: (id) => key(`location-${id}`),
    ring,
    effect: (id) => key(`effect-${id}`),
    rule: (id) => key(`rule-${id}`),
    ground: (black) => key(black ? "ground-black" : "ground-white"),
    slot: (id) => key(`slot-${id}`),
    number: (number) => String(number).replace("-", "−"),
    rank: (rank) =>
      board(rank.sum === null ? "rank-absent" : "rank", {
        name: name(rank.seat),
        colour: colour(rank.colour),
        sum: rank.sum ?? 0,
        points: rank.points,
      }),
  };
}
