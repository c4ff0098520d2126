"""The Character deck of the Shadow."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.armies import minions
from ringspiel.games.ringkrieg.armies.capture import is_refuge
from ringspiel.games.ringkrieg.armies.routes import BY_NAZGUL
from ringspiel.games.ringkrieg.cards import (
    action_dice,
    conditions,
    drawing,
    halves,
    names,
    quest,
    striking,
    triggers,
    wraiths,
)
from ringspiel.games.ringkrieg.cards.book import sorrow
from ringspiel.games.ringkrieg.cards.conditions import in_play, need
from ringspiel.games.ringkrieg.cards.drawing import discard
from ringspiel.games.ringkrieg.cards.event_card import EventCard, Hook, Removal, card
from ringspiel.games.ringkrieg.cards.staying import offer
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.combat.state import THREE_ROUNDS
from ringspiel.games.ringkrieg.hunt import hunt
from ringspiel.games.ringkrieg.pieces.board import MORIA
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    FREE,
    NAZGUL_AND_WITCH_KING,
    ROHAN,
    SARUMAN,
    SHADOW,
    UNITS,
    WITCH_KINGS,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.turn.dice import WILL, spend_ring
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, text

_IN_THE_WILD: Final = (need(conditions.is_in_the_wild),)
_REVEALED: Final = (need(conditions.is_revealed),)
_ON_THE_WAY: Final = (need(conditions.has_progress),)


# --- Flocks of Crebain -----------------------------------------------------------------------------------------------


def flocks_of_crebain(s: RingkriegState) -> None:
    offer(s, SHADOW, names.FLOCKS_OF_CREBAIN, crebain_search)


def crebain_search(s: RingkriegState) -> None:
    """Flocks of Crebain, used before the roll, add 1 to all its dice, also to those rolled again."""
    if not s.on_table(names.FLOCKS_OF_CREBAIN):
        s.hunt_bonus += 1


def crebain_lose_track(s: RingkriegState) -> None:
    """Flocks of Crebain end when the Fellowship is declared in a City or Stronghold of the Free Peoples (RK-G40)."""
    if is_refuge(s.figure):
        discard(s, names.FLOCKS_OF_CREBAIN)


FLOCKS_OF_CREBAIN: Final = card(
    "shadow-char-16",
    "Flocks of Crebain",
    at=(Hook(triggers.HUNT_ROLL, flocks_of_crebain), Hook(triggers.DECLARED, crebain_lose_track)),
    combat=halves.THEY_ARE_TERRIBLE,
)


# --- Balrog of Moria -------------------------------------------------------------------------------------------------


def balrog_of_moria(s: RingkriegState, why: int) -> None:
    """RK-H28: if the way enters, leaves or crosses Moria, the Shadow may draw one more tile."""
    if s.path >> MORIA & 1 and s.path != 1 << MORIA:
        offer(s, SHADOW, names.BALROG_OF_MORIA, call(balrog_comes, why))


def balrog_comes(s: RingkriegState, why: int) -> None:
    if not s.on_table(names.BALROG_OF_MORIA):
        s.then(call(hunt.tile_due, why))


BALROG_OF_MORIA: Final = card(
    "shadow-char-17", "Balrog of Moria", at=(Hook(triggers.WAY_GONE, balrog_of_moria),), combat=halves.DURINS_BANE
)


# --- The Palantír of Orthanc -----------------------------------------------------------------------------------------


def palantir(s: RingkriegState, side: int) -> None:
    """The Palantír of Orthanc: the Shadow draws after each event played with an Event die, from a deck it names."""
    if side == SHADOW and s.on_table(names.PALANTIR) and drawing.can_draw(s, SHADOW):
        s.then(drawing.check_hands)
        s.ask(drawing.ChooseDeck(decider(s, SHADOW, ACTION), SHADOW))


def has_ring(s: RingkriegState) -> bool:
    """RK-R6, RK-R13: a ring of the Free Peoples, and none used this turn."""
    return s.rings[FREE] > 0 and not s.rings_used >> decider(s, FREE, ACTION) & 1


def will_or_ring(s: RingkriegState, face: int) -> bool:
    return face == WILL or has_ring(s)


def pay_ring(s: RingkriegState, seat: int, face: int) -> None:
    if face != WILL:
        spend_ring(s, seat, FREE)


def say_ring(card: int, face: int) -> Text:
    return card_text(card) if face == WILL else text("ringkrieg-choose-remove-for-ring", card=card_text(card))


PALANTIR: Final = card(
    "shadow-char-21",
    "The Palantír of Orthanc",
    needs=(in_play(SARUMAN),),
    at=(Hook(triggers.EVENT_PLAYED, palantir),),
    stays_while=(in_play(SARUMAN),),
    removal=Removal(FREE, will_or_ring, pay_ring, say_ring),
    names=ALL_OF[SARUMAN],
    combat=halves.CRUEL_AS_DEATH,
)


# --- Wormtongue ------------------------------------------------------------------------------------------------------


def wormtongue(s: RingkriegState, nation: int, at_court: int) -> bool:
    """Rohan is woken only by somebody who comes to Edoras or Helm's Deep, or an attack there."""
    return nation == ROHAN and not at_court


