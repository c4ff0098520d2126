"""Capture and control of Settlements (RK-K1 to RK-K11)."""

from __future__ import annotations

from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.pieces.board import NATION, OWNER, POINTS, is_city_or_stronghold
from ringspiel.games.ringkrieg.pieces.figures import FREE, other
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import ranking
from ringspiel.games.ringkrieg.telling.report import tell


def army_enters(s: RingkriegState, region: int, side: int, army: int = 0) -> None:
    """Carry out what follows when an army enters a region: it activates nations and captures an undefended
    Settlement.

    RK-K2, RK-V18, RK-X16: a Town or City is captured by standing in it, a Stronghold unless a garrison is inside.
    """
    track.army_entered(s, region, side)
    if s.controller(region) == other(side) and not s.is_besieged(region):
        capture(s, region, side, army)


def capture(s: RingkriegState, region: int, side: int, army: int = 0) -> None:
    """RK-K3 to RK-K6, RK-K10: set or take back the control marker; the original nation is stirred up by its loss.

    RK-436: `army` captures it. If it has no units (left), all figures of the side there do.
    """
    s.captured ^= 1 << region
    ranking.note(s, region, side, army)
    taken = OWNER[region] != side
    if s.log is not None:
        tell(s, "captured" if taken else "retaken", "RK-K3" if taken else "RK-K6", side=side, region=region)
    if taken:
        nation = NATION[region]
        track.activate(s, nation, "RK-K10")
        track.advance(s, nation, "RK-P14")
    triggers.happens(s, triggers.CAPTURED, region, side)
    if s.log is not None and POINTS[region]:
        tell(s, "points", "RK-K4", free=s.points(0), shadow=s.points(1))


def stronghold_falls(s: RingkriegState, region: int, army: int = 0) -> None:
    """RK-K2, RK-K9, RK-X37, RK-X40, RK-X43: without garrison a Stronghold falls to enemy units around it."""
    enemy = other(s.controller(region))
    if s.has_units(region, enemy) and not s.is_besieged(region):
        capture(s, region, enemy, army)


def is_own_city_or_stronghold(s: RingkriegState, region: int, side: int) -> bool:
    """RK-G45: a City or Stronghold under this side's control."""
    return POINTS[region] > 0 and s.controller(region) == side


def is_own_stronghold(s: RingkriegState, region: int, side: int) -> bool:
    """RK-C13: a Stronghold under this side's control."""
    return POINTS[region] == 2 and s.controller(region) == side


def is_refuge(region: int) -> bool:
    """RK-G40: a City or Stronghold of the Free Peoples, whatever side holds it now."""
    return OWNER[region] == FREE and is_city_or_stronghold(region)
