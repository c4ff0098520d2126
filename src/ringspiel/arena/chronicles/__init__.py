"""Figures about what happened at a table, for studies of how sides and levels play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ringspiel.kernel.event import Event
from ringspiel.kernel.rooms import brought
from ringspiel.kernel.state import State


class Chronicle(Protocol):
    """Sees all events of one table."""

    def see(self, state: State, events: list[Event]) -> None:
        """After an answer."""
        ...

    def figures(self, state: State) -> dict[str, float]:
        """The figures at the end. Things that did not happen at this table have no number and are left out."""
        ...


def chronicle_of(game: str) -> Callable[[], Chronicle] | None:
    """What makes the chronicle of a table: `CHRONICLE` in `arena/chronicles/<id>.py`; None where a game has none."""
    made: Callable[[], Chronicle] | None = brought(f"ringspiel.arena.chronicles.{game}", "CHRONICLE")
    return made
