"""What an answer gave away, compared with the best that the strongest opponent would have tried instead.

An answer that this opponent would give too is never called a mistake. Otherwise a few worlds choose the best of some
candidates; then fresh worlds say how much better it is. A candidate that was only lucky when it was chosen is found
out, so the interval is honest.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from ringspiel.agents.evaluator import worth
from ringspiel.agents.review.advice import advised
from ringspiel.agents.review.playouts import Playouts
from ringspiel.kernel.game import Game
from ringspiel.kernel.state import State

CHOOSING: Final = 6
"""Worlds in which the candidates are tried."""
PROVING: Final = (8, 24)
"""Fresh worlds in which the best of them is compared with the answer that was given; more only where it matters."""
NEGLIGIBLE: Final = 0.005
"""Smaller losses are not worth a closer look."""
T_95: Final = {8: 2.36, 16: 2.13, 32: 2.04}
"""Student's t for 95 %, by number of worlds."""


class Gap(NamedTuple):
    """By how much one answer is better than another, with its 95 % interval."""

    mean: float
    low: float
    high: float


NO_GAP: Final = Gap(0.0, 0.0, 0.0)


class Verdict(NamedTuple):
    """The best answer that was found, and what the given answer lost compared with it."""

    best: int
    loss: Gap


def verdict(game: Game[Any], s: State, seat: int, answer: int, seed: int) -> Verdict:
    candidates = advised(game, s, seat, seed)
    if candidates[0] == answer:
        return Verdict(answer, NO_GAP)
    playouts = Playouts(game)
    answers = [answer, *(each for each in candidates if each != answer)]
    means = averages(playouts.tried(s, seat, answers, seeds(seed, 0, CHOOSING)))
    best = max(range(len(answers)), key=lambda place: means[place])
    if means[best] - means[0] < NEGLIGIBLE:
        return Verdict(answer, NO_GAP)
    return Verdict(answers[best], proved(playouts, s, seat, (answer, answers[best]), seed))


def proved(playouts: Playouts, s: State, seat: int, pair: tuple[int, int], seed: int) -> Gap:
    """How much better the second answer of a pair is than the first."""
    differences: list[float] = []
    for worlds in PROVING:
        fresh = seeds(seed, CHOOSING + len(differences), worlds)
        differences += [better - given for given, better in playouts.tried(s, seat, pair, fresh)]
        gap = gap_of(differences)
        if gap.high < NEGLIGIBLE:
            break
    return gap


def gap_of(differences: Sequence[float]) -> Gap:
    mean, count = fmean(differences), len(differences)
    margin = T_95[count] * stdev(differences) / sqrt(count)
    return Gap(mean, mean - margin, mean + margin)


def averages(tried: Sequence[Sequence[float]]) -> list[float]:
    return [fmean(worths) for worths in zip(*tried, strict=True)]


def seeds(seed: int, first: int, count: int) -> list[int]:
    """Seeds of worlds that no other decision sees."""
    return [(seed << 16) + number for number in range(first, first + count)]


def chances(game: Game[Any], s: State) -> list[float]:
    """By seat, what the evaluator thinks of a state."""
    value = Playouts(game).value
    return [worth(value, s, seat) for seat in range(s.seats)]
