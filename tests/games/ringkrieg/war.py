"""A war in full swing, in which scenes for the browser begin."""

from __future__ import annotations

from typing import Any

from ringspiel.games.ringkrieg.state import RingkriegState
from tests.games.ringkrieg.position import position

USUAL: dict[str, Any] = {
    "at_war": "gondor rohan sauron isengard",
    "figure": "moria",
    "progress": 2,
    "corruption": 4,
    "free_hand": "fp-char-09 fp-str-13",
    "turn": 5,
}


def war(*armies: str, **otherwise: Any) -> RingkriegState:
    """Gondor holds Minas Tirith, and Sauron Osgiliath; further armies, and what is otherwise than usual."""
    return position(
        "minas-tirith: gondor 3 regular 1 elite 1 leader, boromir",
        "dol-amroth: gondor 3 regular",
        "osgiliath: sauron 3 regular, nazgul 2",
        "minas-morgul: sauron 5 regular 1 elite, witch-king",
        *armies,
        **USUAL | otherwise,
    )
