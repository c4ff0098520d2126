"""What a review has found."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from ringspiel.agents.review.luck import margin

MOST_MISTAKES: Final = 10
NOTICEABLE: Final = 0.01
"""A point of a hundred: less is no mistake."""
TELLABLE: Final = 0.0005
"""If numbers are exact, less than this is as good as the best."""


class Finding(msgspec.Struct):
    """An answer; all chances are those to win, and by seat."""

    n: int
    """Which answer of the game it was, from 1."""
    seat: int
    answer: int
    best: int
    """The best answer that was found."""
    chances: list[float]
    """Before the answer."""
    loss: float
    """What the answer gave away of the player's own chance, beside the best, with what the seat could know."""
    low: float
    high: float
    """The 95 % interval of the loss."""
    luck: list[float]
    """What chance made of it, by the time somebody was asked again."""
    spread: list[float]
    """Squared errors of that."""

    @property
    def is_mistake(self) -> bool:
        return self.loss >= NOTICEABLE and self.low > 0


class Review(msgspec.Struct):
    """A whole table, or a part of one."""

    exact: bool
    """Whether all numbers are exact and not estimates."""
    findings: list[Finding]
    opening: list[float]
    """What chance brought before the first answer."""

    @property
    def seats(self) -> range:
        return range(len(self.opening))

    def luck(self, seat: int) -> float:
        return self.opening[seat] + sum(finding.luck[seat] for finding in self.findings)

    def luck_margin(self, seat: int) -> float:
        """Half of the 95 % interval of the luck."""
        return margin(sum(finding.spread[seat] for finding in self.findings))

    def given_away(self, seat: int) -> float:
        """By all answers of a seat.

        Estimates are added up as they are, also those that prove nothing alone, and those below zero: what is noise
        cancels out, and many small losses are a large one.
        """
        return max(0.0, sum(finding.loss for finding in self.counted(seat)))

    def given_away_margin(self, seat: int) -> float:
        """Half of the 95 % interval of what was given away."""
        return sqrt(sum(((finding.high - finding.low) / 2) ** 2 for finding in self.counted(seat)))

    def counted(self, seat: int) -> list[Finding]:
        return [each for each in self.findings if each.seat == seat and (not self.exact or self.surely_lost(each))]

    def surely_lost(self, finding: Finding) -> bool:
        """An estimate of less than a mistake may be noise; exact numbers count, small as they are."""
        return finding.loss >= TELLABLE if self.exact else finding.is_mistake

    def mistakes(self, most: int = MOST_MISTAKES) -> list[Finding]:
        """The costliest, the worst first."""
        return sorted((each for each in self.findings if each.is_mistake), key=lambda each: -each.loss)[:most]
