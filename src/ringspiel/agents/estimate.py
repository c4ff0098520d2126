"""What an opponent thinks of an answer."""

from __future__ import annotations

from typing import NamedTuple


class Estimate(NamedTuple):
    """What an agent thinks of one answer. `hint` gives a list of them.

    `chance` is the chance to win with the answer, from 0 to 1; `weight` is the part of the thinking that went into it.

    >>> from ringspiel.agents import Estimate
    >>> Estimate(answer=3, chance=0.6, weight=1.0).chance
    0.6
    """

    answer: int
    chance: float
    weight: float


def best_first(estimates: list[Estimate]) -> list[Estimate]:
    """By weight, then by chance; in the order of the answers where both are equal."""
    return sorted(estimates, key=lambda estimate: (-estimate.weight, -estimate.chance))


def decided(chances: dict[int, float]) -> list[Estimate]:
    """All answers by their chance, with the whole weight on the best one: for opponents that do not try and count."""
    best = max(chances, key=lambda answer: chances[answer])
    return best_first([Estimate(answer, chance, float(answer == best)) for answer, chance in chances.items()])
