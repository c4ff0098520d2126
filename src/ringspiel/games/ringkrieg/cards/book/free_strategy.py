"""The Strategy deck of the Free Peoples."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.armies import companions
from ringspiel.games.ringkrieg.cards import conditions, halves, marching, realms, recruiting, striking, triggers
from ringspiel.games.ringkrieg.cards.choosing import draw
from ringspiel.games.ringkrieg.cards.conditions import MINAS_TIRITH, at_war, need
from ringspiel.games.ringkrieg.cards.event_card import EventCard, Hook, Removal, card, nations
from ringspiel.games.ringkrieg.cards.recruiting import HERE, figures, unit
from ringspiel.games.ringkrieg.cards.removing import pay_two_cards, say_cards, two_cards
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.combat.state import RELIEVING
from ringspiel.games.ringkrieg.pieces.board import EDORAS, EREBOR, NUMBER
from ringspiel.games.ringkrieg.pieces.deck import FREE_STRATEGY
from ringspiel.games.ringkrieg.pieces.figures import (
    COMPANIONS,
    DWARVES,
    ELVES,
    FREE,
    GONDOR,
    LEADER,
    NORTH,
    REGULAR,
    ROHAN,
    SHADOW,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.kernel.state import Step, call

_DRAW_ONE: Final = call(draw, FREE_STRATEGY, 1)


def guards(nation: int, region: int) -> tuple[Step, Step]:
    """A unit of either rank and a Leader. The unit comes first, because a Leader needs one (RK-M11)."""
    return call(unit, nation, region), call(figures, LEADER + nation, 1, region)


def can_relieve(s: RingkriegState) -> bool:
    """An army of the Free Peoples can attack a besieger next to it."""
    return bool(attacking.attacks(s, FREE, 0, RELIEVING))


# --- The Last Battle -------------------------------------------------------------------------------------------------


def last_battle(s: RingkriegState) -> bool:
    """During The Last Battle the die that moved the Fellowship is only spent."""
    return True


LAST_BATTLE: Final = card(
    "fp-str-01",
    "The Last Battle",
    needs=(need(conditions.marches_on_black_gate),),
    at=(Hook(triggers.DIE_TO_HUNT_BOX, last_battle),),
    stays_while=(need(conditions.holds_black_gate),),
    combat=halves.DAYLIGHT,
)


# --- A Power too Great -----------------------------------------------------------------------------------------------

_ELVEN_HAVENS: Final = tuple(NUMBER[name] for name in ("rivendell", "lorien", "grey-havens"))


def power_too_great(s: RingkriegState, region: int, side: int) -> bool:
    """Shadow armies may neither enter the Elven havens nor attack there."""
    return side == SHADOW and region in _ELVEN_HAVENS


POWER_TOO_GREAT: Final = card(
    "fp-str-02",
    "A Power too Great",
    steps=(call(realms.advance_nation, ELVES),),
    at=(Hook(triggers.ENTERING, power_too_great),),
    removal=Removal(SHADOW, two_cards, pay_two_cards, say_cards),
    names=nations(ELVES),
    combat=halves.NO_QUARTER,
)


# --- The Power of Tom Bombadil ---------------------------------------------------------------------------------------

_BOMBADILS_LAND: Final = tuple(NUMBER[name] for name in ("buckland", "the-shire", "old-forest"))


def tom_bombadil(s: RingkriegState, region: int, side: int) -> bool:
    """Shadow armies may neither enter Tom Bombadil's neighbourhood nor attack there."""
    return side == SHADOW and region in _BOMBADILS_LAND


TOM_BOMBADIL: Final = card(
    "fp-str-03",
    "The Power of Tom Bombadil",
    steps=(call(realms.advance_nation, NORTH),),
    at=(Hook(triggers.ENTERING, tom_bombadil),),
    removal=Removal(SHADOW, two_cards, pay_two_cards, say_cards),
    names=nations(NORTH),
    combat=halves.ADVANTAGEOUS_POSITION,
)


# --- the deck --------------------------------------------------------------------------------------------------------

