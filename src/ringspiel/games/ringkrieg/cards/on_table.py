"""What cards do while they lie on the table (RK-E15); `hooks` says at which triggers.

A card that is used up asks first (`staying.offer`).
"""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.armies.capture import is_own_stronghold, is_refuge
from ringspiel.games.ringkrieg.cards import drawing
from ringspiel.games.ringkrieg.cards.conditions import MINAS_TIRITH
from ringspiel.games.ringkrieg.cards.drawing import discard
from ringspiel.games.ringkrieg.cards.names import (
    BALROG_OF_MORIA,
    FLOCKS_OF_CREBAIN,
    MITHRIL_COAT,
    PALANTIR,
    SORROW_AND_TOIL,
    THREATS_AND_PROMISES,
    WIZARDS_STAFF,
)
from ringspiel.games.ringkrieg.cards.staying import offer
from ringspiel.games.ringkrieg.combat.fighters import battlefield
from ringspiel.games.ringkrieg.hunt import hunt
from ringspiel.games.ringkrieg.pieces.board import MORIA, NUMBER
from ringspiel.games.ringkrieg.pieces.figures import FREE, ROHAN, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.kernel.state import call

# --- the Hunt --------------------------------------------------------------------------------------------------------


def flocks_of_crebain(s: RingkriegState) -> None:
    offer(s, SHADOW, FLOCKS_OF_CREBAIN, crebain_search)


def crebain_search(s: RingkriegState) -> None:
    """Flocks of Crebain, used before the roll, add 1 to all its dice, also to those rolled again."""
    if not s.on_table(FLOCKS_OF_CREBAIN):
        s.hunt_bonus += 1


def wizards_staff(s: RingkriegState, why: int) -> None:
    offer(s, FREE, WIZARDS_STAFF, staff_is_raised)


def staff_is_raised(s: RingkriegState) -> None:
    """RK-H53: Wizard's Staff prevents the draw."""
    if not s.on_table(WIZARDS_STAFF):
        s.tile = hunt.PREVENTED


def mithril_coat(s: RingkriegState, why: int) -> None:
    offer(s, FREE, MITHRIL_COAT, call(coat_is_worn, why))


def coat_is_worn(s: RingkriegState, why: int) -> None:
    """Mithril Coat and Sting, if used: another tile counts, and the first goes back into the pool."""
    if not s.on_table(MITHRIL_COAT):
        hunt.exchange_tile(s, why)


def balrog_of_moria(s: RingkriegState, why: int) -> None:
    """RK-H28: if the way enters, leaves or crosses Moria, the Shadow may draw one more tile."""
    if s.path >> MORIA & 1 and s.path != 1 << MORIA:
        offer(s, SHADOW, BALROG_OF_MORIA, call(balrog_comes, why))


def balrog_comes(s: RingkriegState, why: int) -> None:
    if not s.on_table(BALROG_OF_MORIA):
        s.then(call(hunt.tile_due, why))


# --- the Fellowship --------------------------------------------------------------------------------------------------


def crebain_lose_track(s: RingkriegState) -> None:
    """Flocks of Crebain end when the Fellowship is declared in a City or Stronghold of the Free Peoples (RK-G40)."""
    if is_refuge(s.figure):
        discard(s, FLOCKS_OF_CREBAIN)


def sorrow_ends(s: RingkriegState) -> None:
    """Worn with Sorrow and Toil ends in a Stronghold of the Free Peoples that they still control."""
    if is_refuge(s.figure) and is_own_stronghold(s, s.figure, FREE):
        discard(s, SORROW_AND_TOIL)


def last_battle(s: RingkriegState) -> bool:
    """During The Last Battle the die that moved the Fellowship is only spent."""
    return True


# --- armies and battles ----------------------------------------------------------------------------------------------

_ELVEN_HAVENS: Final = tuple(NUMBER[name] for name in ("rivendell", "lorien", "grey-havens"))
_BOMBADILS_LAND: Final = tuple(NUMBER[name] for name in ("buckland", "the-shire", "old-forest"))


def power_too_great(s: RingkriegState, region: int, side: int) -> bool:
    """Shadow armies may neither enter the Elven havens nor attack there."""
    return side == SHADOW and region in _ELVEN_HAVENS


def tom_bombadil(s: RingkriegState, region: int, side: int) -> bool:
    """Shadow armies may neither enter Tom Bombadil's neighbourhood nor attack there."""
    return side == SHADOW and region in _BOMBADILS_LAND


def folly_bars_cards(s: RingkriegState, side: int) -> bool:
    """RK-E30: no combat cards for the Free Peoples when an army in the region of Minas Tirith is attacked."""
    return side == FREE and battlefield(s) == MINAS_TIRITH


# --- politics --------------------------------------------------------------------------------------------------------


def wormtongue(s: RingkriegState, nation: int, at_court: int) -> bool:
    """Rohan is woken only by somebody who comes to Edoras or Helm's Deep, or an attack there."""
    return nation == ROHAN and not at_court


def threats_and_promises(s: RingkriegState, nation: int) -> bool:
    """RK-D27: passive nations stay where they are."""
    return not s.is_active(nation)


def promises_are_broken(s: RingkriegState) -> None:
    discard(s, THREATS_AND_PROMISES)


# --- cards -----------------------------------------------------------------------------------------------------------


def palantir(s: RingkriegState, side: int) -> None:
    """The Palantír of Orthanc: the Shadow draws after each event played with an Event die, from a deck it names."""
    if side == SHADOW and s.on_table(PALANTIR) and drawing.can_draw(s, SHADOW):
        s.then(drawing.check_hands)
        s.ask(drawing.ChooseDeck(decider(s, SHADOW, ACTION), SHADOW))


STEPS: Final = (crebain_search, staff_is_raised, coat_is_worn, balrog_comes)
