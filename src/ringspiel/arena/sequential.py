"""Stopping when a difference is decided: Wald's sequential probability ratio test."""

from __future__ import annotations

from math import log
from typing import Protocol

from ringspiel.arena.statistics import pair_scores

Scores = list[tuple[float, float]]
"""Of one round, by line-up: the part of the victory that falls to each of two agents."""

MARGIN = 0.05
"""Agents closer than this to an even match need not be told apart."""
ERROR = 0.01
"""The chance to name the wrong one when they are at least that far apart."""


class Stopping(Protocol):
    """Takes in a match round by round, and says when it is decided."""

    def count(self, scores: Scores) -> None: ...

    @property
    def decided(self) -> bool: ...


class Verdict:
    """Which of two is better, judged by the games that somebody won.

    The two hypotheses are that the first wins a half and the margin, or a half less the margin.
    """

    def __init__(self, margin: float = MARGIN, error: float = ERROR) -> None:
        self.per_win = log((0.5 + margin) / (0.5 - margin))
        self.enough = log((1 - error) / error)
        self.evidence = 0.0

    def count(self, scores: Scores) -> None:
        for first, second in scores:
            self.evidence += self.per_win * (first - second)

    @property
    def decided(self) -> bool:
        return abs(self.evidence) >= self.enough


GATE_ERROR = 0.05
FEWEST_PAIRS = 20
"""The fewest rounds before the variance of pairs is known well enough."""
LEAST_VARIANCE = 0.02
"""The least variance of pairs. It keeps a change that seldom matters from being rejected after a few rounds."""


class Gate:
    """Whether the first of two is a number of Elo better, or no better at all. A change has to pass this test.

    Rounds are judged as a whole (one seed in all line-ups), for their games hang together; the likelihood ratio is
    that of a normal mean with the variance that was seen.
    """

    def __init__(self, elo: float, error: float = GATE_ERROR) -> None:
        self.expected = 1 / (1 + 10 ** (-elo / 400))
        self.enough = log((1 - error) / error)
        self.pairs = 0
        self.total = 0.0
        self.squares = 0.0

    def count(self, scores: Scores) -> None:
        score = pair_scores([scores])[0]
        self.pairs += 1
        self.total += score
        self.squares += score * score

    @property
    def evidence(self) -> float:
        pairs = self.pairs
        if pairs < FEWEST_PAIRS:
            return 0.0
        mean = self.total / pairs
        variance = max(self.squares / pairs - mean * mean, LEAST_VARIANCE)
        return pairs * (self.expected - 0.5) * (2 * mean - 0.5 - self.expected) / (2 * variance)

    @property
    def decided(self) -> bool:
        return abs(self.evidence) >= self.enough

    @property
    def passed(self) -> bool:
        return self.evidence >= self.enough
