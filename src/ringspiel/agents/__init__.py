"""Computer opponents. They are given a `Perspective`, so they know only what their seat may know."""

from __future__ import annotations

from collections.abc import Callable

from ringspiel.agents.agent import Agent
from ringspiel.agents.careless import Careless
from ringspiel.agents.greedy import Greedy
from ringspiel.agents.uniform import Uniform
from ringspiel.table.errors import BadOption

LEVELS = ("easy", "medium", "hard")
AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": Uniform,
    "greedy": Greedy,
    "easy": lambda seed: Careless(Greedy(seed), 0.5, seed),
    "medium": Greedy,
    "hard": Greedy,
}


def agent_of(name: str, game: str, seed: int) -> Agent:
    """A fresh opponent; the same name and seed play the same way."""
    if name not in AGENTS:
        raise BadOption(f"there is no agent {name!r}; choose from " + ", ".join(AGENTS))
    return AGENTS[name](seed)


def levels(game: str) -> tuple[str, ...]:
    return LEVELS


__all__ = ["AGENTS", "Agent", "agent_of"]
