"""The preconditions of combat halves (RK-B25): tests of the battle in progress."""

from __future__ import annotations

from ringspiel.games.ringkrieg.combat import fighters, retreat
from ringspiel.games.ringkrieg.combat.fighters import army, battle_of, battlefield, nazgul_leadership
from ringspiel.games.ringkrieg.pieces.board import DISTANCE, FANGORN, MORIA, NATION, ORTHANC
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ARAGORN,
    COMPANIONS,
    ELITE,
    ELITES,
    FREE,
    FREE_NATIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    HOBBITS,
    ISENGARD,
    LEADERS,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ROHAN,
    SHADOW,
    SOUTHRONS,
    STRIDER,
    UNITS_OF_NATION,
    mask_of,
)
from ringspiel.games.ringkrieg.state import RingkriegState


def always(s: RingkriegState) -> bool:
    return True


def ring_is_near(s: RingkriegState) -> bool:
    """RK-O19: the Fellowship's figure is where the attacked army stands; on the Mordor track it is in no region."""
    return s.mordor == NONE and s.figure == battlefield(s)


def hobbit(s: RingkriegState) -> bool:
    return bool(army(s, FREE) & HOBBITS)


def companion(s: RingkriegState) -> bool:
    return bool(army(s, FREE) & COMPANIONS)


def gandalf(s: RingkriegState) -> bool:
    return bool(army(s, FREE) & mask_of([GANDALF_GREY, GANDALF_WHITE]))


def isildurs_heir(s: RingkriegState) -> bool:
    return bool(army(s, FREE) & mask_of([STRIDER, ARAGORN]))


def leader_or_companion(s: RingkriegState) -> bool:
    return bool(army(s, FREE) & (LEADERS | COMPANIONS))


def near_fangorn(s: RingkriegState) -> bool:
    region = battlefield(s)
    return region in (FANGORN, ORTHANC) or NATION[region] == ROHAN


def in_free_land(s: RingkriegState) -> bool:
    return 0 <= NATION[battlefield(s)] < FREE_NATIONS


def can_slip_away(s: RingkriegState) -> bool:
    """Scouts: a defender in the open with somewhere to go."""
    if fighters.defender(s) != FREE or fighters.is_siege_battle(s):
        return False
    return retreat.may_withdraw(s) or bool(retreat.regions(s, battle_of(s).target, FREE))


def free_elite(s: RingkriegState) -> bool:
    return bool(army(s, FREE) & ELITES)


def one_point_of_terror(s: RingkriegState) -> bool:
    return nazgul_leadership(s) >= 1


def two_points_of_terror(s: RingkriegState) -> bool:
    return nazgul_leadership(s) >= 2


def nazgul(s: RingkriegState) -> bool:
    return bool(army(s, SHADOW) & NAZGUL_AND_WITCH_KING)


def near_moria(s: RingkriegState) -> bool:
    return DISTANCE[MORIA][battlefield(s)] <= 2


def isengard_in_storm(s: RingkriegState) -> bool:
    """Devilry of Orthanc: units of Isengard in a siege battle, before the walls or behind them."""
    return fighters.is_siege_battle(s) and bool(army(s, SHADOW) & UNITS_OF_NATION[ISENGARD])


def southron_elite(s: RingkriegState) -> bool:
    return bool(army(s, SHADOW) & ALL_OF[ELITE + SOUTHRONS])


def shadow_elite(s: RingkriegState) -> bool:
    return bool(army(s, SHADOW) & ELITES)
