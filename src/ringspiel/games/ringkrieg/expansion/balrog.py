"""The Balrog of Moria (RK-Z46 to RK-Z57, RK-Z124, RK-Z132)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.armies.stacking import inside_or_outside, lose
from ringspiel.games.ringkrieg.cards import halves, recruiting, triggers
from ringspiel.games.ringkrieg.cards.conditions import in_play
from ringspiel.games.ringkrieg.cards.event_card import Hook, Removal, card
from ringspiel.games.ringkrieg.cards.removing import die_alone, say_card
from ringspiel.games.ringkrieg.cards.triggers import changed
from ringspiel.games.ringkrieg.combat.fighters import army
from ringspiel.games.ringkrieg.expansion import numbers
from ringspiel.games.ringkrieg.expansion.numbers import BALROG
from ringspiel.games.ringkrieg.hunt import guide, hunt
from ringspiel.games.ringkrieg.hunt.damage import lose_companion
from ringspiel.games.ringkrieg.pieces.board import MORIA, REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    DWARVES,
    ELVES,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GOLLUM,
    NONE,
    NORTH,
    ONE,
    SAURON,
    SHADOW,
    WITCH_KINGS,
)
from ringspiel.games.ringkrieg.pieces.tiles import EYES
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.politics.muster import why_closed
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import HUNT
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.turn.dice import CHARACTER, WILL
from ringspiel.kernel.state import call

_GANDALF: Final = ALL_OF[GANDALF_GREY] | ALL_OF[GANDALF_WHITE]
FIRE_AND_SHADOW: Final = 8
"""Why a tile is drawn (see `hunt.REASONS`)."""
UNLEASHED: Final = 2


def witch_king_is_away(s: RingkriegState) -> bool:
    """RK-Z46, RK-Z48, RK-Z57: either version."""
    return not s.places(WITCH_KINGS)


def places(s: RingkriegState) -> list[int]:
    """RK-Z46, RK-Z56: whatever side holds Moria, even with a besieged garrison inside."""
    return [inside_or_outside(s, MORIA, SHADOW)] if witch_king_is_away(s) else []


def comes(s: RingkriegState, location: int) -> None:
    """RK-Z46, RK-Z49, RK-Z56: three nations are alarmed; a unit of Sauron comes where one may be recruited."""
    for nation in (ELVES, DWARVES, NORTH):
        track.advance(s, nation, "RK-Z49")
    if not why_closed(s, MORIA, SHADOW):
        s.then(call(recruiting.unit, SAURON, MORIA))


def flame_of_udun(s: RingkriegState, side: int) -> int:
    """RK-Z54."""
    return 2 if side == SHADOW and army(s, SHADOW) & ONE[BALROG] else 0


def perish(s: RingkriegState, rule: str) -> None:
    location = s.where(BALROG)
    lose(s, location, ONE[BALROG])
    if s.log is not None:
        tell(s, "figure-lost", rule, kind=BALROG, region=location)
    changed(s)


# --- Fire and Shadow -------------------------------------------------------------------------------------------------


def fire_and_shadow(s: RingkriegState, why: int) -> None:
    """RK-Z51, RK-Z57, RK-Z132: one tile if the figure's way touches the Balrog's region; none without a way."""
    location = s.where(BALROG)
    if location != NONE and s.path >> REGION_OF[location] & 1 and s.path != 1 << s.figure:
        s.then(call(hunt.tile_due, FIRE_AND_SHADOW))


def meet_the_balrog(s: RingkriegState, why: int) -> None:
    """RK-Z51 to RK-Z53, RK-Z57: an Eye takes him and the Guide, and does nothing else; Gollum slips by."""
    if not EYES >> s.tile & 1:
        hunt.meet(s, why)
        return
    if s.guide != GOLLUM:
        perish(s, "RK-Z52")
        lose_companion(s, s.guide)
    s.then(guide.appoint_guide, call(guide.send_away, 0, HUNT), hunt.tile_done)


REASON: Final = hunt.Reason(0, hunt.nothing, meet_the_balrog, reveals=False)


# --- A Balrog is Come! -----------------------------------------------------------------------------------------------


def level_unleashed(s: RingkriegState, kind: int) -> int:
    """RK-Z55: while *A Balrog is Come!* is on the table."""
    return UNLEASHED if kind == BALROG else 0


def unbound(s: RingkriegState) -> int:
    """RK-Z55, RK-Z56: with that card he may go with an army."""
    return ONE[BALROG]


def is_chained(s: RingkriegState, card: int) -> None:
    """The Balrog does not outlive *A Balrog is Come!* outside Moria."""
    location = s.where(BALROG)
    if card == numbers.A_BALROG_IS_COME and location != NONE and REGION_OF[location] != MORIA:
        perish(s, "RK-E16")


def stands_before_balrog(s: RingkriegState, face: int) -> bool:
    """A Will of the West, or a Character die with Gandalf where the Balrog is."""
    if face == WILL:
        return True
    location = s.where(BALROG)
    return face == CHARACTER and location != NONE and bool(s.in_region(REGION_OF[location]) & _GANDALF)


A_BALROG_IS_COME: Final = card(
    "shadow-char-17E",
    "A Balrog is Come!",
    needs=(in_play(BALROG),),
    at=(Hook(triggers.UNBOUND, unbound), Hook(triggers.LEVEL, level_unleashed)),
    stays_while=(in_play(BALROG),),
    removal=Removal(FREE, stands_before_balrog, die_alone, say_card),
    names=ALL_OF[BALROG],
    combat=halves.DURINS_BANE,
)
