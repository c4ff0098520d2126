"""The politics of Middle-earth (RK-P1 to RK-P32)."""

from __future__ import annotations

from ringspiel.games.ringkrieg.board import EDORAS, HELMS_DEEP, NATION, is_city_or_stronghold
from ringspiel.games.ringkrieg.cards.names import THREATS_AND_PROMISES, WORMTONGUE
from ringspiel.games.ringkrieg.cards.review import review, take_off
from ringspiel.games.ringkrieg.figures import (
    COMPANION_KINDS,
    FIGURES_OF_NATION,
    FREE_NATIONS,
    NATION_COUNT,
    NOBODY,
    ONE,
    ROHAN,
    SIDE_OF_NATION,
    can_activate,
    nations_in,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import tell


def activate(s: RingkriegState, nation: int, rule: str, at_court: bool = False) -> None:
    """RK-P2: a passive nation of the Free Peoples becomes active; it never turns passive again.

    Wormtongue lets Rohan be woken only `at_court`: by somebody who comes to Edoras or Helm's Deep, or an attack there.
    """
    if s.is_active(nation) or (nation == ROHAN and not at_court and WORMTONGUE in s.table):
        return
    s.active_nations |= 1 << nation
    if s.log is not None:
        tell(s, "activated", rule, nation=nation)
    review(s)


def can_advance(s: RingkriegState, nation: int) -> bool:
    """RK-P3, RK-P25: not below At War, and a passive nation never enters that box."""
    return s.political[nation] > (0 if s.is_active(nation) else 1)


def advance(s: RingkriegState, nation: int, rule: str) -> bool:
    """RK-P11, RK-P32: one box down; a step that cannot be made is lost. Tells whether it was made."""
    if not can_advance(s, nation):
        return False
    s.political[nation] -= 1
    if s.log is not None:
        tell(s, "advanced", rule, nation=nation, box=s.political[nation])
    return True


def army_attacked(s: RingkriegState, force: int, region: int) -> None:
    """RK-P5, RK-P13, RK-P23, RK-P24: each nation with units in the attacked army, activation first."""
    for nation in nations_in(force):
        activate(s, nation, "RK-P5", region in (EDORAS, HELMS_DEEP))
        if advance(s, nation, "RK-P13") and nation < FREE_NATIONS:
            take_off(s, THREATS_AND_PROMISES)


def army_entered(s: RingkriegState, region: int, side: int) -> None:
    """RK-P4, RK-P28: an enemy army in a region of the nation, by move, retreat or advance."""
    nation = NATION[region]
    if nation != NOBODY and SIDE_OF_NATION[nation] != side:
        activate(s, nation, "RK-P4")


def companion_arrived(s: RingkriegState, region: int, force: int) -> None:
    """RK-P7, RK-P31, RK-C22: a Companion in a City or Stronghold of a nation he can influence.

    The Settlement must still be the nation's own (RK-K5, RK-K11).
    """
    nation = NATION[region]
    if nation == NOBODY or nation >= FREE_NATIONS or not is_city_or_stronghold(region) or s.captured >> region & 1:
        return
    for kind in COMPANION_KINDS:
        if force & ONE[kind] and can_activate(kind, nation):
            activate(s, nation, "RK-P7", True)


def figures_not_at_war(s: RingkriegState, force: int) -> int:
    """RK-P16: the units and Leaders of a force whose nations are not At War."""
    bound = 0
    for nation in range(NATION_COUNT):
        if s.political[nation]:
            bound |= force & FIGURES_OF_NATION[nation]
    return bound


def kept_out(s: RingkriegState, force: int, region: int) -> int:
    """RK-V15, RK-P17: the figures of a force that another nation's border keeps out of the region."""
    nation = NATION[region]
    if nation == NOBODY:
        return 0
    return figures_not_at_war(s, force) & ~FIGURES_OF_NATION[nation]
