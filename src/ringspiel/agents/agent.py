"""What an agent is."""

from __future__ import annotations

from typing import Protocol

from ringspiel.agents.estimate import Estimate
from ringspiel.kernel.perspective import Perspective


class Agent(Protocol):
    """A program that chooses answers. An agent serves one seat of one table. Any class with `choose` is one.

    >>> class First:
    ...     def choose(self, perspective):
    ...         return perspective.answers()[0]
    >>> table = ringspiel.new("mordor", seats=2, seed=7)
    >>> table.answer(First().choose(table.perspective(table.seat)))
    >>> table.entries[-1].notation
    'nazgul/yellow'
    """

    def choose(self, perspective: Perspective) -> int:
        """One of the legal answers to the open question. Anything else loses the game in the arena."""
        ...


def answer_of(agent: Agent, perspective: Perspective) -> int:
    """The answer of an agent. If only one answer is legal, the agent is not asked.

    >>> from ringspiel.agents import agent_of, answer_of
    >>> table = ringspiel.new("mordor", seats=2, seed=7)
    >>> answer_of(agent_of("medium", "mordor", seed=1), table.perspective(table.seat)) in table.answers()
    True
    """
    answers = perspective.answers()
    return answers[0] if len(answers) == 1 else agent.choose(perspective)


class Thinker(Agent, Protocol):
    """An agent that can also say what it thinks of all answers."""

    def think(self, perspective: Perspective) -> list[Estimate]:
        """All legal answers, the best first."""
        ...
