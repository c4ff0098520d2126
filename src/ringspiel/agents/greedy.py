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
    """The answer that the game judges best for the seat that is asked; ties are broken by chance."""
    values = game.judge(state)
    most = max(values)
    best = [answer for answer, value in zip(state.legal, values, strict=True) if value == most]
    return best[0] if len(best) == 1 else random.choice(best)
