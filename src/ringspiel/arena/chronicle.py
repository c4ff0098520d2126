"""What happened in a game, in figures: for studies that tell apart how sides and levels play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ringspiel.arena.ringkrieg import RingkriegChronicle
from ringspiel.kernel.event import Event
from ringspiel.kernel.state import State


class Chronicle(Protocol):
    """Sees all events of one game."""

    def see(self, state: State, events: list[Event]) -> None:
        """After an answer."""
        ...

    def figures(self, state: State) -> dict[str, float]:
        """At the end; what did not happen in this game, and so has no number, is left out."""
        ...


CHRONICLES: dict[str, Callable[[], Chronicle]] = {"ringkrieg": RingkriegChronicle}
