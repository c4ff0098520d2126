"""What an opponent thinks of an answer."""

from __future__ import annotations

from typing import Final, NamedTuple


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


ALIKE: Final = 0.01
"""Estimates that differ by less than this cannot be told apart."""


def stands_out(estimates: list[Estimate], exact: bool = False) -> bool:
    """Whether the first, which is advised, has the best chance, by more than an estimate can err.

    >>> from ringspiel.agents.estimate import Estimate, stands_out
    >>> stands_out([Estimate(1, 0.54, 1.0), Estimate(2, 0.56, 0.0)])
    False
    """
    best, *others = [estimate.chance for estimate in estimates]
    return best - max(others, default=0.0) >= (0.0 if exact else ALIKE)


def decided(chances: dict[int, float]) -> list[Estimate]:
    """All answers by their chance, with the whole weight on the best one. For opponents that do not count trials."""
    best = max(chances, key=lambda answer: chances[answer])
    return best_first([Estimate(answer, chance, float(answer == best)) for answer, chance in chances.items()])
