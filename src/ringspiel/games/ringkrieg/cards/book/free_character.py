"""The Character deck of the Free Peoples."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.armies.companions import CARRIED, SWIFTER
from ringspiel.games.ringkrieg.cards import (
    action_dice,
    conditions,
    halves,
    names,
    quest,
    realms,
    recruiting,
    striking,
    triggers,
)
from ringspiel.games.ringkrieg.cards.book import dunharrow
from ringspiel.games.ringkrieg.cards.choosing import draw
from ringspiel.games.ringkrieg.cards.conditions import STRIDER_OR_ARAGORN, in_play, need
from ringspiel.games.ringkrieg.cards.drawing import discard
from ringspiel.games.ringkrieg.cards.event_card import EventCard, Half, Hook, card, nations
from ringspiel.games.ringkrieg.cards.play import CHARACTER_CARDS, PlayCard
from ringspiel.games.ringkrieg.cards.recruiting import HERE, unit
from ringspiel.games.ringkrieg.cards.staying import offer
from ringspiel.games.ringkrieg.hunt import hunt
from ringspiel.games.ringkrieg.pieces.board import FANGORN
from ringspiel.games.ringkrieg.pieces.deck import FREE_STRATEGY
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    BOROMIR,
    COMPANIONS,
    DWARVES,
    ELVES,
    FREE,
    GANDALF_GREY,
    GIMLI,
    GONDOR,
    LEGOLAS,
    NAZGUL,
    NORTH,
    SARUMAN,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.kernel.state import call

_DRAW_TWO: Final = call(draw, FREE_STRATEGY, 2)


# --- Mithril Coat and Sting ------------------------------------------------------------------------------------------


def mithril_coat(s: RingkriegState, why: int) -> None:
    offer(s, FREE, names.MITHRIL_COAT, call(coat_is_worn, why))


def coat_is_worn(s: RingkriegState, why: int) -> None:
    """Mithril Coat and Sting, if used: another tile counts, and the first goes back into the pool."""
    if not s.on_table(names.MITHRIL_COAT):
        hunt.exchange_tile(s, why)


MITHRIL_COAT: Final = card(
    "fp-char-05",
    "Mithril Coat and Sting",
    at=(Hook(triggers.TILE_DRAWN, mithril_coat),),
    combat=halves.BLADE_OF_WESTERNESSE,
)


# --- Wizard's Staff --------------------------------------------------------------------------------------------------


def wizards_staff(s: RingkriegState, why: int) -> None:
    offer(s, FREE, names.WIZARDS_STAFF, staff_is_raised)


def staff_is_raised(s: RingkriegState) -> None:
    """RK-H53: Wizard's Staff prevents the draw."""
    if not s.on_table(names.WIZARDS_STAFF):
        s.tile = hunt.PREVENTED


WIZARDS_STAFF: Final = card(
    "fp-char-08",
    "Wizard's Staff",
    needs=(need(conditions.in_fellowship, ALL_OF[GANDALF_GREY]),),
    at=(Hook(triggers.TILE_DUE, wizards_staff),),
    stays_while=(need(conditions.in_fellowship, ALL_OF[GANDALF_GREY]),),
    combat=halves.SERVANT_OF_THE_SECRET_FIRE,
)


# --- The Ents Awake --------------------------------------------------------------------------------------------------


def further_event(s: RingkriegState) -> None:
    """The Ents Awake: with a Companion in Fangorn one more Character event, without a die (RK-E32)."""
    if s.at[FANGORN] & COMPANIONS:
        s.ask(PlayCard(decider(s, FREE, ACTION), FREE, CHARACTER_CARDS, 1))


def ents_awake(name: str, title: str, combat: Half) -> EventCard:
    """Three cards with the same event and different combat halves."""
    return card(
        name,
        title,
        needs=(need(conditions.white_rider_at_fangorn), in_play(SARUMAN)),
        steps=(striking.ents_awake,),
        after=(further_event,),
        combat=combat,
    )


# --- the deck --------------------------------------------------------------------------------------------------------

