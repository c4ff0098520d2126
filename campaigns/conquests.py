"""How the Free Peoples conquer: `python -m campaigns.conquests build/games/hard-9.jsonl`.

The games are those of `ringspiel.agents.ringkrieg.selfplay`. Of each that the Free Peoples won by conquest, the place
that they won last is looked at as it was when that turn began: its guards, enemies near it, armies that could have
relieved it, and what the Shadow recruited meanwhile.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from ringspiel.agents.ringkrieg.garrisons import AROUND, greatest_host
from ringspiel.agents.ringkrieg.inputs import PRIZES
from ringspiel.agents.ringkrieg.learn import started
from ringspiel.agents.ringkrieg.odds import IN_FIELD, chance, endurance
from ringspiel.agents.ringkrieg.outlook import guards
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW, SIDE
from ringspiel.games.ringkrieg.politics.muster import NO_MORE
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat
from ringspiel.games.ringkrieg.telling.pairs import pair_of

CONQUEST = "RK-W6"
ALARM = 2
FEW = 2
ARMY = 5
STEPS = 2
EVEN = 0.5


def last_turn(game: dict[str, Any]) -> tuple[RingkriegState, int, list[int]]:
    """The position when the last turn began, the place won last, and where the Shadow recruited in that turn."""
    s = started(game["seed"], 2)
    begun, won = s.clone(), -1
    recruited: list[int] = []
    for answer in game["answers"]:
        if s.turn != begun.turn:
            begun, recruited = s.clone(), []
        question = s.question
        assert question is not None
        if question.kind == "recruit" and side_of_seat(s, question.seat) == SHADOW and answer != NO_MORE:
            recruited.append(pair_of(answer)[1])
        before = s.captured
        s.advance(answer)
        new = [region for region in PRIZES[SHADOW] if (s.captured & ~before) >> region & 1]
        won = new[-1] if new else won
    return begun, won, recruited


def facts(s: RingkriegState, place: int, recruited: list[int]) -> Iterator[str]:
    """What was so when the last turn began."""
    if s.points(FREE) >= ALARM:
        yield f"the Free Peoples already had {ALARM} points"
    if endurance(guards(s, place)) <= FEW:
        yield f"its guards could take {FEW} hits or fewer"
    if greatest_host(s, place, FREE, STEPS) >= ARMY:
        yield f"an army of {ARMY} hits or more stood within {STEPS} steps"
    if any(region != place for region in recruited):
        yield "the Shadow recruited elsewhere in that turn"
    if place in recruited:
        yield "the Shadow recruited there in that turn"
    if s.is_besieged(place):
        yield "it was besieged"
        relief = (s.at[near] & SIDE[SHADOW] for near in AROUND[place][STEPS] if near != place)
        if max(chance(army, s.at[place] & SIDE[FREE], IN_FIELD) for army in relief) >= EVEN:
            yield f"it was besieged, and an army within {STEPS} steps had an even chance to relieve it"


def main(games: Annotated[Path, typer.Argument(help="a file of selfplay")]) -> None:
    played = [json.loads(line) for line in games.read_text(encoding="utf-8").splitlines()]
    conquered = [game for game in played if game["reason"] == CONQUEST]
    found = Counter(fact for game in conquered for fact in facts(*last_turn(game)))
    print(f"{len(conquered)} of {len(played)} games won by conquest of the Free Peoples. When the last turn began,")
    for fact, times in found.most_common():
        print(f"  in {times} {fact}")


if __name__ == "__main__":
    typer.run(main)
