"""What opponents know of Die Reise nach Mordor. With two seats it is solved; exact play needs numpy and tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ringspiel.agents.agent import Thinker
from ringspiel.agents.kit import Deserved, Kit, Stakes
from ringspiel.agents.mordor.evaluator import MordorEvaluator
from ringspiel.agents.mordor.solver import HAS_NUMPY, Solver
from ringspiel.games.mordor.state import MordorState
from ringspiel.kernel.state import State
from ringspiel.kernel.text import Text, text

if TYPE_CHECKING:
    from ringspiel.agents.review.findings import Review
    from ringspiel.agents.review.played import Decision


def solver(seed: int) -> Thinker:
    return Solver()


def perfect(seed: int) -> Thinker:
    from ringspiel.agents.mordor.perfect import Perfect

    return Perfect()


def stakes(s: MordorState, seat: int) -> Stakes:
    return {"rings": s.rings[seat], "nazgul": -s.crossed[seat]}


def theme(s: MordorState) -> str:
    return "first-roll" if max(s.aside) < 0 else "later-roll"


class ExactMordor:
    def levels(self) -> dict[int, tuple[str, ...]]:
        if not HAS_NUMPY:
            return {}
        from ringspiel.agents.mordor.tables import has_any_table

        return {2: ("perfect",)} if has_any_table() else {}

    def why_not(self, s: State) -> Text | None:
        assert isinstance(s, MordorState)
        if not HAS_NUMPY or s.seats != 2:
            return text("opponent-not-solved")
        from ringspiel.agents.mordor.tables import trouble_with

        trouble = trouble_with(s.components.preset, s.places)
        return None if trouble is None else trouble.reason

    def thinker(self) -> Thinker:
        return perfect(0)

    def review(self, asked: Iterable[Decision]) -> Review:
        from ringspiel.agents.mordor.review import exact_review

        return exact_review(asked)

    def deserved(self, s: State) -> Deserved:
        from ringspiel.agents.mordor.deserved import DeservedChances

        return DeservedChances(s)


def unsteadiness(s: MordorState, seat: int) -> float:
    return 0.8 if s.seats == 2 else 0.5


KIT: Final = Kit(
    evaluator=MordorEvaluator(),
    agents={"hard": solver, "perfect": perfect},
    solver=solver,
    exact=ExactMordor(),
    unsteadiness=unsteadiness,
    stakes=stakes,
    theme=theme,
)