ROWS: Final[tuple[EventCard, ...]] = (
    card("fp-char-01", "Elven Cloaks", steps=(quest.special_tile("elven-cloaks"),), combat=halves.IT_IS_A_GIFT),
    card("fp-char-02", "Elven Rope", steps=(quest.special_tile("elven-rope"),), combat=halves.IT_IS_A_GIFT),
    card(
        "fp-char-03",
        "Phial of Galadriel",
        steps=(quest.special_tile("phial-of-galadriel"),),
        combat=halves.IT_IS_A_GIFT,
    ),
    card(
        "fp-char-04",
        "Sméagol Helps Nice Master",
        steps=(quest.special_tile("smeagol-helps-nice-master"),),
        combat=halves.IT_IS_A_GIFT,
    ),
    MITHRIL_COAT,
    card(
        "fp-char-06",
        "Axe and Bow",
        needs=(need(conditions.in_fellowship, ALL_OF[GIMLI] | ALL_OF[LEGOLAS]),),
        at=(Hook(triggers.DAMAGE, discard),),
        stays_while=(need(conditions.in_fellowship, ALL_OF[GIMLI] | ALL_OF[LEGOLAS]),),
        combat=halves.MIGHTY_ATTACK,
    ),
    card(
        "fp-char-07",
        "Horn of Gondor",
        needs=(need(conditions.in_fellowship, ALL_OF[BOROMIR]),),
        at=(Hook(triggers.DAMAGE, discard),),
        stays_while=(need(conditions.in_fellowship, ALL_OF[BOROMIR]),),
        combat=halves.MIGHTY_ATTACK,
    ),
    WIZARDS_STAFF,
    card("fp-char-09", "Athelas", steps=(quest.athelas,), combat=halves.ANDURIL),
    card(
        "fp-char-10",
        "There is Another Way",
        steps=(call(quest.heal, 1), quest.follow_gollum),
        combat=halves.HEROIC_DEATH,
    ),
    card(
        "fp-char-11",
        "I Will Go Alone",
        needs=(need(conditions.in_fellowship, COMPANIONS),),
        steps=(call(quest.separate_further, 1), call(quest.heal, 1)),
        combat=halves.DARING_DEFIANCE,
    ),
    card("fp-char-12", "Bilbo's Song", steps=(quest.bilbos_song,), combat=halves.FATEFUL_STRIKE),
    card(
        "fp-char-13",
        "Mirror of Galadriel",
        steps=(action_dice.mirror, quest.mirror_of_galadriel),
        combat=halves.HEROIC_DEATH,
    ),
    card(
        "fp-char-14",
        "Challenge of the King",
        needs=(need(conditions.king_with_army),),
        steps=(quest.challenge_of_the_king,),
        combat=halves.SUDDEN_STRIKE,
    ),
    card("fp-char-15", "Gwaihir the Windlord", steps=(call(realms.travel, CARRIED),), combat=halves.DARING_DEFIANCE),
    card("fp-char-16", "We Prove the Swifter", steps=(call(realms.travel, SWIFTER),), combat=halves.DARING_DEFIANCE),
    card(
        "fp-char-17",
        "There and Back Again",
        steps=(call(quest.separate_further, 1), realms.there_and_back_again),
        names=nations(DWARVES, ELVES, NORTH),
        combat=halves.BRAVE_STAND,
    ),
    card(
        "fp-char-18",
        "The Eagles are Coming!",
        needs=(need(conditions.shadow_army_faces, ALL_OF[NAZGUL], COMPANIONS),),
        steps=(striking.eagles,),
        combat=halves.HEROIC_DEATH,
    ),
    ents_awake("fp-char-19", "The Ents Awake: Treebeard", halves.ENTS_RAGE),
    ents_awake("fp-char-20", "The Ents Awake: Huorns", halves.HUORN_DARK),
    ents_awake("fp-char-21", "The Ents Awake: Entmoot", halves.NAMELESS_WOOD),
    dunharrow.DEAD_MEN_OF_DUNHARROW,
    card(
        "fp-char-23",
        "House of the Stewards",
        needs=(need(conditions.stands_in, ALL_OF[BOROMIR], GONDOR),),
        steps=(call(recruiting.at_character, BOROMIR), call(unit, GONDOR, HERE), _DRAW_TWO),
        names=nations(GONDOR),
        combat=halves.BRAVE_STAND,
    ),
    card(
        "fp-char-24",
        "The Grey Company",
        needs=(need(conditions.leads_army, STRIDER_OR_ARAGORN),),
        steps=(recruiting.grey_company, _DRAW_TWO),
        combat=halves.BRAVE_STAND,
    ),
)

STEPS: Final = (coat_is_worn, staff_is_raised, further_event)
