"""The Strategy deck of the Shadow."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.cards import (
    action_dice,
    conditions,
    halves,
    marching,
    names,
    recruiting,
    striking,
    triggers,
    wraiths,
)
from ringspiel.games.ringkrieg.cards.conditions import MINAS_TIRITH, at_war, in_play, need
from ringspiel.games.ringkrieg.cards.drawing import discard
from ringspiel.games.ringkrieg.cards.event_card import EventCard, Hook, Removal, card, nations
from ringspiel.games.ringkrieg.cards.recruiting import HERE, divide, figures, own_figures, unit
from ringspiel.games.ringkrieg.cards.removing import die_alone, say_card
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.combat.fighters import battlefield
from ringspiel.games.ringkrieg.combat.state import THREE_ROUNDS
from ringspiel.games.ringkrieg.pieces.board import EASTERN_EDGE, MORIA, NUMBER, ORTHANC
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ARAGORN,
    ELITE,
    ELVES,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    ISENGARD,
    NAZGUL,
    REGULAR,
    SARUMAN,
    SAURON,
    SOUTHRONS,
    UNITS_OF_NATION,
    WITCH_KINGS,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn.dice import WILL
from ringspiel.kernel.state import call

_SHADOW_AT_WAR: Final = (need(conditions.shadow_is_at_war),)


# --- Denethor's Folly ------------------------------------------------------------------------------------------------

_WISE: Final = ALL_OF[GANDALF_GREY] | ALL_OF[GANDALF_WHITE] | ALL_OF[ARAGORN]


def folly_bars_cards(s: RingkriegState, side: int) -> bool:
    """RK-E30: no combat cards for the Free Peoples when an army in the region of Minas Tirith is attacked."""
    return side == FREE and battlefield(s) == MINAS_TIRITH


def will_or_the_wise(s: RingkriegState, face: int) -> bool:
    """A Will of the West, or any die with Gandalf or Aragorn in Minas Tirith."""
    return face == WILL or bool(s.in_region(MINAS_TIRITH) & _WISE)


DENETHORS_FOLLY: Final = card(
    "shadow-str-03",
    "Denethor's Folly",
    needs=(need(conditions.is_under_siege, MINAS_TIRITH),),
    steps=(striking.denethors_folly,),
    at=(Hook(triggers.COMBAT_CARDS, folly_bars_cards),),
    stays_while=(need(conditions.is_under_siege, MINAS_TIRITH),),
    removal=Removal(FREE, will_or_the_wise, die_alone, say_card),
    combat=halves.DEVILRY_OF_ORTHANC,
)


# --- Threats and Promises --------------------------------------------------------------------------------------------


def threats_and_promises(s: RingkriegState, nation: int) -> bool:
    """RK-D27: passive nations stay where they are."""
    return not s.is_active(nation)


def promises_are_broken(s: RingkriegState) -> None:
    discard(s, names.THREATS_AND_PROMISES)


THREATS_AND_PROMISES: Final = card(
    "shadow-str-05",
    "Threats and Promises",
    at=(Hook(triggers.DIPLOMACY, threats_and_promises), Hook(triggers.STIRRED, promises_are_broken)),
    combat=halves.DEVILRY_OF_ORTHANC,
)


# --- the deck --------------------------------------------------------------------------------------------------------

ROWS: Final[tuple[EventCard, ...]] = (
    card(
        "shadow-str-01",
        "Return to Valinor",
        needs=(need(conditions.controls_stronghold_of, ELVES),),
        steps=(call(striking.return_to_valinor, 0),),
        combat=halves.DEADLY_STRIFE,
    ),
    card(
        "shadow-str-02",
        "The Fighting Uruk-hai",
        needs=(in_play(SARUMAN), need(conditions.besieges_with, UNITS_OF_NATION[ISENGARD])),
        steps=(call(attacking.attack_with, UNITS_OF_NATION[ISENGARD], THREE_ROUNDS),),
        names=nations(ISENGARD),
        combat=halves.ONSLAUGHT,
    ),
    DENETHORS_FOLLY,
    card(
        "shadow-str-04",
        "The Day Without Dawn",
        needs=_SHADOW_AT_WAR,
        steps=(action_dice.day_without_dawn,),
        combat=halves.RELENTLESS_ASSAULT,
    ),
    THREATS_AND_PROMISES,
    card(
        "shadow-str-06",
        "Stormcrow",
        needs=(need(conditions.visits_nation),),
        steps=(striking.stormcrow,),
        combat=halves.GREAT_HOST,
    ),
    card(
        "shadow-str-07",
        "Shadows Gather",
        steps=(call(marching.far_march, 1, 3, marching.TO_FRIENDS),),
        combat=halves.MUMAKIL,
    ),
    card(
        "shadow-str-08",
        "The Shadow Lengthens",
        steps=(call(marching.far_march, 2, 2, marching.TO_FRIENDS),),
        combat=halves.MUMAKIL,
    ),
    card(
        "shadow-str-09",
        "The Shadow is Moving",
        needs=_SHADOW_AT_WAR,
        steps=(marching.all_may_move,),
        combat=halves.SWARM_OF_BATS,
    ),
    card(
        "shadow-str-10",
        "Corsairs of Umbar",
        needs=(at_war(SOUTHRONS),),
        steps=(marching.corsairs_of_umbar,),
        names=nations(SOUTHRONS),
        combat=halves.DEADLY_STRIFE,
    ),
    card(
        "shadow-str-11",
        "Rage of the Dunlendings",
        needs=(at_war(ISENGARD),),
        steps=(
            recruiting.choose_near_dunland,
            call(figures, REGULAR + ISENGARD, 2, HERE),
            call(marching.dunlendings_follow, 4),
        ),
        names=nations(ISENGARD),
        combat=halves.RELENTLESS_ASSAULT,
    ),
    card(
        "shadow-str-12",
        "Return of the Witch-king",
        needs=(need(conditions.is_any_in_play, WITCH_KINGS),),
        steps=(
            wraiths.to_angmar,
            call(figures, ELITE + SAURON, 1, NUMBER["angmar"]),
            call(figures, REGULAR + SAURON, 2, NUMBER["angmar"]),
        ),
        names=nations(SAURON) | WITCH_KINGS,
        combat=halves.SWARM_OF_BATS,
    ),
    card(
        "shadow-str-13",
        "Half-orcs and Goblin-men",
        needs=(at_war(ISENGARD),),
        steps=(call(recruiting.choose_host, ISENGARD), call(unit, ISENGARD, HERE)),
        names=nations(ISENGARD),
        combat=halves.WE_COME_TO_KILL,
    ),
    card(
        "shadow-str-14",
        "Olog-hai",
        needs=(at_war(SAURON),),
        steps=(call(recruiting.choose_host, SAURON), call(unit, SAURON, HERE)),
        names=nations(SAURON),
        combat=halves.WE_COME_TO_KILL,
    ),
    card(
        "shadow-str-15",
        "Hill-trolls",
        needs=(at_war(SAURON),),
        steps=(call(recruiting.hill_trolls, 2),),
        names=nations(SAURON),
        combat=halves.WE_COME_TO_KILL,
    ),
    card(
        "shadow-str-16",
        "A New Power is Rising",
        needs=(in_play(SARUMAN),),
        steps=(
            call(recruiting.elites_instead, ISENGARD, ORTHANC, 2, NUMBER["south-dunland"], NUMBER["north-dunland"]),
        ),
        names=nations(ISENGARD) | ALL_OF[SARUMAN],
        combat=halves.GREAT_HOST,
    ),
    card(
        "shadow-str-17",
        "Many Kings to the Service of Mordor",
        steps=(call(recruiting.in_three_settlements, SOUTHRONS, 0),),
        names=nations(SOUTHRONS),
        combat=halves.GREAT_HOST,
    ),
    card(
        "shadow-str-18",
        "The King is Revealed",
        needs=(in_play(ARAGORN),),
        steps=(
            call(figures, NAZGUL, 1, NUMBER["minas-morgul"]),
            call(figures, REGULAR + SAURON, 5, NUMBER["minas-morgul"]),
        ),
        names=nations(SAURON),
        combat=halves.RELENTLESS_ASSAULT,
    ),
    card(
        "shadow-str-19",
        "Shadows on the Misty Mountains",
        steps=(
            call(recruiting.choose_mountains, MORIA, NUMBER["mount-gram"]),
            call(figures, NAZGUL, 1, HERE),
            call(unit, SAURON, HERE),
            call(unit, SAURON, HERE),
        ),
        names=nations(SAURON),
        combat=halves.ONSLAUGHT,
    ),
    card(
        "shadow-str-20",
        "Orcs Multiplying Again",
        steps=(call(divide, REGULAR + SAURON, 3, NUMBER["mount-gundabad"], NUMBER["dol-guldur"]),),
        names=nations(SAURON),
        combat=halves.ONSLAUGHT,
    ),
    card(
        "shadow-str-21",
        "Horde from the East",
        needs=(at_war(SOUTHRONS),),
        steps=(
            call(recruiting.choose_among, REGULAR + SOUTHRONS, *EASTERN_EDGE),
            call(figures, REGULAR + SOUTHRONS, 5, HERE),
        ),
        names=nations(SOUTHRONS),
        combat=halves.DEADLY_STRIFE,
    ),
    card(
        "shadow-str-22",
        "Monsters Roused",
        steps=(
            call(figures, ELITE + SAURON, 1, NUMBER["trollshaws"]),
            call(divide, REGULAR + SAURON, 1, NUMBER["weather-hills"], NUMBER["ettenmoors"], NUMBER["angmar"]),
        ),
        names=nations(SAURON),
        combat=halves.DESPERATE_BATTLE,
    ),
    card(
        "shadow-str-23",
        "Musterings of Long-planned War",
        needs=_SHADOW_AT_WAR,
        steps=(
            call(own_figures, REGULAR + SAURON, 5, NUMBER["nurn"]),
            call(own_figures, REGULAR + SOUTHRONS, 5, NUMBER["gorgoroth"]),
        ),
        names=nations(SAURON, SOUTHRONS),
        combat=halves.DESPERATE_BATTLE,
    ),
    card(
        "shadow-str-24",
        "Pits of Mordor",
        needs=(at_war(SAURON),),
        steps=(call(recruiting.in_three_settlements, SAURON, 1),),
        names=nations(SAURON),
        combat=halves.DESPERATE_BATTLE,
    ),
)
