"""An opponent that does not go in circles, for games in which good players can block each other for ever."""

from __future__ import annotations

from random import Random

from ringspiel.agents.agent import Agent
from ringspiel.kernel.perspective import Perspective

MOST = 0.3
"""The greatest chance to take a random answer."""


class Restless:
    """Plays like another agent, but takes more and more random answers at a table that lasts too long."""

    def __init__(self, agent: Agent, usual: int, seed: int) -> None:
        self.agent = agent
        self.usual = usual
        self.random = Random(seed)

    def choose(self, perspective: Perspective) -> int:
        if self.random.random() < restlessness(perspective.view()["round"], self.usual):
            return self.random.choice(perspective.answers())
        return self.agent.choose(perspective)


def restlessness(round: int, usual: int) -> float:
    """The chance of a random answer: 0 up to the usual number of rounds, a tenth after twice as many, and so on."""
    return min(MOST, max(0.0, (round - usual) / usual / 10))
