/** What an answer does on the board, for the sign beside its point. */
import type { Choice, Text } from "../../protocol/types";

export const SIGNS = ["attack", "fight", "ring", "delivery", "city", "stone", "pass", "banish", "stay"] as const;
export type Sign = (typeof SIGNS)[number];

const BY_EFFECT: Record<string, Sign> = {
  "gran-effect-attack": "attack",
  "gran-effect-attack-bearer": "attack",
  "gran-effect-attack-then": "attack",
  "gran-effect-fight": "fight",
  "gran-effect-ring": "ring",
  "gran-effect-delivery": "delivery",
  "gran-effect-city": "city",
  "gran-effect-magic-stone": "stone",
  "gran-effect-sword": "stone",
  "gran-effect-pass": "pass",
};

const BY_ANSWER: Record<string, Sign> = {
  "gran-stop": "stay",
  "gran-stop-plain": "stay",
  "gran-no-further-move": "stay",
  "gran-banish": "banish",
  "gran-put-ring": "ring",
};

/** The sign of a choice; none where nothing special happens. */
export function signOf({ text }: Choice): Sign | undefined {
  const effect = text.args?.effect as Text | undefined;
  return (effect && BY_EFFECT[effect.key]) ?? BY_ANSWER[text.key];
}

/** Questions about a place for a stone: there the board marks where none may go. */
export function asksForStone(kind: string | undefined): boolean {
  return kind === "place-stone" || kind === "move-stone";
}
