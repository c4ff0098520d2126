"""The politics of Middle-earth (RK-P1 to RK-P32)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.cards.triggers import forbidden, happens
from ringspiel.games.ringkrieg.pieces.board import EDORAS, HELMS_DEEP, NATION, REGION_COUNT, is_city_or_stronghold
from ringspiel.games.ringkrieg.pieces.figures import (
    COMPANION_KINDS,
    FIGURES_OF_NATION,
    FREE_NATIONS,
    NATION_COUNT,
    NATIONAL,
    NONE,
    ONE,
    SIDE_OF_NATION,
    can_activate,
    nations_in,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.tired_nations import acts_for
from ringspiel.games.ringkrieg.telling.report import tell

FOREIGN: Final = [0 if NATION[r] == NONE else NATIONAL & ~FIGURES_OF_NATION[NATION[r]] for r in range(REGION_COUNT)]
"""By region of a nation: the units and Leaders of all others."""


def activate(s: RingkriegState, nation: int, rule: str, at_court: bool = False) -> None:
    """RK-P2: a passive nation of the Free Peoples becomes active; it never turns passive again.

    `at_court`: by somebody who comes to a City or Stronghold of it, or an attack on one of Rohan's Strongholds.
    """
    if s.is_active(nation) or forbidden(s, triggers.WAKING, nation, at_court):
        return
    s.active_nations |= 1 << nation
    if s.log is not None:
        tell(s, "activated", rule, nation=nation)
    triggers.changed(s)


def can_advance(s: RingkriegState, nation: int) -> bool:
    """Whether the counter of a nation can move one box down."""
    return not why_not_advance(s, nation)


def why_not_advance(s: RingkriegState, nation: int) -> str:
    """RK-P3, RK-P25: not below At War, and a passive nation never enters that box; empty if it can move."""
    if not s.political[nation]:
        return "RK-P25"
    return "RK-P3" if s.political[nation] == 1 and not s.is_active(nation) else ""


def advance(s: RingkriegState, nation: int, rule: str) -> bool:
    """RK-P11, RK-P32: one box down; a step that cannot be made is lost. Tells whether it was made.

    RK-303: one that comes by itself, for an attack or a loss, is not an action for the nation; see `urge`.
    """
    if not can_advance(s, nation):
        return False
    s.political[nation] -= 1
    if s.log is not None:
        tell(s, "advanced", rule, nation=nation, box=s.political[nation])
    return True


def urge(s: RingkriegState, nation: int) -> bool:
    """RK-P11, RK-306: an action moves the counter, by die, card or ability, and so is one for that nation."""
    if not advance(s, nation, "RK-P11"):
        return False
    acts_for(s, nation)
    return True


def army_attacked(s: RingkriegState, force: int, region: int) -> None:
    """RK-P5, RK-P13, RK-P23, RK-P24: each nation with units in the attacked army, activation first."""
    for nation in nations_in(force):
        activate(s, nation, "RK-P5", region in (EDORAS, HELMS_DEEP))
        if advance(s, nation, "RK-P13") and nation < FREE_NATIONS:
            happens(s, triggers.STIRRED)


def army_entered(s: RingkriegState, region: int, side: int) -> None:
    """RK-P4, RK-P28: an enemy army in a region of the nation, by move, retreat or advance."""
    nation = NATION[region]
    if nation != NONE and SIDE_OF_NATION[nation] != side:
        activate(s, nation, "RK-P4")


def companion_arrived(s: RingkriegState, region: int, force: int) -> None:
    """RK-P7, RK-P31, RK-C22: a Companion in a City or Stronghold of a nation open to their influence.

    The Settlement must still be the nation's own (RK-K5, RK-K11).
    """
    nation = NATION[region]
    if nation == NONE or nation >= FREE_NATIONS or not is_city_or_stronghold(region) or s.captured >> region & 1:
        return
    for kind in COMPANION_KINDS:
        if force & ONE[kind] and can_activate(kind, nation):
            activate(s, nation, "RK-P7", True)


def at_peace(s: RingkriegState) -> int:
    """RK-P16, RK-B10: the mask of units and Leaders whose nations are not At War; characters are never bound."""
    return figures_at_peace(tuple(s.political))


@lru_cache(maxsize=10_000)
def figures_at_peace(political: tuple[int, ...]) -> int:
    return sum(FIGURES_OF_NATION[nation] for nation in range(NATION_COUNT) if political[nation])


def kept_out(s: RingkriegState, force: int, region: int) -> int:
    """RK-V15, RK-P17: the figures of a force that another nation's border keeps out of the region."""
    foreign = force & FOREIGN[region]
    return foreign & at_peace(s) if foreign else 0
