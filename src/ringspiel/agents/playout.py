"""The evaluator of a game about which opponents know nothing: it lets all play on at random."""

from __future__ import annotations

from typing import Final, final

from ringspiel.agents.evaluator import Evaluator
from ringspiel.kernel.state import State

PLAYOUTS: Final = 4
LONGEST: Final = 2_000
"""The number of answers after which a playout is given up, because it may go in circles for ever."""


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
            play_out(playing, LONGEST)
            total += result(playing, seat)
        return total / PLAYOUTS


def play_out(s: State, longest: int) -> int:
    """Play on at random, to the end or for at most this many answers. Returns how many it took."""
    answers = 0
    while s.question is not None and answers < longest:
        s.answer(s.legal[s.generator.below(len(s.legal))])
        answers += 1
    return answers


def result(s: State, seat: int) -> float:
    """The share of the victory. After a playout that was given up, all seats have the same."""
    outcome = s.outcome
    if outcome is None:
        return 1.0 / s.seats
    winners = outcome.winners
    return 1.0 / len(winners) if seat in winners else 0.0
