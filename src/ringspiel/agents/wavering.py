"""An opponent that errs as people do: it overlooks small differences, and hardly ever a great one.

Every answer is judged, and chance decides: the better an answer looks, the likelier it is. How far answers usually lie
apart is known by kind of question, so that one number says how unsteady a player is at all of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from math import exp
from random import Random
from typing import Any, Final

from ringspiel.agents.kit import evaluator_of, kit_of
from ringspiel.kernel.perspective import Perspective

PLAIN_TO_SEE: Final = 1.5
"""An answer that looks worse than the best by more than this many usual distances is never taken."""
ALIKE: Final = 1e-9
"""Answers that usually lie nearer to each other than this are alike."""
HARDLY: Final = 4.0
"""Neither is one that looks worse by more than this many temperatures."""


class Wavering:
    """`unsteadiness` is the temperature by state and seat, in usual distances; without it, the game's kit knows it."""

    def __init__(self, seed: int, unsteadiness: Callable[[Any, int], float] | None = None) -> None:
        self.random = Random(seed)
        self.unsteadiness = unsteadiness

    def choose(self, perspective: Perspective) -> int:
        game = perspective.game
        state = perspective.imagine(self.random.getrandbits(64))
        values = evaluator_of(game).judge(state)
        scale = usual_distances(game.id).get(perspective.question.kind) or distance(values)
        unsteadiness = self.unsteadiness or kit_of(game.id).unsteadiness
        return by_chance(state.legal, values, unsteadiness(state, perspective.seat), scale, self.random)


@lru_cache(maxsize=16)
def usual_distances(game: str) -> dict[str, float]:
    """By kind of question, as `usual` measured them; empty for a game that has none written down."""
    folder = files("ringspiel.agents").joinpath(game, "data", "usual.json")
    if not folder.is_file():
        return {}
    found: dict[str, float] = json.loads(folder.read_text(encoding="utf-8"))["usual"]
    return found


def distance(values: list[float]) -> float:
    """How far the best answer lies above the mean."""
    return max(0.0, max(values) - sum(values) / len(values))


def by_chance(answers: list[int], values: list[float], unsteadiness: float, scale: float, random: Random) -> int:
    """One of the answers, the better ones more likely; with unsteadiness 0 one of the best.

    >>> from random import Random
    >>> from ringspiel.agents.wavering import by_chance
    >>> by_chance([3, 5, 8], [0.2, 0.9, 0.4], unsteadiness=0.0, scale=0.4, random=Random(1))
    5
    >>> sorted({by_chance([3, 5, 8], [0.2, 0.9, 0.8], 0.3, 0.4, Random(seed)) for seed in range(50)})
    [5, 8]
    """
    best = max(values)
    weights = [weight((best - value) / max(scale, ALIKE), unsteadiness) for value in values]
    return random.choices(answers, weights)[0]


def weight(worse: float, unsteadiness: float) -> float:
    """`worse` is in usual distances."""
    if worse <= 0.0:
        return 1.0
    return exp(-worse / unsteadiness) if worse < min(PLAIN_TO_SEE, HARDLY * unsteadiness) else 0.0
