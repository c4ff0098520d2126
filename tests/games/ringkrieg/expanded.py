"""Positions of Der Ringkrieg with the expansion, and factions in play."""

from __future__ import annotations

from typing import Any

from ringspiel.games.ringkrieg.expansion.contents import FACTIONS
from ringspiel.games.ringkrieg.expansion.numbers import DUNLENDINGS
from ringspiel.games.ringkrieg.pieces.figures import KIND_NAMES, count
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.position import at, position


def expanded(*armies: str, factions: str = "", **fields: Any) -> RingkriegState:
    """Like `position`, with the expansion; `factions` are in play."""
    s = position(*armies, expansion=True, **fields)
    for name in factions.split():
        s.table |= 1 << DUNLENDINGS + FACTIONS.index(name)
    return s


def number(table: Table, kind: str, place: str) -> int:
    """How many figures of a kind are at a place."""
    return count(at(table, place), KIND_NAMES.index(kind))
