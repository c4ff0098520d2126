/** The story of a war in five sentences. */
import type { Argument } from "../../../protocol/types";
import type { Say } from "../say";
import type { RingkriegView } from "../types";
import { type Chronicle, strongholdsIn } from "./chronicle";

/** How the war began, the way of the Ring, those who fell, the greatest battle, and how it ended. */
export function sentences(told: Chronicle, position: RingkriegView, rule: string, say: Say): string[] {
  const tell = (key: string, args: Record<string, Argument> = {}): string => say.board(`story-${key}`, args);
  return [
    began(told, tell, say),
    walked(told, position, tell),
    mourned(told, tell, say),
    fought(told, tell, say),
    tell(`end-${rule}`, {
      turn: position.turn,
      corruption: position.fellowship.corruption,
      free: position.sides[0].points,
      shadow: position.sides[1].points,
    }),
  ];
}

type Tell = (key: string, args?: Record<string, Argument>) => string;

function began({ firstAtWar }: Chronicle, tell: Tell, say: Say): string {
  if (!firstAtWar) return tell("peace");
  return tell("began", { nation: say.named("nation", firstAtWar.nation), turn: firstAtWar.turn });
}

function walked({ revealed, mordor }: Chronicle, position: RingkriegView, tell: Tell): string {
  if (mordor !== undefined) return tell("walked-mordor", { revealed, turn: mordor });
  return tell(position.fellowship.mordor === null ? "walked" : "walked-far", { revealed });
}

function mourned({ companionsLost }: Chronicle, tell: Tell, say: Say): string {
  const lost = companionsLost.map((kind) => say.named("figure", kind));
  return lost.length > 0 ? tell("mourned", { lost, count: lost.length }) : tell("all-alive");
}

function fought({ battles, greatest, fallen }: Chronicle, tell: Tell, say: Say): string {
  const [first] = strongholdsIn(fallen).filter(({ turn }) => turn !== undefined);
  if (!greatest) return tell("no-battle");
  const battle = tell("fought", { battles, region: say.named("region", greatest.region), turn: greatest.turn });
  if (first)
    return `${battle} ${tell("first-fell", { region: say.named("region", first.region), turn: first.turn ?? 0 })}`;
  return strongholdsIn(fallen).length > 0 ? battle : `${battle} ${tell("none-fell")}`;
}
