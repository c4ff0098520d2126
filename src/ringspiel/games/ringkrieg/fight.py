"""The battle in progress: who fights where, how strong and how well led (RK-B12 to RK-B16)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.armies import lose
from ringspiel.games.ringkrieg.board import CITY, FORTIFICATION, REGION_COUNT, REGION_OF, SETTLEMENT
from ringspiel.games.ringkrieg.cards.review import review
from ringspiel.games.ringkrieg.figures import (
    ALL_CHARACTERS,
    ALL_OF,
    ALL_UNITS,
    ARAGORN,
    BOROMIR,
    COMPANIONS,
    ELITE,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    ISENGARD,
    LEADERS,
    LEGOLAS,
    NAZGUL,
    NAZGUL_AND_WITCH_KING,
    NOBODY,
    SARUMAN,
    SHADOW,
    SIDE,
    STRIDER,
    WITCH_KING,
    count,
    kinds_in,
    leadership_of,
    mask_of,
    number_of,
    other,
    units,
)
from ringspiel.games.ringkrieg.layout import (
    ATTACKER,
    CARD,
    DICE_MOST,
    FORCE,
    GIVEN_UP,
    MUTED,
    ORIGIN,
    RIDER,
    ROUND,
    SHOWN,
    SILENT,
    SIZE,
    TARGET,
    TERMS,
)
from ringspiel.games.ringkrieg.state import RingkriegState

MOST_DICE: Final = 5
CAPTAINS: Final = mask_of([GANDALF_GREY, STRIDER, BOROMIR, LEGOLAS, GIMLI, ARAGORN])
"""Captains of the West."""
LEADING: Final = LEADERS | ALL_CHARACTERS | ALL_OF[NAZGUL]
_SERVANTS: Final = ALL_OF[ELITE + ISENGARD]


def open_battle(s: RingkriegState, side: int, origin: int, target: int, force: int, terms: int) -> None:
    battle = [0] * SIZE
    battle[ATTACKER] = side
    battle[ORIGIN] = origin
    battle[TARGET] = target
    battle[FORCE] = force
    battle[TERMS] = terms
    s.battle = battle
    clear_round(s)


def clear_round(s: RingkriegState) -> None:
    """RK-B22: what cards did lasts one round; the White Rider's renunciation lasts the battle."""
    b = s.battle
    for place in range(SHOWN, SIZE):
        b[place] = 0
    for side in (FREE, SHADOW):
        b[CARD + side] = NOBODY
        b[DICE_MOST + side] = MOST_DICE
    if b[RIDER]:
        b[SILENT + FREE] = ALL_OF[GANDALF_WHITE]


# --- who fights where ------------------------------------------------------------------------------------------------


def defender(s: RingkriegState) -> int:
    return other(s.battle[ATTACKER])


def place_of(s: RingkriegState, side: int) -> int:
    """The location of a side's army in the battle."""
    b = s.battle
    return b[ORIGIN] if side == b[ATTACKER] else b[TARGET]


def army(s: RingkriegState, side: int) -> int:
    """RK-B9, RK-B12, RK-B13: the figures of a side in the battle: the attackers without rearguard, or all defenders."""
    b = s.battle
    return b[FORCE] if side == b[ATTACKER] else s.at[b[TARGET]] & SIDE[side]


def battlefield(s: RingkriegState) -> int:
    """The region of the attacked army."""
    return REGION_OF[s.battle[TARGET]]


def is_siege_battle(s: RingkriegState) -> bool:
    """RK-X17."""
    return s.battle[TARGET] >= REGION_COUNT


def is_sortie(s: RingkriegState) -> bool:
    """RK-X24."""
    return s.battle[ORIGIN] >= REGION_COUNT


def both_stand(s: RingkriegState) -> bool:
    """Whether both armies still have units."""
    return bool(army(s, FREE) & ALL_UNITS) and bool(army(s, SHADOW) & ALL_UNITS)


def eliminate(s: RingkriegState, side: int, force: int) -> None:
    """RK-B36, RK-B37, RK-B39, RK-E29: figures in the battle are lost, and cards on the table that needed them."""
    lose(s, place_of(s, side), force)
    if side == s.battle[ATTACKER]:
        s.battle[FORCE] -= force
    review(s)


# --- strength and Leadership -----------------------------------------------------------------------------------------


def servants(s: RingkriegState) -> int:
    """The mask of the Elites of Isengard while Saruman is in play (Servants of the White Hand): they lead too."""
    return _SERVANTS if s.where(SARUMAN) != NOBODY else 0


def strength(s: RingkriegState, side: int) -> int:
    """RK-B14, RK-B64: units and Captains of the West."""
    force = army(s, side)
    return units(force) + number_of(force & CAPTAINS & ~s.battle[MUTED])


def nazgul_leadership(s: RingkriegState) -> int:
    """What Nazgûl and Witch-king lend now; nothing before the White Rider."""
    b = s.battle
    if b[RIDER]:
        return 0
    force = army(s, SHADOW)
    lent = count(force, NAZGUL) + leadership_of(WITCH_KING) * count(force, WITCH_KING)
    return max(0, lent - b[GIVEN_UP])


def leadership(s: RingkriegState, side: int) -> int:
    """RK-B15, RK-B26: Leaders, Nazgûl and characters who have not given up their Leadership."""
    force = army(s, side)
    leading = force & LEADING & ~NAZGUL_AND_WITCH_KING & ~s.battle[SILENT + side]
    total = sum(count(leading, kind) * leadership_of(kind) for kind in kinds_in(leading))
    if side == FREE:
        return total
    elites = force & _SERVANTS
    return total + nazgul_leadership(s) + (units(elites) if elites and servants(s) else 0)


def needed(s: RingkriegState, side: int) -> int:
    """RK-B27, RK-X1 to RK-X4, RK-X18: the number that hits; a besieger in the open has no advantage of the place."""
    b = s.battle
    if side != b[ATTACKER]:
        return 5
    if is_siege_battle(s):
        return 6
    return 6 if b[ROUND] == 1 and SETTLEMENT[b[TARGET]] in (CITY, FORTIFICATION) else 5


def is_hit(result: int, bonus: int, least: int) -> bool:
    """RK-B30, RK-B31: a natural 1 never hits, a natural 6 always does."""
    return result == 6 or (result > 1 and result + bonus >= least)


def companions(s: RingkriegState) -> list[int]:
    """The Companions in the battle."""
    return kinds_in(army(s, FREE) & COMPANIONS)


def shown_cards(s: RingkriegState) -> list[int]:
    """The combat cards that lie open in the battle, neither in hand nor discarded."""
    b = s.battle
    if not b or not b[SHOWN]:
        return []
    return [b[CARD + side] for side in (FREE, SHADOW) if b[CARD + side] >= 0]
