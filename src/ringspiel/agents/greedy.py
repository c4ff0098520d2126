"""`greedy`: looks one answer ahead and takes what the game's own evaluation likes best."""

from __future__ import annotations

from random import Random
from typing import Any

from ringspiel.table.game import Game
from ringspiel.table.perspective import Perspective
from ringspiel.table.state import State


class Greedy:
    """All answers are tried in the same imagined position, so that luck does not decide between them."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, perspective: Perspective) -> int:
        imagined = perspective.imagine(self.random.getrandbits(64))
        return greedy_answer(perspective.game, imagined, self.random)


def greedy_answer(game: Game[Any], state: State, random: Random) -> int:
    """The answer after which the position looks best to the seat that is asked; ties are broken by chance."""
    question = state.question
    assert question is not None
    best: list[int] = []
    best_value = -1.0
    for answer in state.legal:
        position = state.clone()
        position.answer(answer)
        value = game.evaluate(position, question.seat)
        if value > best_value:
            best, best_value = [answer], value
        elif value == best_value:
            best.append(answer)
    return best[0] if len(best) == 1 else random.choice(best)
