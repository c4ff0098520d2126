"""The Fellowship in Mordor (RK-O1 to RK-O25)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.hunt.damage import corrupt
from ringspiel.games.ringkrieg.pieces.figures import NONE
from ringspiel.games.ringkrieg.pieces.tiles import EYES, STOPPING
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.turn import victory


def enter(s: RingkriegState) -> None:
    """RK-O1, RK-O2, RK-O5, RK-O6: the first step; Eyes drawn so far and all special tiles in play join the pool."""
    s.mordor = 0
    s.progress = 0
    s.tiles |= s.drawn & EYES | s.waiting
    s.drawn &= ~EYES
    s.waiting = 0
    if s.log is not None:
        tell(s, "mordor", "RK-O1")


def bring_special_tile(s: RingkriegState, tile: int) -> None:
    """RK-H6, RK-H7: a special tile waits for Mordor, or joins the pool at once."""
    if s.mordor == NONE:
        s.waiting |= 1 << tile
    else:
        s.tiles |= 1 << tile


def step(s: RingkriegState) -> None:
    """RK-O10, RK-O11, RK-O15, RK-O23: one step ahead, unless the tile stops it."""
    if s.tile != NONE and STOPPING >> s.tile & 1:
        if s.log is not None:
            tell(s, "stopped", "RK-O11")
        return
    s.mordor += 1
    if s.log is not None:
        tell(s, "mordor-step", "RK-O10", step=s.mordor)


def arrive(s: RingkriegState) -> None:
    """RK-O14, RK-O15: when the tile is settled, the Crack of Doom may be reached."""
    victory.check_ring(s)


def burden(s: RingkriegState) -> None:
    """RK-O12, RK-O18, RK-O24: a turn without striving costs one point."""
    if s.mordor != NONE and not s.strove:
        corrupt(s, 1, "RK-O12")


STEPS: Final = (enter, arrive, burden)
