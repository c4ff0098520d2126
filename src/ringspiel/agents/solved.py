"""Whether the exact chances of a table are at hand."""

from __future__ import annotations

from typing import Any

from ringspiel.agents.kit import kit_of
from ringspiel.kernel.game import Game
from ringspiel.kernel.state import State
from ringspiel.kernel.text import Text, text


def is_solved(game: Game[Any], s: State) -> bool:
    """Whether the exact chances of every position of this table are at hand."""
    return why_unsolved(game, s) is None


def why_unsolved(game: Game[Any], s: State) -> Text | None:
    """The sentence for players, where the exact chances are not at hand."""
    exact = kit_of(game.id).exact
    return text("opponent-not-solved") if exact is None else exact.why_not(s)
