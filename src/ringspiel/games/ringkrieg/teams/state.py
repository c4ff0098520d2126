"""What tables of more than two players have to remember (RK-401 to RK-442, RK-301 to RK-309)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypedDict, final

from ringspiel.games.ringkrieg.pieces.figures import NONE
from ringspiel.kernel.part import Part, blank


class TeamsShape(TypedDict):
    """Mixed armies, cards handed over, conquests of each player, and what the last actions were for."""

    mixed: int
    """Locations where figures of two teammates form one army (RK-419), as a bit mask."""
    apart: list[int]
    """Pairs of location and force: teammates who have not agreed there, as long as nobody joins them."""
    given: list[int]
    """By seat: cards that it gave its teammate and that have not been seen since, as a bit mask (RK-407)."""
    offered: int
    """The card that the first of two teammates has chosen for the exchange, or NONE."""
    conquests: list[int]
    """By seat: Settlements that it has captured and its side still holds (RK-436), as a bit mask."""
    last_nations: int
    """RK-303: the nations for which the single player of the Free Peoples acted last, as a bit mask."""
    last_armies: int
    """RK-304: the locations of the armies of several nations with which it acted last, as a bit mask."""
    nations: int
    """The same of the action under way."""
    armies: int


@final
class Teams(Part):
    """See `TeamsShape`."""

    __slots__ = tuple(TeamsShape.__annotations__)
    shape: ClassVar[Any] = TeamsShape

    def __init__(self, like: Teams | None = None) -> None:
        if like is None:
            blank(self, TeamsShape)
            return
        self.mixed: int = like.mixed
        self.apart: list[int] = like.apart.copy()
        self.given: list[int] = like.given.copy()
        self.offered: int = like.offered
        self.conquests: list[int] = like.conquests.copy()
        self.last_nations: int = like.last_nations
        self.last_armies: int = like.last_armies
        self.nations: int = like.nations
        self.armies: int = like.armies


def fresh_teams(seats: int) -> Teams | None:
    """Nothing is remembered where every side has one player."""
    if seats == 2:
        return None
    teams = Teams(_FRESH)
    teams.given = [0] * seats
    teams.conquests = [0] * seats
    return teams


_FRESH: Final = Teams()
_FRESH.offered = NONE
