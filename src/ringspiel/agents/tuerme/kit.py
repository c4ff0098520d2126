"""What opponents know of Die Zwei Türme."""

from __future__ import annotations

from typing import Final

from ringspiel.agents.agent import Agent, Thinker
from ringspiel.agents.careless import Careless
from ringspiel.agents.greedy import Greedy
from ringspiel.agents.kit import Kit, Stakes, best_other
from ringspiel.agents.tuerme.chances import Chances
from ringspiel.agents.tuerme.evaluator import TuermeEvaluator
from ringspiel.games.tuerme.state import TuermeState


def first_easy(seed: int) -> Agent:
    """Less careless than elsewhere, because everybody at the table shares a defeat."""
    return Careless(Greedy(seed), 0.2, seed)


def solver(seed: int) -> Thinker:
    from ringspiel.agents.tuerme.solver import Solver

    return Solver()


def stakes(s: TuermeState, seat: int) -> Stakes:
    return {"points": s.points[seat], "ents": s.ent, "orcs": -s.orcs_on_board(), "rivals": -best_other(s.points, seat)}


def unsteadiness(s: TuermeState, seat: int) -> float:
    return 1.0 if s.seats == 2 else 0.7


KIT: Final = Kit(
    evaluator=TuermeEvaluator(),
    agents={"hard": solver},
    former={"easy@1": first_easy},
    solver=solver,
    unsteadiness=unsteadiness,
    stakes=stakes,
    review_value=Chances(),
    nobody_wins=True,
)
