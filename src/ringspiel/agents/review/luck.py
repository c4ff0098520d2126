"""What chance brought: the value of the position that came, less the mean of those that could have come.

What could have come is dealt anew from what the player knew who answered, so that turned-up cards count like dice.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, variance
from typing import Any, Final, NamedTuple

from ringspiel.agents.review.compare import chances
from ringspiel.agents.review.played import Decision
from ringspiel.kernel.chance import key_of
from ringspiel.kernel.game import Game
from ringspiel.kernel.state import State

FUTURES: Final = 32


class Luck(NamedTuple):
    """By seat; `spread` is the square of the error of the mean."""

    brought: list[float]
    spread: list[float]


def luck_of(game: Game[Any], decision: Decision, seed: int) -> Luck:
    """What came of one answer by chance; nothing, where all was certain."""
    seats = decision.before.seats
    if not decision.sealed:
        return Luck([0.0] * seats, [0.0] * seats)
    now = chances(game, decision.after)
    futures = [chances(game, future(decision, (seed << 16) + number)) for number in range(FUTURES)]
    by_seat = list(zip(*futures, strict=True))
    brought = [came - fmean(others) for came, others in zip(now, by_seat, strict=True)]
    return Luck(brought, [variance(others) / FUTURES for others in by_seat])


def future(decision: Decision, seed: int) -> State:
    """Where the answer could have led for all that the player knew."""
    world = decision.before.imagine(decision.seat, key_of(seed))
    world.answer(decision.answer)
    return world


def margin(spread: float) -> float:
    """Half of the 95 % interval."""
    return 1.96 * sqrt(spread)
