"""Figures with the uncertainty they have."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from statistics import fmean, stdev

import msgspec

Z95 = 1.959963984540054


class Rate(msgspec.Struct, frozen=True):
    """How often something happened, with the 95 % interval after Wilson."""

    count: float
    of: int
    rate: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.rate:.1f} % [{100 * self.low:.1f}, {100 * self.high:.1f}]"


def rate(count: float, of: int) -> Rate:
    if not of:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    return Rate(count, of, count / of, *wilson(count, of))


def wilson(count: float, of: int, z: float = Z95) -> tuple[float, float]:
    """The interval of Wilson's score: honest for small numbers and rates near 0 or 1 too; the rate is always in it."""
    share = count / of
    spread = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    middle = share + z * z / (2 * of)
    scale = 1 + z * z / of
    return max(0.0, min(share, (middle - spread) / scale)), min(1.0, max(share, (middle + spread) / scale))


class Mean(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        digits = 2 if abs(self.mean) < 10 else 1
        return f"{self.mean:.{digits}f} [{self.low:.{digits}f}, {self.high:.{digits}f}]"


def mean(values: list[float]) -> Mean:
    middle = fmean(values)
    spread = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(middle, middle - spread, middle + spread)


def pair_scores(rounds: Iterable[list[tuple[float, float]]]) -> list[float]:
    """The part of the first in the victories of each round, one seed in all line-ups; without a victory one half."""
    found = []
    for scores in rounds:
        first, second = (sum(score[agent] for score in scores) for agent in (0, 1))
        found.append(first / (first + second) if first + second else 0.5)
    return found
