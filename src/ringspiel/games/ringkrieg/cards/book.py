"""What every event card of the base game does: its preconditions (RK-E10) and its steps, in the order of the decks.

A step with its numbers stands on the agenda when the card is played. Cards that stay on the table (`deck.ON_TABLE`)
mostly have no steps: what they do there is in `on_table`, at the triggers that `hooks` lists, and `staying` says how
long they stay.
"""

from __future__ import annotations

from typing import Final, final

from ringspiel.games.ringkrieg.armies import characters
from ringspiel.games.ringkrieg.armies.characters import CARRIED, SWIFTER
from ringspiel.games.ringkrieg.armies.movement import BY_NAZGUL
from ringspiel.games.ringkrieg.cards import (
    action_dice,
    conditions,
    dunharrow,
    marching,
    quest,
    realms,
    recruiting,
    striking,
    wraiths,
)
from ringspiel.games.ringkrieg.cards.choosing import draw
from ringspiel.games.ringkrieg.cards.conditions import MINAS_TIRITH, STRIDER_OR_ARAGORN, Condition, need
from ringspiel.games.ringkrieg.cards.recruiting import HERE, divide, figures, own_figures, unit
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.combat.state import RELIEVING, THREE_ROUNDS
from ringspiel.games.ringkrieg.hunt import hunt as the_hunt
from ringspiel.games.ringkrieg.pieces.board import EASTERN_EDGE, EDORAS, EREBOR, MORIA, NUMBER, ORTHANC
from ringspiel.games.ringkrieg.pieces.deck import CARDS, FREE_STRATEGY, TILE_OF
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ARAGORN,
    BOROMIR,
    COMPANIONS,
    DWARVES,
    ELITE,
    ELVES,
    FREE,
    GANDALF_GREY,
    GIMLI,
    GONDOR,
    ISENGARD,
    LEADER,
    LEGOLAS,
    NAZGUL,
    NAZGUL_AND_WITCH_KING,
    NORTH,
    REGULAR,
    ROHAN,
    SARUMAN,
    SAURON,
    SOUTHRONS,
    UNITS,
    UNITS_OF_NATION,
    WITCH_KINGS,
)
from ringspiel.games.ringkrieg.pieces.tiles import TILES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.kernel.state import Step, call


@final
class EventCard:
    """The event half of a card."""

    __slots__ = ("needs", "steps")

    def __init__(self, needs: tuple[Condition, ...], steps: tuple[Step, ...]) -> None:
        self.needs = needs
        self.steps = steps


def event(*steps: Step, needs: tuple[Condition, ...] = ()) -> EventCard:
    return EventCard(needs, steps)


def guards(nation: int, region: int) -> tuple[Step, Step]:
    """A unit of either rank and a Leader; the unit first, for a Leader needs one (RK-M11)."""
    return call(unit, nation, region), call(figures, LEADER + nation, 1, region)


def can_relieve(s: RingkriegState) -> bool:
    """An army of the Free Peoples can attack a besieger next to it."""
    return bool(attacking.attacks(s, FREE, 0, RELIEVING))


def at_war(nation: int) -> Condition:
    return need(conditions.is_at_war, nation)


def in_play(kind: int) -> Condition:
    return need(conditions.is_in_play, kind)


_WITCH_KING: Final = need(conditions.is_any_in_play, WITCH_KINGS)
_DRAW_ONE: Final = call(draw, FREE_STRATEGY, 1)
_DRAW_TWO: Final = call(draw, FREE_STRATEGY, 2)
_IN_THE_WILD: Final = (need(conditions.is_in_the_wild),)
_REVEALED: Final = (need(conditions.is_revealed),)
_ON_THE_WAY: Final = (need(conditions.has_progress),)
_SHADOW_AT_WAR: Final = (need(conditions.shadow_is_at_war),)
_ENTS: Final = event(striking.ents_awake, needs=(need(conditions.white_rider_at_fangorn), in_play(SARUMAN)))
_SPELLS: Final = need(conditions.shadow_army_faces, NAZGUL_AND_WITCH_KING, UNITS[FREE])

