"""Which games are solved."""

from __future__ import annotations

from importlib.util import find_spec

from ringspiel.games.mordor.state import MordorState
from ringspiel.kernel.state import State
from ringspiel.kernel.text import Text, text

HAS_NUMPY = find_spec("numpy") is not None
"""A web page has none; exact play of Die Reise nach Mordor needs it."""


def is_solved(s: State) -> bool:
    """Whether the exact chances of every position of this game are at hand."""
    return why_unsolved(s) is None


def why_unsolved(s: State) -> Text | None:
    """The sentence for players, where the exact chances are not at hand."""
    if not HAS_NUMPY or not isinstance(s, MordorState) or s.seats != 2:
        return text("opponent-not-solved")
    from ringspiel.agents.mordor.tables import trouble_with

    trouble = trouble_with(s.components.preset, s.places)
    return None if trouble is None else trouble.reason
