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
    """Sort by weight, then by chance. If both are equal, the order of the answers decides."""
    return sorted(estimates, key=lambda estimate: (-estimate.weight, -estimate.chance))


def decided(chances: dict[int, float]) -> list[Estimate]:
    """All answers by their chance, with the whole weight on the best one. For opponents that do not count trials."""
    best = max(chances, key=lambda answer: chances[answer])
    return best_first([Estimate(answer, chance, float(answer == best)) for answer, chance in chances.items()])
