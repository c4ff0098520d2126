"""`hard` in Die Zwei Türme: looks at every end of the turn and judges it by the learnt weights."""

from __future__ import annotations

from ringspiel.agents.estimate import Estimate, decided
from ringspiel.agents.tuerme.ends import PER_SEAT, End, ends_of_turn
from ringspiel.agents.tuerme.judgement import TurnValue
from ringspiel.games.tuerme.board import NEXT, NOTHING
from ringspiel.games.tuerme.components import HERO_OF
from ringspiel.games.tuerme.events import Muster
from ringspiel.games.tuerme.moving import JUMP, STOP, JumpTo, PickFigure, PlayCard, TakeStep
from ringspiel.games.tuerme.setup import PlaceFigure
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.kernel.perspective import Perspective

Situation = tuple[int, int, int, int, str]


class Solver:
    """Plans each turn once, at its first decision, and then carries the plan out."""

    def __init__(self) -> None:
        self.plan: dict[Situation, int] = {}

    def choose(self, perspective: Perspective) -> int:
        s = perspective.imagine(0)
        assert isinstance(s, TuermeState)
        answer = self.plan.get(situation(s))
        return self.think(perspective)[0].answer if answer is None else answer

    def think(self, perspective: Perspective) -> list[Estimate]:
        """All legal answers with their chances, the best first."""
        s = perspective.imagine(0)  # hands of others are not looked at
        assert isinstance(s, TuermeState)
        if isinstance(s.question, PlaceFigure | Muster):
            return decided(judged_fields(s, s.question))
        judged = judged_ends(s)
        self.plan = plan_of(s, judged[0][0])
        chances: dict[int, float] = {}
        for end, chance in judged:
            chances.setdefault(first_answer(s, end), chance)
        return decided({answer: chances[answer] for answer in s.legal})


def judged_ends(s: TuermeState) -> list[tuple[End, float]]:
    """All ends of the turn with their values, the best first."""
    value = TurnValue(s, s.active)
    return sorted(((end, value.worth(end)) for end in ends_of_turn(s)), key=lambda judged: -judged[1])


def judged_fields(s: TuermeState, question: PlaceFigure | Muster) -> dict[int, float]:
    value = TurnValue(s, question.seat)
    gains = sum(s.face_down[seat] << PER_SEAT * seat for seat in range(s.seats))
    return {field: value.worth(End(0, question.figure, field, s.orc_mask(), gains, 0)) for field in s.legal}


def situation(s: TuermeState) -> Situation:
    """What distinguishes the decisions of a turn: no field is entered twice."""
    assert s.question is not None
    card = HERO_OF[s.card] if s.card != NOTHING else NOTHING
    field = s.figures[s.mover] if s.mover != NOTHING else NOTHING
    return s.turn, card, s.mover, field, s.question.kind


def plan_of(s: TuermeState, end: End) -> dict[Situation, int]:
    """The answers that lead to an end."""
    field, turn = s.figures[end.mover], s.turn
    plan = {
        (turn, NOTHING, NOTHING, NOTHING, PlayCard.kind): end.kind,
        (turn, end.kind, NOTHING, NOTHING, PickFigure.kind): end.mover,
        (turn, end.kind, end.mover, field, JumpTo.kind): end.field,
    }
    for answer in [*end.directions(), STOP]:
        plan[turn, end.kind, end.mover, field, TakeStep.kind] = answer
        if answer == JUMP:
            break
        if answer != STOP:
            field = NEXT[answer][field]
    return plan


def first_answer(s: TuermeState, end: End) -> int:
    return plan_of(s, end)[situation(s)]
