"""Which answers are worth trying: those that the strongest opponent of the game thinks of."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.agents.kit import kit_of
from ringspiel.agents.search import Search
from ringspiel.kernel.game import Game
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.state import State

WIDTH: Final = 3
ITERATIONS: Final = 300


def advised(game: Game[Any], s: State, seat: int, seed: int) -> list[int]:
    """The best few answers, the best first; by counted work, so that the same position gets the same advice."""
    solver = kit_of(game.id).solver
    thinker = solver(seed) if solver else Search(seed, iterations=ITERATIONS)
    return [estimate.answer for estimate in thinker.think(Perspective(game, s, seat))[:WIDTH]]
