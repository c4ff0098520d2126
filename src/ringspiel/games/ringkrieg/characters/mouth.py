"""The Mouth of Sauron: how he comes, walks alone (RK-C16 to RK-C19), and is Messenger of the Dark Tower (RK-D21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from ringspiel.games.ringkrieg.armies.capture import is_own_stronghold
from ringspiel.games.ringkrieg.armies.stacking import inside_or_outside
from ringspiel.games.ringkrieg.pieces.board import NEIGHBOURS, REGION_COUNT
from ringspiel.games.ringkrieg.pieces.figures import (
    FREE,
    FREE_NATIONS,
    MOUTH_OF_SAURON,
    NONE,
    ONE,
    SAURON,
    SHADOW,
    level,
)
from ringspiel.games.ringkrieg.politics.entry import PLAIN_MUSTER, Entry, own_strongholds
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import figures_led
from ringspiel.games.ringkrieg.turn.dice import ARMY


def for_mouth(s: RingkriegState) -> list[int]:
    """When all Free Peoples are At War or the Fellowship is in Mordor: a Stronghold of Sauron not captured."""
    if s.mordor == NONE and not all(s.is_at_war(nation) for nation in range(FREE_NATIONS)):
        return []
    return [inside_or_outside(s, region, SHADOW) for region in own_strongholds(s, SAURON)]


# --- walking alone ---------------------------------------------------------------------------------------------------


def destinations(s: RingkriegState, origin: int) -> list[int]:
    """RK-C16 to RK-C19: up to three regions, past armies, not into or out of besieged Shadow Strongholds, not into
    Strongholds of the Free Peoples."""
    seen = [False] * REGION_COUNT
    seen[origin] = True
    edge = [origin]
    for _ in range(level(MOUTH_OF_SAURON)):
        further = []
        for region in edge:
            for neighbour in NEIGHBOURS[region]:
                if not seen[neighbour] and not is_closed(s, neighbour):
                    seen[neighbour] = True
                    further.append(neighbour)
        edge = further
    return [region for region in range(REGION_COUNT) if seen[region] and region != origin]


def is_closed(s: RingkriegState, region: int) -> bool:
    return is_own_stronghold(s, region, FREE) or s.is_besieged(region)


def can_leave(s: RingkriegState, region: int) -> bool:
    """RK-C17."""
    return not (s.is_besieged(region) and is_own_stronghold(s, region, SHADOW))


def why_not_walk(s: RingkriegState, region: int) -> str:
    """Why a region is not among the destinations."""
    if is_closed(s, region):
        return "RK-C18" if is_own_stronghold(s, region, FREE) else "RK-C17"
    return "RK-C16"


# --- Messenger of the Dark Tower: once per turn a Muster result is an Army result ------------------------------------

_T = TypeVar("_T")
OfDie = Callable[[RingkriegState, int, int], _T]
"""What the rows of `turn.uses` hold: functions of a state, a side and the face of a die."""


def is_ready(s: RingkriegState) -> bool:
    if s.messenger_used or not figures_led(s, SHADOW) & ONE[MOUTH_OF_SAURON]:
        return False
    return s.where(MOUTH_OF_SAURON) != NONE


def if_ready(can: OfDie[bool]) -> OfDie[bool]:
    """Whether an Army result could be used so, if the Messenger is ready."""

    def can_now(s: RingkriegState, side: int, face: int) -> bool:
        return is_ready(s) and can(s, side, ARMY)

    return can_now


def once(begin: OfDie[None]) -> OfDie[None]:
    """An Army result is used so, and the Messenger is no longer ready this turn."""

    def begin_once(s: RingkriegState, side: int, face: int) -> None:
        s.messenger_used = 1
        begin(s, side, ARMY)

    return begin_once


def with_army(only: OfDie[_T]) -> OfDie[_T]:
    """What is said of an Army result."""

    def of_army(s: RingkriegState, side: int, face: int) -> _T:
        return only(s, side, ARMY)

    return of_army


ENTRY: Final[Entry] = Entry(MOUTH_OF_SAURON, PLAIN_MUSTER, for_mouth)
