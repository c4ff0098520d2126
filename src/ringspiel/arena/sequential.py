"""Stopping when a difference is decided: Wald's sequential probability ratio test."""

from __future__ import annotations

from math import log

MARGIN = 0.05
"""Agents closer than this to an even match need not be told apart."""
ERROR = 0.01
"""The chance to name the wrong one when they are at least that far apart."""


class Verdict:
    """Which of two is better, judged by the games that somebody won.

    The two hypotheses are that the first wins a half and the margin, or a half less the margin.
    """

    def __init__(self, margin: float = MARGIN, error: float = ERROR) -> None:
        self.per_win = log((0.5 + margin) / (0.5 - margin))
        self.enough = log((1 - error) / error)
        self.evidence = 0.0

    def count(self, first: float, second: float) -> None:
        self.evidence += self.per_win * (first - second)

    @property
    def decided(self) -> bool:
        return abs(self.evidence) >= self.enough
