"""`greedy`: looks one answer ahead and takes what the game's own evaluation likes best."""

from __future__ import annotations

from random import Random

from ringspiel.table.perspective import Perspective


class Greedy:
    """All answers are tried in the same imagined position, so that luck does not decide between them."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, perspective: Perspective) -> int:
        imagined = perspective.imagine(self.random.getrandbits(64))
        game, seat = perspective.game, perspective.seat
        best, best_value = [], -1.0
        for answer in perspective.answers():
            position = imagined.clone()
            position.answer(answer)
            value = game.evaluate(position, seat)
            if value > best_value:
                best, best_value = [answer], value
            elif value == best_value:
                best.append(answer)
        return self.random.choice(best)
