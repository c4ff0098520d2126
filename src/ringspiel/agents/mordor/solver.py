"""`hard` in Die Reise nach Mordor: its answers are the best within the turn, if its view of the race is right."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Protocol

from ringspiel.agents.estimate import Estimate, decided
from ringspiel.agents.mordor.evaluator import MordorEvaluator
from ringspiel.agents.mordor.layout import in_hand
from ringspiel.games.mordor.components import RIVENDELL, ROHAN
from ringspiel.games.mordor.rolling import RepeatRoll, legal_sets
from ringspiel.games.mordor.scoring import HowFar
from ringspiel.games.mordor.state import MordorState
from ringspiel.kernel.perspective import Perspective

EVALUATOR = MordorEvaluator()
HAS_NUMPY = find_spec("numpy") is not None
"""A web page has none."""


class Solution(Protocol):
    """A solved turn."""

    def of_answers(self, rolled: list[int], aside: list[int], answers: list[int]) -> list[float]: ...
    def of_repeating(self, rolled: list[int], aside: list[int]) -> float: ...


class Solver:
    """Solves each turn once, at its first decision, and looks the later ones up."""

    def __init__(self) -> None:
        self.turn = (0, 0)
        self.solution: Solution | None = None

    def choose(self, perspective: Perspective) -> int:
        return self.think(perspective)[0].answer

    def think(self, perspective: Perspective) -> list[Estimate]:
        """All legal answers with their chances, the best first."""
        state = perspective.imagine(0)  # nothing is hidden in this game
        assert isinstance(state, MordorState)
        if isinstance(state.question, HowFar):
            return decided(dict(zip(state.legal, EVALUATOR.judge(state), strict=True)))
        solution = self.solution_for(state)
        if isinstance(state.question, RepeatRoll):
            kept = max(solution.of_answers(state.rolled, state.aside, legal_sets(state.rolled, False)))
            chances = [kept, solution.of_repeating(state.rolled, state.aside)]
        else:
            chances = solution.of_answers(state.rolled, state.aside, state.legal)
        return decided(dict(zip(state.legal, chances, strict=True)))

    def solution_for(self, s: MordorState) -> Solution:
        if self.solution is None or self.turn != (s.round, s.active):
            self.turn = (s.round, s.active)
            self.solution = solve(s)
        return self.solution


def solve(s: MordorState) -> Solution:
    if not HAS_NUMPY:
        from ringspiel.agents.mordor.plain import PlainSolution

        return PlainSolution(s)
    from ringspiel.agents.mordor.scores import worth_of_leaves
    from ringspiel.agents.mordor.turn import turn_of

    turn = turn_of(tuple(tuple(faces) for faces in s.components.faces), s.place == RIVENDELL)
    return turn.solve(worth_of_leaves(s, turn)[None], in_hand(s.rolled), repeat=s.place == ROHAN)
