"""Computer opponents. They are given a `Perspective`, so they know only what their seat may know."""

from ringspiel.agents.agent import Agent, answer_of
from ringspiel.agents.estimate import Estimate
from ringspiel.agents.evaluator import Evaluator
from ringspiel.agents.kit import evaluator_of
from ringspiel.agents.levels import (
    AGENTS,
    LEVELS,
    agent_of,
    check_level,
    hint,
    knows_exactly,
    levels,
    levels_at,
    usual_levels,
)

__all__ = [
    "AGENTS",
    "LEVELS",
    "Agent",
    "Estimate",
    "Evaluator",
    "agent_of",
    "answer_of",
    "check_level",
    "evaluator_of",
    "hint",
    "knows_exactly",
    "levels",
    "levels_at",
    "usual_levels",
]
