/** What the board says, in the words of the game's texts. */
import type { Argument, Choice, Text } from "../../protocol/types";
import { kindOf, nameOf, regionOf } from "./asking";
import type { Region } from "./atlas";
import { type Force, sideOf } from "./figures";
import type { Position } from "./position";

export interface Say {
  /** A message `ringkrieg-board-KEY`. */
  board(key: string, args?: Record<string, Argument>): string;
  /** A message `ringkrieg-FAMILY-ID`: the name of a region, nation, figure, card, … */
  name(family: string, id: string): string;
  /** The same as part of a sentence, which takes it in the form that it needs. */
  named(family: string, id: string): Text;
  /** The same where it stands alone, with a capital letter. */
  title(family: string, id: string): string;
  /** Any text of the game. */
  text(text: Text): string;
  /** A message `ringkrieg-NAME` that may be missing. */
  maybe(name: string): string | undefined;
  /** A force in words, kind by kind. */
  force(force: Force): string;
  /** A Hunt tile; those of the box are numbered. */
  tile(tile: string): string;
  /** A region with everything that stands there, in a sentence. */
  region(region: Region, position: Position): string;
  /** What a target that is not on the map is called. */
  target(target: string, choices: readonly Choice[]): string;
}

const FAMILIES: Record<string, string> = {
  die: "face",
  figure: "figure",
  nation: "nation",
  use: "use",
  card: "card",
  deck: "deck",
};

export function speaker(
  words: (text: Text) => string,
  find: (key: string) => string | undefined = () => undefined,
): Say {
  const key = (name: string, args?: Record<string, Argument>): string => {
    const text = { key: `ringkrieg-${name}` };
    return words(args ? { ...text, args } : text);
  };
  const board = (name: string, args?: Record<string, Argument>): string => key(`board-${name}`, args);
  const name = (family: string, id: string): string => key(`${family}-${id}`);
  const named = (family: string, id: string): Text => ({ key: `ringkrieg-${family}-${id}` });
  const title = (family: string, id: string): string =>
    name(family, id).replace(/^\p{Letter}/u, (first) => first.toUpperCase());

  function force(figures: Force): string {
    const bySide = Object.entries(figures).toSorted(([one], [other]) => sideOf(one).localeCompare(sideOf(other)));
    return bySide
      .map(([kind, count]) =>
        count > 1 ? key("figures", { count, kind: name("figure", kind) }) : name("figure", kind),
      )
      .join(", ");
  }

  function region({ id, settlement, nation, side }: Region, position: Position): string {
    const parts = [name("region", id)];
    if (nation) parts.push(name("nation", nation));
    if (settlement !== "none") parts.push(name("board-settlement", settlement));
    const holder = position.captured[id] ?? side;
    if (holder) parts.push(board("held", { side: name("side", holder) }));
    const [outside, inside] = [position.regions[id], position.strongholds[id]];
    if (outside) parts.push(force(outside));
    if (inside) parts.push(board("inside", { force: force(inside) }));
    if (position.fellowship.region === id) parts.push(board("fellowship"));
    return parts.join("; ");
  }

  function target(target: string, choices: readonly Choice[]): string {
    const [kind, id] = [kindOf(target), nameOf(target)];
    const alone = choices.find(({ targets }) => targets.length === 1 && targets[0] === target);
    if (alone) return words(alone.text);
    if (kind === "ring") return board("ring-to", { face: name("face", id) });
    const where = regionOf(target);
    if (where) return name("region", where);
    const family = FAMILIES[kind];
    return family ? name(family, id) : id;
  }

  const maybe = (name: string): string | undefined => find(`ringkrieg-${name}`);
  return {
    board,
    name,
    named,
    title,
    text: words,
    maybe,
    force,
    region,
    target,
    tile: (tile) => name("tile", tile.replace(/-\d+$/, "")),
  };
}