FREE_CHARACTER_EVENTS: Final = {
    "fp-char-05": event(),
    "fp-char-06": event(needs=(need(conditions.in_fellowship, ALL_OF[GIMLI] | ALL_OF[LEGOLAS]),)),
    "fp-char-07": event(needs=(need(conditions.in_fellowship, ALL_OF[BOROMIR]),)),
    "fp-char-08": event(needs=(need(conditions.in_fellowship, ALL_OF[GANDALF_GREY]),)),
    "fp-char-09": event(quest.athelas),
    "fp-char-10": event(call(quest.heal, 1), quest.follow_gollum),
    "fp-char-11": event(
        call(quest.separate_further, 1), call(quest.heal, 1), needs=(need(conditions.in_fellowship, COMPANIONS),)
    ),
    "fp-char-12": event(quest.bilbos_song),
    "fp-char-13": event(action_dice.mirror, quest.mirror_of_galadriel),
    "fp-char-14": event(quest.challenge_of_the_king, needs=(need(conditions.king_with_army),)),
    "fp-char-15": event(call(realms.travel, CARRIED)),
    "fp-char-16": event(call(realms.travel, SWIFTER)),
    "fp-char-17": event(call(quest.separate_further, 1), realms.there_and_back_again),
    "fp-char-18": event(striking.eagles, needs=(need(conditions.shadow_army_faces, ALL_OF[NAZGUL], COMPANIONS),)),
    "fp-char-19": _ENTS,
    "fp-char-20": _ENTS,
    "fp-char-21": _ENTS,
    "fp-char-22": event(dunharrow.paths_of_the_dead, needs=(need(dunharrow.heir_in_rohan),)),
    "fp-char-23": event(
        call(recruiting.at_character, BOROMIR),
        call(unit, GONDOR, HERE),
        _DRAW_TWO,
        needs=(need(conditions.stands_in, ALL_OF[BOROMIR], GONDOR),),
    ),
    "fp-char-24": event(recruiting.grey_company, _DRAW_TWO, needs=(need(conditions.leads_army, STRIDER_OR_ARAGORN),)),
}

FREE_STRATEGY_EVENTS: Final = {
    "fp-str-01": event(needs=(need(conditions.marches_on_black_gate),)),
    "fp-str-02": event(call(realms.advance_nation, ELVES)),
    "fp-str-03": event(call(realms.advance_nation, NORTH)),
    "fp-str-04": event(characters.move_companions, call(realms.call_to_war, DWARVES, NUMBER["ered-luin"], EREBOR)),
    "fp-str-05": event(
        striking.choose_mixed_army, call(striking.strike, 5, 5), needs=(need(conditions.has_mixed_army),)
    ),
    "fp-str-06": event(
        call(striking.choose_shadow_army, NUMBER["osgiliath"], NUMBER["north-ithilien"], NUMBER["south-ithilien"]),
        call(striking.strike, 3, 5),
        recruiting.rangers_of_ithilien,
    ),
    "fp-str-07": event(
        characters.move_companions, call(realms.call_to_war, NORTH, NUMBER["bree"], NUMBER["the-shire"])
    ),
    "fp-str-08": event(realms.wisdom_of_elrond),
    "fp-str-09": event(
        call(realms.advance_nation, ROHAN), *guards(ROHAN, EDORAS), needs=(need(conditions.is_active, GONDOR),)
    ),
    "fp-str-10": event(call(attacking.attack_with, 0, RELIEVING), needs=(need(can_relieve),)),
    "fp-str-11": event(marching.path_of_the_woses, needs=(need(conditions.army_in, FREE, MINAS_TIRITH), at_war(ROHAN))),
    "fp-str-12": event(
        call(marching.far_march, 1, 2, marching.WITH_COMPANION),
        needs=(need(conditions.commands_army_with, FREE, COMPANIONS),),
    ),
    "fp-str-13": event(
        call(recruiting.choose_coast, ELVES), call(unit, ELVES, HERE), call(unit, ELVES, HERE), needs=(at_war(ELVES),)
    ),
    "fp-str-14": event(*guards(GONDOR, MINAS_TIRITH)),
    "fp-str-15": event(call(unit, ELVES, NUMBER["lorien"]), _DRAW_ONE),
    "fp-str-16": event(recruiting.choose_riders, *guards(ROHAN, HERE)),
    "fp-str-17": event(*guards(NORTH, NUMBER["carrock"])),
    "fp-str-18": event(*guards(GONDOR, NUMBER["dol-amroth"])),
    "fp-str-19": event(call(figures, REGULAR + NORTH, 2, NUMBER["dale"]), _DRAW_ONE),
    "fp-str-20": event(call(unit, DWARVES, NUMBER["ered-luin"]), call(unit, NORTH, NUMBER["the-shire"]), _DRAW_ONE),
    "fp-str-21": event(call(unit, ELVES, NUMBER["rivendell"]), _DRAW_ONE),
    "fp-str-22": event(*guards(DWARVES, EREBOR)),
    "fp-str-23": event(call(recruiting.choose_free_settlement, ROHAN), *guards(ROHAN, HERE)),
    "fp-str-24": event(call(unit, ELVES, NUMBER["woodland-realm"]), _DRAW_ONE),
}

