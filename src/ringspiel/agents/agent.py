"""What an opponent is."""

from __future__ import annotations

from typing import Protocol

from ringspiel.agents.estimate import Estimate
from ringspiel.kernel.perspective import Perspective


class Agent(Protocol):
    """Answers questions. An agent serves one seat through one game."""

    def choose(self, perspective: Perspective) -> int:
        """One of the legal answers."""
        ...


def answer_of(agent: Agent, perspective: Perspective) -> int:
    """What an agent answers; where there is no choice, without asking it."""
    answers = perspective.answers()
    return answers[0] if len(answers) == 1 else agent.choose(perspective)


class Thinker(Agent, Protocol):
    """Can also say what it thinks of all answers."""

    def think(self, perspective: Perspective) -> list[Estimate]:
        """All legal answers, the best first."""
        ...
