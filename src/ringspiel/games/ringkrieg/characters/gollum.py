"""Gollum, the last Guide: past reveal symbols (RK-F15), and he may give the Fellowship away (RK-F60)."""

from __future__ import annotations

from ringspiel.games.ringkrieg.pieces.figures import GOLLUM
from ringspiel.games.ringkrieg.pieces.tiles import EYES, STANDARD
from ringspiel.games.ringkrieg.state import RingkriegState


def leads_past(s: RingkriegState) -> bool:
    """RK-F15: reveal symbols on standard numbered tiles are ignored."""
    return s.guide == GOLLUM and bool(STANDARD & ~EYES & 1 << s.tile)


def can_give_away(s: RingkriegState) -> bool:
    """RK-F60: one point less if he lets the Fellowship be found, unless it is or will be found by other means."""
    return s.guide == GOLLUM and not s.revealed and not s.given_away


def give_away(s: RingkriegState) -> None:
    s.given_away = 1
