"""Computer opponents. They are given a `Perspective`, so they know only what their seat may know."""

from ringspiel.agents.agent import Agent
from ringspiel.agents.estimate import Estimate
from ringspiel.agents.levels import AGENTS, LEVELS, agent_of, hint, levels

__all__ = ["AGENTS", "LEVELS", "Agent", "Estimate", "agent_of", "hint", "levels"]
