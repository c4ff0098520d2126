"""The Mouth of Sauron: Messenger of the Dark Tower, once per turn a Muster result is an Army result (see `uses`)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.armies.stacking import inside_or_outside
from ringspiel.games.ringkrieg.pieces.figures import FREE_NATIONS, MOUTH_OF_SAURON, NONE, ONE, SAURON, SHADOW
from ringspiel.games.ringkrieg.politics.entry import PLAIN_MUSTER, Entry, own_strongholds
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import figures_led


def for_mouth(s: RingkriegState) -> list[int]:
    """When all Free Peoples are At War or the Fellowship is in Mordor: a Stronghold of Sauron not captured."""
    if s.mordor == NONE and not all(s.is_at_war(nation) for nation in range(FREE_NATIONS)):
        return []
    return [inside_or_outside(s, region, SHADOW) for region in own_strongholds(s, SAURON)]


def is_ready(s: RingkriegState) -> bool:
    if s.messenger_used or not figures_led(s, SHADOW) & ONE[MOUTH_OF_SAURON]:
        return False
    return s.where(MOUTH_OF_SAURON) != NONE


ENTRY: Final[Entry] = Entry(MOUTH_OF_SAURON, PLAIN_MUSTER, for_mouth)
