"""Merry and Pippin: a Guide who leaves lowers the damage (RK-H40); those who are lost are only separated (RK-O25)."""

from __future__ import annotations

from ringspiel.games.ringkrieg.hunt import guide
from ringspiel.games.ringkrieg.pieces.figures import HOBBITS, MERIADOC, NONE, ONE, PEREGRIN
from ringspiel.games.ringkrieg.state import RingkriegState


def can_draw_off(s: RingkriegState) -> bool:
    """As Guide, to lower damage by one (RK-H40)."""
    return s.guide in (MERIADOC, PEREGRIN)


def draw_off(s: RingkriegState) -> None:
    """The Guide leaves the Fellowship."""
    guide.leave_fellowship(s, s.guide)


def are_taken_alive(s: RingkriegState, kind: int) -> bool:
    """Take Them Alive!: they are separated where others are lost, but not in Mordor (RK-O25)."""
    return bool(ONE[kind] & HOBBITS) and s.mordor == NONE
