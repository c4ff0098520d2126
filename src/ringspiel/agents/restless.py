"""An opponent that does not go in circles, for games in which good players can block each other for ever."""

from __future__ import annotations

from random import Random
from typing import Final

from ringspiel.agents.agent import Agent
from ringspiel.agents.wavering import Wavering
from ringspiel.kernel.perspective import Perspective

MOST: Final = 0.3
"""The greatest chance to try something else."""
UNSTEADINESS: Final = 1.0
"""How unsteady it is then, in the distances that answers usually lie apart."""


class Restless:
    """Plays like another agent, but tries something else more and more often at a table that lasts too long."""

    def __init__(self, agent: Agent, usual: int, seed: int) -> None:
        self.agent = agent
        self.usual = usual
        self.other = Wavering(seed, lambda s, seat: UNSTEADINESS)
        self.random = Random(seed)

    def choose(self, perspective: Perspective) -> int:
        if self.random.random() < restlessness(perspective.view()["round"], self.usual):
            return self.other.choose(perspective)
        return self.agent.choose(perspective)


def restlessness(round: int, usual: int) -> float:
    """The chance of something else: 0 up to the usual number of rounds, a tenth after twice as many, and so on."""
    return min(MOST, max(0.0, (round - usual) / usual / 10))
