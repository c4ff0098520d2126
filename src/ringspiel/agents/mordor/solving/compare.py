"""Compares players: `python -m ringspiel.agents.mordor.solving.compare GAMES [PRESET [base|places]]`.

For every decision of GAMES perfect tables it shows what the answers of `medium` and `hard` would give away, and which
would cost most. At the beginning of every turn it shows how far the learnt race is from the exact chance of the
player to move.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from rich.progress import track

from ringspiel.agents.levels import agent_of
from ringspiel.agents.mordor.evaluator import MordorEvaluator
from ringspiel.agents.mordor.perfect import OWN, ExactTurn, Perfect, best_of, chances_for
from ringspiel.agents.mordor.solving.matches import RULES, start
from ringspiel.games.mordor.components import PRESETS
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.kernel.perspective import Perspective

LEVELS = ("medium", "hard")
WORST = 8
EVALUATOR = MordorEvaluator()


class Loss(NamedTuple):
    """What an answer would give away, with the position and both answers."""

    points: float
    best: float
    where: str


def decisions(preset: str, places: bool, games: int) -> Iterator[MordorState]:
    """All decisions of perfect games."""
    for seed in track(range(games), "games"):
        s, player = start(preset, places, seed), Perfect()
        while s.question is not None:
            yield s
            s.answer(best_of(player.answers(s)))


def loss_of(level: str, s: MordorState, player: Perfect) -> Loss:
    values = player.answers(s)
    best, given = best_of(values), agent_of(level, "mordor", 1).choose(Perspective(RULES, s, s.active))
    question = s.question
    assert question is not None
    order = "first" if s.active == s.start else "second"
    sheets = f"rings {s.rings}, fields left {[s.fields_left(seat) for seat in (0, 1)]}, seat {s.active}, {order}"
    said = " instead of ".join(question.describe(s, answer).notation for answer in (best, given))
    own = float(values[best][OWN])
    return Loss(own - float(values[given][OWN]), own, f"{sheets}: {said}")


def race_and_chance(s: MordorState) -> tuple[float, float]:
    return EVALUATOR.value(s, s.active), float(ExactTurn(s, chances_for(s)).before()[OWN])


def main() -> None:
    words = sys.argv[1:]
    games = int(words[0])
    preset = next((word for word in words if word in PRESETS), "standard")
    losses: dict[str, list[Loss]] = {level: [] for level in LEVELS}
    player = Perfect()
    beginnings = []
    for s in decisions(preset, "places" in words, games):
        for level in LEVELS:
            losses[level].append(loss_of(level, s, player))
        if s.aside.count(NOTHING) == len(s.aside):
            beginnings.append(race_and_chance(s))
    for level, found in losses.items():
        mean = np.mean([loss.points for loss in found])
        print(f"{level} gives away {mean:.2%} in {len(found):,} decisions; most in")
        for loss in sorted(found, reverse=True)[:WORST]:
            print(f"  {loss.points:.1%} of {loss.best:.1%}: {loss.where}")
    race, exact = np.array(beginnings).T
    print(
        f"the learnt race differs by {np.abs(race - exact).mean():.2%} ({np.mean(race - exact):+.2%}) in {len(race):,}"
    )


if __name__ == "__main__":
    main()
