"""The battle in progress: who fights where, how strong and how well led (RK-B12 to RK-B16)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.armies.stacking import lose
from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.characters.saruman import servants
from ringspiel.games.ringkrieg.combat.state import BEGINNING, Battle, Fighter, fresh_fighters
from ringspiel.games.ringkrieg.pieces.board import CITY, FORTIFICATION, REGION_COUNT, REGION_OF, SETTLEMENT
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_CHARACTERS,
    ALL_OF,
    ALL_UNITS,
    CAPTAINS,
    COMPANIONS,
    FREE,
    GANDALF_WHITE,
    LEADERS,
    NAZGUL,
    NAZGUL_AND_WITCH_KING,
    SHADOW,
    SIDE,
    count,
    kinds_in,
    leadership_of,
    number_of,
    other,
    units,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import army_leader

LEADING: Final = LEADERS | ALL_CHARACTERS | ALL_OF[NAZGUL]


def open_battle(s: RingkriegState, side: int, origin: int, target: int, force: int, terms: int) -> None:
    s.battle = b = Battle(BEGINNING)
    b.attacker = side
    b.origin = origin
    b.target = target
    b.force = force
    b.terms = terms


def clear_round(s: RingkriegState) -> None:
    """RK-B22: what cards did lasts one round; the White Rider's renunciation lasts the battle."""
    b = battle_of(s)
    b.shown = 0
    b.fighters = fresh_fighters()
    if b.rider:
        b.fighters[FREE].silent = ALL_OF[GANDALF_WHITE]


def battle_of(s: RingkriegState) -> Battle:
    """The battle in progress, where there must be one."""
    b = s.battle
    assert b is not None
    return b


def fighter(s: RingkriegState, side: int) -> Fighter:
    """A side in the battle in progress."""
    return battle_of(s).fighters[side]


# --- who fights where ------------------------------------------------------------------------------------------------


def defender(s: RingkriegState) -> int:
    return other(battle_of(s).attacker)


def place_of(s: RingkriegState, side: int) -> int:
    """The location of a side's army in the battle."""
    b = battle_of(s)
    return b.origin if side == b.attacker else b.target


def army(s: RingkriegState, side: int) -> int:
    """RK-B9, RK-B12, RK-B13: the figures of a side in the battle: the attackers without rearguard, or all defenders."""
    b = battle_of(s)
    return b.force if side == b.attacker else s.at[b.target] & SIDE[side]


def battlefield(s: RingkriegState) -> int:
    """The region of the attacked army."""
    return REGION_OF[battle_of(s).target]


def is_siege_battle(s: RingkriegState) -> bool:
    """RK-X17."""
    return battle_of(s).target >= REGION_COUNT


def is_sortie(s: RingkriegState) -> bool:
    """RK-X24."""
    return battle_of(s).origin >= REGION_COUNT


def general(s: RingkriegState, side: int) -> int:
    """RK-428: the seat that decides for a side in the battle."""
    return army_leader(s, side, army(s, side))


def both_stand(s: RingkriegState) -> bool:
    """Whether both armies still have units."""
    return bool(army(s, FREE) & ALL_UNITS) and bool(army(s, SHADOW) & ALL_UNITS)


def eliminate(s: RingkriegState, side: int, force: int) -> None:
    """RK-B36, RK-B37, RK-B39, RK-E29: figures in the battle are lost, and cards on the table that needed them."""
    lose(s, place_of(s, side), force)
    if side == battle_of(s).attacker:
        battle_of(s).force -= force
    triggers.changed(s)


# --- strength and Leadership -----------------------------------------------------------------------------------------


def strength(s: RingkriegState, side: int) -> int:
    """RK-B14, RK-B64: units and Captains of the West."""
    force = army(s, side)
    own = fighter(s, side)
    captains = number_of(force & CAPTAINS & ~own.muted)
    return units(force) + captains + own.stronger + triggers.added(s, triggers.STRENGTH, side)


def nazgul_leadership(s: RingkriegState) -> int:
    """The Leadership of the Nazgûl and the Witch-king now; none if they face the White Rider."""
    b = battle_of(s)
    if b.rider:
        return 0
    wraiths = army(s, SHADOW) & NAZGUL_AND_WITCH_KING
    lent = sum(count(wraiths, kind) * leadership_of(kind) for kind in kinds_in(wraiths))
    return max(0, lent - b.fighters[SHADOW].given_up)


def leadership(s: RingkriegState, side: int) -> int:
    """RK-B15, RK-B26: Leaders, Nazgûl and characters who have not given up their Leadership."""
    force = army(s, side)
    leading = force & LEADING & ~NAZGUL_AND_WITCH_KING & ~fighter(s, side).silent
    total = sum(count(leading, kind) * leadership_of(kind) for kind in kinds_in(leading))
    if side == FREE:
        return total
    return total + nazgul_leadership(s) + units(servants(s, force))


def needed(s: RingkriegState, side: int) -> int:
    """RK-B27, RK-X1 to RK-X4, RK-X18: the number that hits; a besieger in the open has no advantage of the place."""
    b = battle_of(s)
    if side != b.attacker:
        return 5
    if is_siege_battle(s):
        return 6
    return 6 if b.round == 1 and SETTLEMENT[b.target] in (CITY, FORTIFICATION) else 5


def is_hit(result: int, bonus: int, least: int) -> bool:
    """RK-B30, RK-B31: a natural 1 never hits, a natural 6 always does."""
    return result == 6 or (result > 1 and result + bonus >= least)


def companions(s: RingkriegState) -> list[int]:
    """The Companions in the battle."""
    return kinds_in(army(s, FREE) & COMPANIONS)


def shown_cards(s: RingkriegState) -> list[int]:
    """The combat cards that lie open in the battle, neither in hand nor discarded."""
    b = s.battle
    if b is None or not b.shown:
        return []
    return [fighter.card for fighter in b.fighters if fighter.card >= 0]