SHADOW_CHARACTER_EVENTS: Final = {
    "shadow-char-05": event(call(the_hunt.tile_due, the_hunt.BY_CARD), needs=_IN_THE_WILD),
    "shadow-char-06": event(call(the_hunt.tile_due, the_hunt.AS_CORRUPTION), needs=_IN_THE_WILD),
    "shadow-char-07": event(call(the_hunt.tile_due, the_hunt.AT_RANDOM), needs=_IN_THE_WILD),
    "shadow-char-08": event(quest.candles_of_corpses, needs=_IN_THE_WILD),
    "shadow-char-09": event(characters.fly, wraiths.search, needs=_ON_THE_WAY),
    "shadow-char-10": event(quest.cruel_weather, needs=_ON_THE_WAY),
    "shadow-char-11": event(characters.fly, wraiths.strike_fellowship, needs=_ON_THE_WAY),
    "shadow-char-12": event(quest.morgul_wound, needs=_REVEALED),
    "shadow-char-13": event(quest.lure_of_the_ring, needs=_REVEALED),
    "shadow-char-14": event(quest.breaking_of_the_fellowship, needs=_REVEALED),
    "shadow-char-15": event(),
    "shadow-char-16": event(),
    "shadow-char-17": event(),
    "shadow-char-18": event(call(action_dice.lidless_eye, 3)),
    "shadow-char-19": event(striking.dreadful_spells, needs=(_SPELLS,)),
    "shadow-char-20": event(
        call(attacking.attack_with, WITCH_KINGS, THREE_ROUNDS),
        needs=(need(conditions.besieges_with, WITCH_KINGS),),
    ),
    "shadow-char-21": event(needs=(in_play(SARUMAN),)),
    "shadow-char-22": event(needs=(in_play(SARUMAN), need(conditions.is_passive, ROHAN))),
    "shadow-char-23": event(characters.fly, call(wraiths.lead_armies, 2, BY_NAZGUL)),
    "shadow-char-24": event(wraiths.black_captain, needs=(_WITCH_KING,)),
}

