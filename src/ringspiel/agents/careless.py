"""An opponent that does not always pay attention. Levels for beginners are made of it."""

from __future__ import annotations

from random import Random

from ringspiel.agents.agent import Agent
from ringspiel.kernel.perspective import Perspective


class Careless:
    """Plays like another agent, but takes a random answer now and then."""

    def __init__(self, agent: Agent, carelessness: float, seed: int) -> None:
        self.agent = agent
        self.carelessness = carelessness
        self.random = Random(seed)

    def choose(self, perspective: Perspective) -> int:
        if self.random.random() < self.carelessness:
            return self.random.choice(perspective.answers())
        return self.agent.choose(perspective)
