"""`hard`: at important questions, the best few answers are tried out to the end of the turn.

Candidates come from judgement. All are tried in the same imagined worlds: hands dealt anew, dice of their own. Both
sides then play by judgement until the turn is over, and the value judges the result. After some worlds the worse half
of the candidates is dropped (sequential halving). Worlds are counted, not seconds, so the same seed plays the same
way on every machine.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from ringspiel.agents.estimate import Estimate, best_first
from ringspiel.agents.greedy import greedy_answer
from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
from ringspiel.agents.ringkrieg.style import (
    BRISK,
    CROWN,
    ENLIST,
    ERRAND,
    GATES,
    HUNT,
    LEARNT,
    NET,
    PLAN,
    SPARE,
    STEADY,
    TUNED,
    with_goal,
)
from ringspiel.agents.ringkrieg.value import as_told
from ringspiel.agents.ringkrieg.war import near_goals
from ringspiel.games.ringkrieg.pieces.figures import FREE
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat
from ringspiel.games.ringkrieg.telling.pairs import pair_of
from ringspiel.games.ringkrieg.turn import actions, uses
from ringspiel.kernel.perspective import Perspective

WIDTH: Final = {
    "act": 6,
    "announce": 2,
    "attack": 4,
    "bring-character": 3,
    "cease-or-go-on": 2,
    "diplomacy": 3,
    "fellowship-phase": 3,
    "field-or-siege": 2,
    "hunt-allocation": 4,
    "meet-damage": 3,
    "move-army": 4,
    "play-card": 4,
}
"""How many answers are tried, by question. All other questions are left to judgement."""
PLANS: Final = 3
"""How many goals are tried with the trait `plan`."""
PLAN_WORLDS: Final = 4
PLACES: Final = 4
"""How many places for recruits are tried with the trait `enlist`."""
SETTLED: Final = {"bring-character": ERRAND, "fellowship-phase": GATES, "hunt-allocation": HUNT, "meet-damage": SPARE}
"""Questions that players with the trait leave to judgement."""
ADVISED: Final = 3
"""The least number of answers tried, at every question, for somebody who asks for their chances."""
WORLDS: Final = (1, 2, 2)
"""The number of worlds in each round; after each, half of the candidates are dropped."""
FEW_WORLDS: Final = (1, 1)
"""The same with the trait `brisk`: nearly as good, because all candidates share the same worlds."""
TRUST: Final = 0.004
"""How much better than the choice of judgement another answer has to be."""
MORE_TRUST: Final = 0.012
"""The same with the trait `tuned`, for the Free Peoples."""
NET_TRUST: Final = [0.02, 0.012]
"""The same by side with the trait `net`, whose value tells positions apart more sharply."""
HOPELESS: Final = 0.7
"""Actions that judgement values this much less than the best are not tried. The value can be wrong, too."""


@final
class Lookahead:
    """Both sides play in the given style; the learnt value judges how a turn ended."""

    def __init__(self, seed: int, style: int, worlds: tuple[int, ...] = ()) -> None:
        self.random = Random(seed)
        self.evaluator = RingkriegEvaluator(style)
        self.ending = RingkriegEvaluator(style | LEARNT)
        self.worlds = worlds or (FEW_WORLDS if style & BRISK else WORLDS)
        self.judgement = self.evaluator
        self.planned = (0, 0)
        self.trusts = NET_TRUST if style & NET else [MORE_TRUST if style & TUNED else TRUST, TRUST]

    def choose(self, perspective: Perspective) -> int:
        if self.judgement.style & PLAN and perspective.question.kind == "act":
            self.make_plan(perspective)
        _, candidates = self.judged(perspective)
        if len(candidates) == 1 or self.is_settled(candidates[0], perspective.question.kind):
            return candidates[0]
        return self.tried(perspective, candidates)[0]

    def think(self, perspective: Perspective) -> list[Estimate]:
        """The answers that were tried out, the best first. At every question a few are tried."""
        answers, candidates = self.judged(perspective)
        candidates += [each for each in answers if each not in candidates][: max(0, ADVISED - len(candidates))]
        chosen, chances = self.tried(perspective, candidates)
        if self.is_settled(candidates[0], perspective.question.kind):
            chosen = candidates[0]
        s = perspective.imagine(0)
        assert isinstance(s, RingkriegState)
        told = {each: told_to(side_of_seat(s, perspective.seat), min(1.0, chances[each])) for each in candidates}
        return best_first([Estimate(each, told[each], float(each == chosen)) for each in candidates])

    def judged(self, perspective: Perspective) -> tuple[list[int], list[int]]:
        """All legal answers, and those worth trying, both in the order of judgement."""
        s = self.imagined(perspective)
        values = dict(zip(s.legal, self.evaluator.judge(s), strict=True))
        answers = sorted(values, key=lambda answer: -values[answer])
        kind = perspective.question.kind
        if kind == "recruit" and self.evaluator.style & ENLIST:
            return answers, answers[:PLACES]
        return answers, best_of(kind, answers, values)

    def is_settled(self, best: int, kind: str) -> bool:
        """Whether the choice of judgement stands. The value does not know what waiting costs the Ring."""
        style = self.evaluator.style
        if kind != "act":
            return bool(style & SETTLED.get(kind, 0))
        return (bool(style & STEADY) and is_journey(best)) or (
            bool(style & CROWN) and uses_die_for(best, uses.SEPARATE)
        )

    def tried(self, perspective: Perspective, candidates: list[int]) -> tuple[int, dict[int, float]]:
        """The best candidate, and the chance of each. The choice of judgement, which comes first, has a small bonus."""
        totals = {answer: 0.0 for answer in candidates}
        chances = {}
        tries, trust = 0, TRUST
        for worlds in self.worlds:
            for _ in range(worlds):
                world = self.imagined(perspective)
                trust = self.trusts[side_of_seat(world, perspective.seat)]
                for answer in totals:
                    totals[answer] += self.end_of_turn(world.clone(), answer, perspective.seat)
            tries += worlds
            for answer, total in totals.items():
                chances[answer] = total / tries + (trust if answer == candidates[0] else 0.0)
            best = sorted(totals, key=lambda answer: -chances[answer])
            totals = {answer: totals[answer] for answer in best[: (len(best) + 1) // 2]}
            if len(totals) == 1:
                break
        return best[0], chances

    def make_plan(self, perspective: Perspective) -> None:
        """Chooses, once a turn, which goal the armies prefer, or none."""
        s = self.imagined(perspective)
        side = side_of_seat(s, perspective.seat)
        if self.planned == (s.turn, side):
            return
        self.planned = (s.turn, side)
        style = self.judgement.style
        plans = [RingkriegEvaluator(with_goal(style, goal)) for goal in near_goals(s, style, side)[:PLANS]]
        plans.insert(0, self.judgement)
        totals = [self.trusts[side] * PLAN_WORLDS] + [0.0] * (len(plans) - 1)
        for _ in range(PLAN_WORLDS):
            world = self.imagined(perspective)
            for place, plan in enumerate(plans):
                self.evaluator = plan
                answer = greedy_answer(plan, world, self.random)
                totals[place] += self.end_of_turn(world.clone(), answer, perspective.seat)
        self.evaluator = plans[totals.index(max(totals))]

    def end_of_turn(self, s: RingkriegState, answer: int, seat: int) -> float:
        """The value after an answer when both sides play on by judgement until the turn is over."""
        turn = s.turn
        s.advance(answer)
        while s.question is not None and s.turn == turn:
            s.advance(greedy_answer(self.evaluator, s, self.random))
        return self.ending.value(s, seat)

    def imagined(self, perspective: Perspective) -> RingkriegState:
        state = perspective.imagine(self.random.getrandbits(63))
        assert isinstance(state, RingkriegState)
        return state


def told_to(side: int, chance: float) -> float:
    """A side's own chance, as people are told it."""
    return as_told(chance) if side == FREE else 1.0 - as_told(1.0 - chance)


def is_journey(answer: int) -> bool:
    """Whether a die moves or hides the Fellowship."""
    return uses_die_for(answer, uses.MOVE_FELLOWSHIP) or uses_die_for(answer, uses.HIDE)


def uses_die_for(answer: int, use: int) -> bool:
    return answer != actions.PASS and pair_of(answer)[1] == use


def best_of(kind: str, answers: list[int], values: dict[int, float]) -> list[int]:
    """The candidates among answers in the order of judgement. Of answers with the same use of dice only the first is
    taken.
    """
    width = WIDTH.get(kind, 1)
    if kind != "act":
        return answers[:width]
    found: dict[int, int] = {}
    for answer in answers:
        if values[answer] >= values[answers[0]] - HOPELESS:
            found.setdefault(pair_of(answer)[1], answer)
    return list(found.values())[:width]
