"""What opponents know of Gran."""

from __future__ import annotations

from typing import Final

from ringspiel.agents.agent import Agent
from ringspiel.agents.gran.evaluator import GranEvaluator
from ringspiel.agents.greedy import Greedy
from ringspiel.agents.kit import Kit, Stakes, best_other
from ringspiel.agents.planner import Planner
from ringspiel.agents.restless import Restless
from ringspiel.games.gran.state import GranState

ROUNDS: Final = 60
"""The usual length of a table in rounds. After that, opponents try other things now and then, to avoid circles."""


def greedy(seed: int) -> Agent:
    return Restless(Greedy(seed), ROUNDS, seed)


def planner(seed: int) -> Planner:
    return Planner(seed, depth=2, samples=4)


def hard(seed: int) -> Agent:
    return Restless(planner(seed), ROUNDS, seed)


def stakes(s: GranState, seat: int) -> Stakes:
    seals = [each.bit_count() for each in s.seals]
    return {
        "seals": seals[seat],
        "rivals": -best_other(seals, seat),
        "ring": int(s.bearer == seat),
        "amulets": s.amulets[seat],
    }


def unsteadiness(s: GranState, seat: int) -> float:
    return 0.7


KIT: Final = Kit(
    evaluator=GranEvaluator(),
    agents={"greedy": greedy, "medium": greedy, "hard": hard},
    solver=planner,
    unsteadiness=unsteadiness,
    stakes=stakes,
)
