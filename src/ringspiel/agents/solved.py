"""Which games are solved."""

from __future__ import annotations

from importlib.util import find_spec

from ringspiel.games.mordor.state import MordorState
from ringspiel.kernel.state import State

HAS_NUMPY = find_spec("numpy") is not None
"""A web page has none; exact play of Die Reise nach Mordor needs it."""


def is_solved(s: State) -> bool:
    """Whether the exact chances of every position of this game are at hand."""
    if not HAS_NUMPY or not isinstance(s, MordorState) or s.seats != 2:
        return False
    from ringspiel.agents.mordor.tables import has_table

    return has_table(s.components.preset, s.places)
