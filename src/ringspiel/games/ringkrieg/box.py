"""What there is besides the base game: the list of its expansions, in the order in which their effects act."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.expansion.third_age import THIRD_AGE
from ringspiel.games.ringkrieg.expansions import Expansion
from ringspiel.games.ringkrieg.state import RingkriegState

EXPANSIONS: Final = (THIRD_AGE,)


def in_play(s: RingkriegState) -> list[Expansion]:
    """Those with which this table is played."""
    return [each for each in EXPANSIONS if s.on_table(each.mark)]
