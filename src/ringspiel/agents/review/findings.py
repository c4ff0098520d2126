"""What a review has found."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from ringspiel.agents.review.luck import margin

MOST_MISTAKES: Final = 10
NOTICEABLE: Final = 0.01
"""One percentage point. A smaller loss is not a mistake."""
TELLABLE: Final = 0.0005
"""With exact numbers, an answer that loses less than this is as good as the best."""


class Finding(msgspec.Struct):
    """An answer. All chances are chances to win, by seat."""

    n: int
    """The number of the answer at its table, from 1."""
    seat: int
    answer: int
    best: int
    """The best answer that was found."""
    chances: list[float]
    """Before the answer."""
    loss: float
    """How much of the player's own chance the answer gave away against the best, by what the seat could know."""
    low: float
    high: float
    """The 95 % interval of the loss."""
    luck: list[float]
    """What chance changed until somebody was asked again."""
    spread: list[float]
    """Squared errors of that."""

    @property
    def is_mistake(self) -> bool:
        return self.loss >= NOTICEABLE and self.low > 0


class Review(msgspec.Struct):
    """A whole table, or a part of one."""

    exact: bool
    """Whether all numbers are exact. Otherwise they are estimates."""
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

        All estimates are added up, even those that prove nothing alone and those below zero. Noise cancels out, and
        many small losses make a large one.
        """
        return max(0.0, sum(finding.loss for finding in self.counted(seat)))

    def given_away_margin(self, seat: int) -> float:
        """Half of the 95 % interval of what was given away."""
        return sqrt(sum(((finding.high - finding.low) / 2) ** 2 for finding in self.counted(seat)))

    def counted(self, seat: int) -> list[Finding]:
        return [each for each in self.findings if each.seat == seat and (not self.exact or self.surely_lost(each))]

    def surely_lost(self, finding: Finding) -> bool:
        """Whether the loss is certain. A small estimate may be noise; a small exact loss is real."""
        return finding.loss >= TELLABLE if self.exact else finding.is_mistake

    def mistakes(self, most: int = MOST_MISTAKES) -> list[Finding]:
        """The costliest, the worst first."""
        return sorted((each for each in self.findings if each.is_mistake), key=lambda each: -each.loss)[:most]
