"""The evaluator of a game about which opponents know nothing: what comes of a position when all play at random."""

from __future__ import annotations

from typing import Final, final

from ringspiel.agents.evaluator import Evaluator
from ringspiel.kernel.state import State

PLAYOUTS: Final = 4
LONGEST: Final = 2_000
"""Answers after which a playout is given up: the game may go in circles for ever."""


@final
class Playout(Evaluator[State]):
    """The mean of a few playouts; their choices come from the chance of the position, so that it has one value."""

    def value(self, s: State, seat: int) -> float:
        if s.outcome is not None:
            return result(s, seat)
        position = s.clone()
        total = 0.0
        for _ in range(PLAYOUTS):
            playing = position.clone()
            playing.generator = position.generator  # every playout goes on with the chance where the last one ended
            total += result(played_out(playing), seat)
        return total / PLAYOUTS


def played_out(s: State) -> State:
    answers = 0
    while s.question is not None and answers < LONGEST:
        s.answer(s.legal[s.generator.below(len(s.legal))])
        answers += 1
    return s


def result(s: State, seat: int) -> float:
    """A share of the victory; of a game that was given up everybody has the same."""
    outcome = s.outcome
    if outcome is None:
        return 1.0 / s.seats
    winners = outcome.winners
    return 1.0 / len(winners) if seat in winners else 0.0