WORMTONGUE: Final = card(
    "shadow-char-22",
    "Wormtongue",
    needs=(in_play(SARUMAN), need(conditions.is_passive, ROHAN)),
    at=(Hook(triggers.WAKING, wormtongue),),
    stays_while=(in_play(SARUMAN), need(conditions.is_passive, ROHAN)),
    names=ALL_OF[SARUMAN],
    combat=halves.FOUL_STENCH,
)


# --- the deck --------------------------------------------------------------------------------------------------------

ROWS: Final[tuple[EventCard, ...]] = (
    card(
        "shadow-char-01",
        "Shelob's Lair",
        steps=(quest.special_tile("shelobs-lair"),),
        combat=halves.ONE_FOR_THE_DARK_LORD,
    ),
    card(
        "shadow-char-02",
        "The Ring is Mine!",
        steps=(quest.special_tile("the-ring-is-mine"),),
        combat=halves.ONE_FOR_THE_DARK_LORD,
    ),
    card(
        "shadow-char-03",
        "On, On They Went",
        steps=(quest.special_tile("on-on-they-went"),),
        combat=halves.ONE_FOR_THE_DARK_LORD,
    ),
    card(
        "shadow-char-04",
        "Give it to Uss!",
        steps=(quest.special_tile("give-it-to-uss"),),
        combat=halves.ONE_FOR_THE_DARK_LORD,
    ),
    card(
        "shadow-char-05",
        "Orc Patrol",
        needs=_IN_THE_WILD,
        steps=(call(hunt.tile_due, hunt.BY_CARD),),
        combat=halves.CRUEL_AS_DEATH,
    ),
    card(
        "shadow-char-06",
        "Isildur's Bane",
        needs=_IN_THE_WILD,
        steps=(call(hunt.tile_due, hunt.AS_CORRUPTION),),
        combat=halves.CRUEL_AS_DEATH,
    ),
    card(
        "shadow-char-07",
        "Foul Thing from the Deep",
        needs=_IN_THE_WILD,
        steps=(call(hunt.tile_due, hunt.AT_RANDOM),),
        combat=halves.THEY_ARE_TERRIBLE,
    ),
    card(
        "shadow-char-08",
        "Candles of Corpses",
        needs=_IN_THE_WILD,
        steps=(quest.candles_of_corpses,),
        combat=halves.DREAD_AND_DESPAIR,
    ),
    card(
        "shadow-char-09",
        "Nazgûl Search",
        needs=_ON_THE_WAY,
        steps=(minions.fly, wraiths.search),
        combat=halves.FOUL_STENCH,
    ),
    card(
        "shadow-char-10", "Cruel Weather", needs=_ON_THE_WAY, steps=(quest.cruel_weather,), combat=halves.CRUEL_AS_DEATH
    ),
    card(
        "shadow-char-11",
        "The Nazgûl Strike!",
        needs=_ON_THE_WAY,
        steps=(minions.fly, wraiths.strike_fellowship),
        combat=halves.BLACK_BREATH,
    ),
    card("shadow-char-12", "Morgul Wound", needs=_REVEALED, steps=(quest.morgul_wound,), combat=halves.BLACK_BREATH),
    card(
        "shadow-char-13",
        "Lure of the Ring",
        needs=_REVEALED,
        steps=(quest.lure_of_the_ring,),
        combat=halves.THEY_ARE_TERRIBLE,
    ),
    card(
        "shadow-char-14",
        "The Breaking of the Fellowship",
        needs=_REVEALED,
        steps=(quest.breaking_of_the_fellowship,),
        combat=halves.DREAD_AND_DESPAIR,
    ),
    sorrow.SORROW_AND_TOIL,
    FLOCKS_OF_CREBAIN,
    BALROG_OF_MORIA,
    card("shadow-char-18", "The Lidless Eye", steps=(call(action_dice.lidless_eye, 3),), combat=halves.WORDS_OF_POWER),
    card(
        "shadow-char-19",
        "Dreadful Spells",
        needs=(need(conditions.shadow_army_faces, NAZGUL_AND_WITCH_KING, UNITS[FREE]),),
        steps=(striking.dreadful_spells,),
        combat=halves.DEVILRY_OF_ORTHANC,
    ),
    card(
        "shadow-char-20",
        "Grond, Hammer of the Underworld",
        needs=(need(conditions.besieges_with, WITCH_KINGS),),
        steps=(call(attacking.attack_with, WITCH_KINGS, THREE_ROUNDS),),
        names=WITCH_KINGS,
        combat=halves.DREAD_AND_DESPAIR,
    ),
    PALANTIR,
    WORMTONGUE,
    card(
        "shadow-char-23",
        "The Ringwraiths Are Abroad",
        steps=(minions.fly, call(wraiths.lead_armies, 2, BY_NAZGUL)),
        combat=halves.WORDS_OF_POWER,
    ),
    card(
        "shadow-char-24",
        "The Black Captain Commands",
        needs=(need(conditions.is_any_in_play, WITCH_KINGS),),
        steps=(wraiths.black_captain,),
        names=WITCH_KINGS,
        combat=halves.FOUL_STENCH,
    ),
)

STEPS: Final = (crebain_search, balrog_comes)
