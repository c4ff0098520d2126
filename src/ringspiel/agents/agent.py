"""What an opponent is."""

from __future__ import annotations

from typing import Protocol

from ringspiel.agents.estimate import Estimate
from ringspiel.table.perspective import Perspective


class Agent(Protocol):
    """Answers questions. An agent serves one seat through one game."""

    def choose(self, perspective: Perspective) -> int:
        """One of the legal answers."""
        ...


class Thinker(Agent, Protocol):
    """Can also say what it thinks of all answers."""

    def think(self, perspective: Perspective) -> list[Estimate]:
        """All legal answers, the best first."""
        ...
