"""Pace and clock of a table. Times are milliseconds since 1970.

Each answer has its own `per_answer`; any longer time comes out of the seat's `reserve`. Days for each answer
are a clock without a reserve, a chess clock is one without time for each answer.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Label = Literal["", "live", "evening", "days"]
Seconds = Annotated[int, Meta(ge=0, le=90 * 24 * 3600)]


class Pace(msgspec.Struct, forbid_unknown_fields=True):
    """How fast a table wants to play; without seconds there is no clock."""

    label: Label = ""
    reserve: Seconds | None = None
    per_answer: Seconds | None = None

    @property
    def clocked(self) -> bool:
        return self.reserve is not None or self.per_answer is not None


class Clock(msgspec.Struct):
    """The state of the clock: since when the seat is asked, the time used before that, and the reserve of each
    seat."""

    since: int | None = None
    """None while it stands still: nobody is asked, a computer is, or all have agreed to pause."""
    used: int = 0
    """The time that the open question took before `since`."""
    left: list[int] = []
    paused: bool = False
    reached: int = 0
    """After an undo: how many answers there were before. Answers up to there get no fresh time."""

    def elapsed(self, at: int) -> int:
        return self.used + (max(0, at - self.since) if self.since is not None else 0)
