"""What chance brought: the value of the state that came, less the mean of those that could have come.

Those are dealt anew from what the answering player knew, so that turned-up cards count like dice.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, variance
from typing import Any, Final, NamedTuple

from ringspiel.agents.kit import evaluator_of
from ringspiel.agents.review.compare import chances
from ringspiel.agents.review.draws import drawn_luck, has_drawn
from ringspiel.agents.review.played import Decision
from ringspiel.agents.review.playouts import Playouts
from ringspiel.kernel.chance import key_of
from ringspiel.kernel.game import Game
from ringspiel.kernel.state import State

FUTURES: Final = 32


class Luck(NamedTuple):
    """By seat; `spread` is the square of the error of the mean."""

    brought: list[float]
    spread: list[float]


def luck_of(game: Game[Any], decision: Decision, seed: int) -> Luck:
    """What chance brought after one answer; zero if all was certain."""
    evaluator = evaluator_of(game)
    is_drawn = evaluator.own_pile(decision.before, decision.seat) is not None
    if not (has_drawn(evaluator, decision) if is_drawn else decision.sealed):
        seats = decision.before.seats
        return Luck([0.0] * seats, [0.0] * seats)
    seeds = [(seed << 16) + number for number in range(FUTURES)]
    if is_drawn:
        playouts = Playouts(game)
        return mean_luck([drawn_luck(playouts, decision, each) for each in seeds])
    now = chances(game, decision.after)
    return mean_luck([less(now, chances(game, future(decision, each))) for each in seeds])


def mean_luck(luck: list[list[float]]) -> Luck:
    by_seat = list(zip(*luck, strict=True))
    return Luck([fmean(each) for each in by_seat], [variance(each) / len(luck) for each in by_seat])


def less(ones: list[float], others: list[float]) -> list[float]:
    return [one - other for one, other in zip(ones, others, strict=True)]


def future(decision: Decision, seed: int) -> State:
    """A state to which the answer could have led, for all that the player knew."""
    world = decision.before.imagine(decision.seat, key_of(seed))
    world.answer(decision.answer)
    return world


def margin(spread: float) -> float:
    """Half of the 95 % interval."""
    return 1.96 * sqrt(spread)