SHADOW_STRATEGY_EVENTS: Final = {
    "shadow-str-01": event(
        call(striking.return_to_valinor, 0), needs=(need(conditions.controls_stronghold_of, ELVES),)
    ),
    "shadow-str-02": event(
        call(attacking.attack_with, UNITS_OF_NATION[ISENGARD], THREE_ROUNDS),
        needs=(in_play(SARUMAN), need(conditions.besieges_with, UNITS_OF_NATION[ISENGARD])),
    ),
    "shadow-str-03": event(striking.denethors_folly, needs=(need(conditions.is_under_siege, MINAS_TIRITH),)),
    "shadow-str-04": event(action_dice.day_without_dawn, needs=_SHADOW_AT_WAR),
    "shadow-str-05": event(),
    "shadow-str-06": event(striking.stormcrow, needs=(need(conditions.visits_nation),)),
    "shadow-str-07": event(call(marching.far_march, 1, 3, marching.TO_FRIENDS)),
    "shadow-str-08": event(call(marching.far_march, 2, 2, marching.TO_FRIENDS)),
    "shadow-str-09": event(marching.all_may_move, needs=_SHADOW_AT_WAR),
    "shadow-str-10": event(marching.corsairs_of_umbar, needs=(at_war(SOUTHRONS),)),
    "shadow-str-11": event(
        recruiting.choose_near_dunland,
        call(figures, REGULAR + ISENGARD, 2, HERE),
        call(marching.dunlendings_follow, 4),
        needs=(at_war(ISENGARD),),
    ),
    "shadow-str-12": event(
        wraiths.to_angmar,
        call(figures, ELITE + SAURON, 1, NUMBER["angmar"]),
        call(figures, REGULAR + SAURON, 2, NUMBER["angmar"]),
        needs=(_WITCH_KING,),
    ),
    "shadow-str-13": event(
        call(recruiting.choose_host, ISENGARD), call(unit, ISENGARD, HERE), needs=(at_war(ISENGARD),)
    ),
    "shadow-str-14": event(call(recruiting.choose_host, SAURON), call(unit, SAURON, HERE), needs=(at_war(SAURON),)),
    "shadow-str-15": event(call(recruiting.hill_trolls, 2), needs=(at_war(SAURON),)),
    "shadow-str-16": event(
        call(recruiting.elites_instead, ISENGARD, ORTHANC, 2, NUMBER["south-dunland"], NUMBER["north-dunland"]),
        needs=(in_play(SARUMAN),),
    ),
    "shadow-str-17": event(call(recruiting.in_three_settlements, SOUTHRONS, 0)),
    "shadow-str-18": event(
        call(figures, NAZGUL, 1, NUMBER["minas-morgul"]),
        call(figures, REGULAR + SAURON, 5, NUMBER["minas-morgul"]),
        needs=(in_play(ARAGORN),),
    ),
    "shadow-str-19": event(
        call(recruiting.choose_mountains, MORIA, NUMBER["mount-gram"]),
        call(figures, NAZGUL, 1, HERE),
        call(unit, SAURON, HERE),
        call(unit, SAURON, HERE),
    ),
    "shadow-str-20": event(call(divide, REGULAR + SAURON, 3, NUMBER["mount-gundabad"], NUMBER["dol-guldur"])),
    "shadow-str-21": event(
        call(recruiting.choose_among, REGULAR + SOUTHRONS, *EASTERN_EDGE),
        call(figures, REGULAR + SOUTHRONS, 5, HERE),
        needs=(at_war(SOUTHRONS),),
    ),
    "shadow-str-22": event(
        call(figures, ELITE + SAURON, 1, NUMBER["trollshaws"]),
        call(divide, REGULAR + SAURON, 1, NUMBER["weather-hills"], NUMBER["ettenmoors"], NUMBER["angmar"]),
    ),
    "shadow-str-23": event(
        call(own_figures, REGULAR + SAURON, 5, NUMBER["nurn"]),
        call(own_figures, REGULAR + SOUTHRONS, 5, NUMBER["gorgoroth"]),
        needs=_SHADOW_AT_WAR,
    ),
    "shadow-str-24": event(call(recruiting.in_three_settlements, SAURON, 1), needs=(at_war(SAURON),)),
}

SPECIAL_TILE_EVENTS: Final = {
    CARDS[card]: event(call(quest.bring_tile, TILES.index(tile))) for card, tile in enumerate(TILE_OF) if tile
}
"""Cards 1 to 4 of both Character decks bring a special Hunt tile, which the data names."""

BOOK: Final = {
    **FREE_CHARACTER_EVENTS,
    **FREE_STRATEGY_EVENTS,
    **SHADOW_CHARACTER_EVENTS,
    **SHADOW_STRATEGY_EVENTS,
    **SPECIAL_TILE_EVENTS,
}
EVENTS: Final = [BOOK.get(name, event(needs=(need(conditions.never),))) for name in CARDS]
"""By the number of the card; one that is not in the book cannot be played."""
