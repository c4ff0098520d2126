"""`greedy`: looks one answer ahead and takes what the game's evaluator likes best."""

from __future__ import annotations

from random import Random
from typing import Any

from ringspiel.agents.evaluator import Evaluator
from ringspiel.agents.kit import evaluator_of
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.state import State


class Greedy:
    """All answers are tried in the same imagined position, so that luck does not decide between them."""

    def __init__(self, seed: int, evaluator: Evaluator[Any] | None = None) -> None:
        self.random = Random(seed)
        self.evaluator = evaluator

    def choose(self, perspective: Perspective) -> int:
        imagined = perspective.imagine(self.random.getrandbits(64))
        evaluator = self.evaluator
        return greedy_answer(evaluator or evaluator_of(perspective.game), imagined, self.random)


def greedy_answer(evaluator: Evaluator[Any], state: State, random: Random) -> int:
    """The answer that is judged best for the seat that is asked; ties are broken by chance."""
    values = evaluator.judge(state)
    most = max(values)
    best = [answer for number, answer in enumerate(state.legal) if values[number] == most]
    return best[0] if len(best) == 1 else random.choice(best)
