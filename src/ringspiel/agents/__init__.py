"""Computer opponents. They are given a `Perspective`, so they know only what their seat may know."""

from __future__ import annotations

from collections.abc import Callable

from ringspiel.agents.agent import Agent
from ringspiel.agents.greedy import Greedy
from ringspiel.agents.uniform import Uniform
from ringspiel.table.errors import BadOption

AGENTS: dict[str, Callable[[int], Agent]] = {"random": Uniform, "greedy": Greedy}


def agent_of(name: str, seed: int) -> Agent:
    """A fresh opponent; the same name and seed play the same way."""
    if name not in AGENTS:
        raise BadOption(f"there is no agent {name!r}; choose from " + ", ".join(AGENTS))
    return AGENTS[name](seed)


__all__ = ["AGENTS", "Agent", "agent_of"]
