/** What the board says, in the words of the game's texts. */

import { nth } from "../../drawing/list";
import type { Argument, Text } from "../../protocol/types";
import type { Die, Face, Hobbit, Place, Position } from "./position";

export interface Say {
  /** A message `mordor-board-KEY`. */
  board(key: string, args?: Record<string, Argument>): string;
  text(text: Text): string;
  name(seat: number): string;
  place(place: string): string;
  effect(place: Place): string;
  symbol(face: Face): string;
  hobbit(hobbit: Hobbit): string;
  /** A sheet in one sentence. */
  sheet(seat: number): string;
  /** A die in a few words: symbol, colour, and whom its Nazgûl hits. */
  die(die: Die): string;
  /** The same, for a die that is set aside. */
  setAside(die: Die): string;
  /** Whom a Nazgûl on the die hits. */
  victimOf(die: Die): string;
}

export function speaker(words: (text: Text) => string, names: readonly string[], position: Position): Say {
  const key = (name: string, args?: Record<string, Argument>): string =>
    words(args ? { key: name, args } : { key: name });
  const board = (name: string, args?: Record<string, Argument>): string => key(`mordor-board-${name}`, args);
  const hobbit = (name: Hobbit): string => key(`mordor-hobbit-${name}`);
  const symbol = (face: Face): string => key(`mordor-symbol-${face}`);
  const place = (name: string): string => key(`mordor-place-${name}`);

  const nameOf = (seat: number): string => names[seat] ?? "";

  function victimOf({ hits }: Die): string {
    const sheet = hits === null ? undefined : position.sheets[hits];
    return sheet ? board("hits", { hobbit: hobbit(sheet.hobbit) }) : board("hits-nobody");
  }

  function die(shown: Die): string {
    const colour = key(`mordor-colour-${shown.colour}`);
    if (shown.symbol === null) return board("die-blank", { colour });
    const shows = symbol(shown.symbol);
    return shown.symbol === "nazgul"
      ? board("die-hits", { symbol: shows, colour, hits: victimOf(shown) })
      : board("die", { symbol: shows, colour });
  }

  function sheet(seat: number): string {
    const { hobbit: name, place: at, rings, squares, left, out } = nth(position.sheets, seat);
    return board("sheet", {
      name: nameOf(seat),
      hobbit: hobbit(name),
      place: place(at),
      rings,
      fields: position.ring_fields,
      halved: squares.filter((square) => square.halved && square.crossed < 2).length,
      left,
      state: out ? "out" : "travelling",
    });
  }

  return {
    board,
    text: words,
    name: nameOf,
    place,
    effect: (name) => key(`mordor-effect-${name}`),
    symbol,
    hobbit,
    sheet,
    die,
    setAside: (shown) => board("die-aside", { die: die(shown) }),
    victimOf,
  };
}
