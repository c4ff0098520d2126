"""How late opponents answer secret questions: a quick answer must not betray that there was no choice."""

from __future__ import annotations

from collections.abc import Callable
from math import exp2
from time import monotonic

from ringspiel.agents.search import MOST_SECONDS

HALF_LIFE = 600.0
"""In seconds. A game does not last much longer: one long thought is soon forgotten, but covers the next ones."""


class Habits:
    """By game and opponent: how long it has thought about secret questions lately."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.longest: dict[tuple[str, str], tuple[float, float]] = {}
        """In seconds, and since when that fades."""

    def pause(self, game: str, agent: str, seconds: float) -> float:
        """How long to wait after thinking for this many seconds. A level answers within its time; what took longer was
        the machine, and nobody waits for that again."""
        now = self.clock()
        longest, since = self.longest.get((game, agent), (0.0, now))
        longest *= exp2((since - now) / HALF_LIFE)
        if seconds > longest:
            self.longest[game, agent] = (min(seconds, MOST_SECONDS), now)
        return max(0.0, longest - seconds)
