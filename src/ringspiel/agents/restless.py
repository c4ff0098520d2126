"""An opponent that does not go in circles: for games in which good players can keep each other off for ever."""

from __future__ import annotations

from random import Random

from ringspiel.agents.agent import Agent
from ringspiel.kernel.perspective import Perspective

MOST = 0.3
"""How often at most it takes any answer."""


class Restless:
    """Plays like another agent; the longer a game lasts beyond its usual rounds, the more often it takes any answer."""

    def __init__(self, agent: Agent, usual: int, seed: int) -> None:
        self.agent = agent
        self.usual = usual
        self.random = Random(seed)

    def choose(self, perspective: Perspective) -> int:
        if self.random.random() < restlessness(perspective.view()["round"], self.usual):
            return self.random.choice(perspective.answers())
        return self.agent.choose(perspective)


def restlessness(round: int, usual: int) -> float:
    """Nothing up to the usual number of rounds; a tenth after twice as many, and so on."""
    return min(MOST, max(0.0, (round - usual) / usual / 10))
