"""An opponent that plans its whole turn: an answer is worth as much as the best position that its turn leads to."""

from __future__ import annotations

from random import Random
from typing import Any

from ringspiel.agents.estimate import Estimate, decided
from ringspiel.agents.evaluator import Evaluator, after, worth
from ringspiel.agents.kit import evaluator_of
from ringspiel.kernel.chance import key_of
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.state import State


class Planner:
    """Looks `depth` of its own answers ahead. If chance has a part, it takes the mean of `samples` futures. For games
    in which nothing is hidden.
    """

    def __init__(self, seed: int, depth: int, samples: int) -> None:
        self.random = Random(seed)
        self.depth = depth
        self.samples = samples

    def choose(self, perspective: Perspective) -> int:
        return self.think(perspective)[0].answer

    def think(self, perspective: Perspective) -> list[Estimate]:
        """All legal answers, the best first."""
        evaluator, seat = evaluator_of(perspective.game), perspective.seat
        state = perspective.imagine(self.random.getrandbits(63))
        return decided({each: self.chance_after(evaluator, state, each, seat, self.depth) for each in state.legal})

    def chance_after(self, evaluator: Evaluator[Any], state: State, answer: int, seat: int, depth: int) -> float:
        then = after(state, answer)
        chance = self.best_chance(evaluator, then, seat, depth - 1)
        if then.generator.used == state.generator.used:
            return chance
        for _ in range(self.samples - 1):
            future = state.imagine(seat, key_of(self.random.getrandbits(63)))
            future.advance(answer)
            chance += self.best_chance(evaluator, future, seat, depth - 1)
        return chance / self.samples

    def best_chance(self, evaluator: Evaluator[Any], state: State, seat: int, depth: int) -> float:
        """The best that the seat can make of a position before somebody else is asked."""
        question = state.question
        if depth == 0 or question is None or question.seat != seat:
            return worth(evaluator, state, seat)
        return max(self.chance_after(evaluator, state, answer, seat, depth) for answer in state.legal)