ROWS: Final[tuple[EventCard, ...]] = (
    LAST_BATTLE,
    POWER_TOO_GREAT,
    TOM_BOMBADIL,
    card(
        "fp-str-04",
        "Book of Mazarbul",
        steps=(companions.move_companions, call(realms.call_to_war, DWARVES, NUMBER["ered-luin"], EREBOR)),
        names=nations(DWARVES),
        combat=halves.ADVANTAGEOUS_POSITION,
    ),
    card(
        "fp-str-05",
        "The Spirit of Mordor",
        needs=(need(conditions.has_mixed_army),),
        steps=(striking.choose_mixed_army, call(striking.strike, 5, 5)),
        combat=halves.SCOUTS,
    ),
    card(
        "fp-str-06",
        "Faramir's Rangers",
        steps=(
            call(striking.choose_shadow_army, NUMBER["osgiliath"], NUMBER["north-ithilien"], NUMBER["south-ithilien"]),
            call(striking.strike, 3, 5),
            recruiting.rangers_of_ithilien,
        ),
        names=nations(GONDOR),
        combat=halves.SHIELD_WALL,
    ),
    card(
        "fp-str-07",
        "Fear! Fire! Foes!",
        steps=(companions.move_companions, call(realms.call_to_war, NORTH, NUMBER["bree"], NUMBER["the-shire"])),
        names=nations(NORTH),
        combat=halves.SHIELD_WALL,
    ),
    card("fp-str-08", "Wisdom of Elrond", steps=(realms.wisdom_of_elrond,), combat=halves.CONFUSION),
    card(
        "fp-str-09",
        "The Red Arrow",
        needs=(need(conditions.is_active, GONDOR),),
        steps=(call(realms.advance_nation, ROHAN), *guards(ROHAN, EDORAS)),
        names=nations(ROHAN),
        combat=halves.SCOUTS,
    ),
    card(
        "fp-str-10",
        "Help Unlooked For",
        needs=(need(can_relieve),),
        steps=(call(attacking.attack_with, 0, RELIEVING),),
        combat=halves.NO_QUARTER,
    ),
    card(
        "fp-str-11",
        "Path of the Woses",
        needs=(need(conditions.army_in, FREE, MINAS_TIRITH), at_war(ROHAN)),
        steps=(marching.path_of_the_woses,),
        names=nations(ROHAN),
        combat=halves.SUDDEN_STRIKE,
    ),
    card(
        "fp-str-12",
        "Through a Day and a Night",
        needs=(need(conditions.commands_army_with, FREE, COMPANIONS),),
        steps=(call(marching.far_march, 1, 2, marching.WITH_COMPANION),),
        combat=halves.CONFUSION,
    ),
    card(
        "fp-str-13",
        "Círdan's Ships",
        needs=(at_war(ELVES),),
        steps=(call(recruiting.choose_coast, ELVES), call(unit, ELVES, HERE), call(unit, ELVES, HERE)),
        names=nations(ELVES),
        combat=halves.CHARGE,
    ),
    card(
        "fp-str-14",
        "Guards of the Citadel",
        steps=guards(GONDOR, MINAS_TIRITH),
        names=nations(GONDOR),
        combat=halves.CHARGE,
    ),
    card(
        "fp-str-15",
        "Celeborn's Galadhrim",
        steps=(call(unit, ELVES, NUMBER["lorien"]), _DRAW_ONE),
        names=nations(ELVES),
        combat=halves.DAYLIGHT,
    ),
    card(
        "fp-str-16",
        "Riders of Théoden",
        steps=(recruiting.choose_riders, *guards(ROHAN, HERE)),
        names=nations(ROHAN),
        combat=halves.DAYLIGHT,
    ),
    card(
        "fp-str-17",
        "Grimbeorn the Old, Son of Beorn",
        steps=guards(NORTH, NUMBER["carrock"]),
        names=nations(NORTH),
        combat=halves.SCOUTS,
    ),
    card(
        "fp-str-18",
        "Imrahil of Dol Amroth",
        steps=guards(GONDOR, NUMBER["dol-amroth"]),
        names=nations(GONDOR),
        combat=halves.SHIELD_WALL,
    ),
    card(
        "fp-str-19",
        "King Brand's Men",
        steps=(call(figures, REGULAR + NORTH, 2, NUMBER["dale"]), _DRAW_ONE),
        names=nations(NORTH),
        combat=halves.SHIELD_WALL,
    ),
    card(
        "fp-str-20",
        "Swords in Eriador",
        steps=(call(unit, DWARVES, NUMBER["ered-luin"]), call(unit, NORTH, NUMBER["the-shire"]), _DRAW_ONE),
        names=nations(DWARVES, NORTH),
        combat=halves.ADVANTAGEOUS_POSITION,
    ),
    card(
        "fp-str-21",
        "Kindred of Glorfindel",
        steps=(call(unit, ELVES, NUMBER["rivendell"]), _DRAW_ONE),
        names=nations(ELVES),
        combat=halves.ADVANTAGEOUS_POSITION,
    ),
    card(
        "fp-str-22",
        "Dáin Ironfoot's Guard",
        steps=guards(DWARVES, EREBOR),
        names=nations(DWARVES),
        combat=halves.VALOUR,
    ),
    card(
        "fp-str-23",
        "Éomer, son of Éomund",
        steps=(call(recruiting.choose_free_settlement, ROHAN), *guards(ROHAN, HERE)),
        names=nations(ROHAN),
        combat=halves.VALOUR,
    ),
    card(
        "fp-str-24",
        "Thranduil's Archers",
        steps=(call(unit, ELVES, NUMBER["woodland-realm"]), _DRAW_ONE),
        names=nations(ELVES),
        combat=halves.VALOUR,
    ),
)
