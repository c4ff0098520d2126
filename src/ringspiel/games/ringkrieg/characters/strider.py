"""Strider, who hides the Fellowship with any die (RK-F39) and is crowned in Gondor: Aragorn, the heir of Isildur."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.board import NUMBER, REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import ARAGORN, NONE, STRIDER
from ringspiel.games.ringkrieg.politics.entry import Entry
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn.dice import WILL

ROYAL_PLACES: Final = (NUMBER["minas-tirith"], NUMBER["dol-amroth"], NUMBER["pelargir"])


def for_aragorn(s: RingkriegState) -> list[int]:
    """Strider stands, outside the Fellowship, in one of three places of Gondor that are not captured."""
    location = s.where(STRIDER)
    if location == NONE:
        return []
    region = REGION_OF[location]
    return [location] if region in ROYAL_PLACES and not s.captured >> region & 1 else []


def hides_with_any_die(s: RingkriegState) -> bool:
    """RK-F39: as Guide."""
    return s.guide == STRIDER


ENTRY: Final[Entry] = Entry(ARAGORN, (WILL,), for_aragorn, replaces=STRIDER)
