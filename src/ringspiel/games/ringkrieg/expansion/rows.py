"""All that the expansion adds to the tables of the base game, and its effects on the moments that chapters announce.

A row of `HOOKS` names the moment, the effect, and what has to lie on the table for it: the expansion itself, the card
of a faction in play, or an event card. Effects act after all of the base game, in this order.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

from ringspiel.games.ringkrieg import moments, uses
from ringspiel.games.ringkrieg.cards import book, effects, play, removing
from ringspiel.games.ringkrieg.cards.names import A_BALROG_IS_COME, CAPTAIN_OF_DESPAIR, GATES_ARE_CLOSED
from ringspiel.games.ringkrieg.deck import CARD_NUMBER, CORSAIRS, ENTS, EXPANSION, WE_SHALL_GET_IT
from ringspiel.games.ringkrieg.dice import EXTRA_DICE, always
from ringspiel.games.ringkrieg.entry import ENTRIES, Entry
from ringspiel.games.ringkrieg.expansion import (
    balrog,
    chief,
    corsairs,
    dunlendings,
    engines,
    ents,
    events,
    faction_cards,
    factions,
    galadriel,
    onward,
    smeagol,
)
from ringspiel.games.ringkrieg.figures import BALROG, CHIEF_OF_RINGWRAITHS, ELVES, FREE, GALADRIEL, SHADOW
from ringspiel.games.ringkrieg.hunt import REASONS
from ringspiel.games.ringkrieg.moments import Effect, Moment
from ringspiel.games.ringkrieg.uses import ANY_CHARACTER, ANY_MUSTER, EXPANDED_USES_OF, Use, add, for_both, puts
from ringspiel.kernel.state import StepFunction

HOOKS: Final[tuple[tuple[Moment, Effect, tuple[int, ...]], ...]] = (
    (moments.PASSAGES, corsairs.passages, (CORSAIRS,)),
    (moments.RAIDS, corsairs.raids, (CORSAIRS,)),
    (moments.NO_PASSAGE, corsairs.why_no_passage, (CORSAIRS,)),
    (moments.APART_MOVES, corsairs.fleet_moves, (CORSAIRS,)),
    (moments.APART_MOVED, corsairs.sail, (CORSAIRS,)),
    (moments.NO_APART_MOVE, corsairs.why_not_sail, (CORSAIRS,)),
    (moments.MARCHES, corsairs.goes_by_ship, (CORSAIRS,)),
    (moments.BATTLE_BEGINS, corsairs.set_sail, (CORSAIRS,)),
    (moments.BEATEN, corsairs.beaten, (CORSAIRS,)),
    (moments.COMBAT_CARDS, faction_cards.surprised, (CORSAIRS,)),
    (moments.VOICE_OF_SARUMAN, ents.treebeard, (ENTS,)),
    (moments.ROUND_BEGINS, engines.compare, (EXPANSION,)),
    (moments.SIEGE_ROUNDS, engines.free_round, (EXPANSION,)),
    (moments.PROLONGING, engines.why_not_prolong, (EXPANSION,)),
    (moments.ARMY_GONE, engines.army_gone, (EXPANSION,)),
    (moments.CAPTURED, engines.captured, (EXPANSION,)),
    (moments.CAPTURED, galadriel.leaves, (EXPANSION,)),
    (moments.RECRUITING_INSIDE, galadriel.valour_of_the_elves, (EXPANSION,)),
    (moments.STRENGTH, balrog.flame_of_udun, (EXPANSION,)),
    (moments.UNBOUND, balrog.unbound, (A_BALROG_IS_COME,)),
    (moments.LEVEL, smeagol.level_x, (EXPANSION,)),
    (moments.LEVEL, galadriel.level_for_cards, (EXPANSION,)),
    (moments.LEVEL, balrog.level_unleashed, (A_BALROG_IS_COME,)),
    (moments.HUNT_REROLLS, chief.shadow_of_despair, (EXPANSION,)),
    (moments.NO_TILE, smeagol.comes_too_late, (EXPANSION,)),
    (moments.TILE_DRAWN, galadriel.lady_of_light, (EXPANSION,)),
    (moments.TILE_DRAWN, smeagol.we_shall_get_it, (WE_SHALL_GET_IT,)),
    (moments.TILE_COUNTS, smeagol.tile_counts, (EXPANSION,)),
    (moments.SET_OUT, smeagol.separated, (EXPANSION,)),
    (moments.DECLARED, events.captain_despairs, (CAPTAIN_OF_DESPAIR,)),
    (moments.WAY_GONE, chief.he_sees_he_knows, (EXPANSION,)),
    (moments.WAY_GONE, balrog.fire_and_shadow, (EXPANSION,)),
    (moments.WAY_GONE, events.gates_are_closed, (GATES_ARE_CLOSED,)),
    (moments.DECLARATION_OVER, smeagol.declared, (EXPANSION,)),
    (moments.DIE_USED, events.captain_of_despair, (CAPTAIN_OF_DESPAIR,)),
    (moments.DISCARDED, balrog.is_chained, (EXPANSION,)),
    (moments.CHANGED, smeagol.watch, (EXPANSION,)),
)

for _moment, _effect, _cards in HOOKS:
    _moment.hang(_effect, *_cards)

USES: Final[list[Use]] = [
    *for_both(uses.BRING_FACTION, ANY_MUSTER, factions.can_bring, puts(factions.bring_faction), factions.only_one),
    Use(uses.RECRUIT_DUNLENDINGS, SHADOW, ANY_MUSTER, dunlendings.can_recruit, puts(dunlendings.recruit_dunlendings)),
    Use(uses.BLACK_SHIPS, SHADOW, ANY_MUSTER, corsairs.can_build, puts(corsairs.black_ships)),
    *for_both(uses.BUILD_ENGINE, ANY_MUSTER, engines.can_build, puts(engines.build), engines.only_site),
    Use(uses.DECLARE, FREE, ANY_CHARACTER, smeagol.can_declare, puts(smeagol.declare_by_die)),
]
"""What dice may be used for, besides `uses.USES`."""

add(USES, EXPANDED_USES_OF)
uses.REASONS[uses.DECLARE] = smeagol.why_not_declare
uses.REASONS[uses.RECRUIT_DUNLENDINGS] = lambda s, face: dunlendings.why_not_recruit(s)
uses.REASONS[uses.BLACK_SHIPS] = lambda s, face: corsairs.why_not_build(s)

ENTRIES[GALADRIEL] = Entry(GALADRIEL, ANY_MUSTER, galadriel.places, nation=ELVES)
ENTRIES[CHIEF_OF_RINGWRAITHS] = Entry(CHIEF_OF_RINGWRAITHS, ANY_MUSTER, chief.places)
ENTRIES[BALROG] = Entry(BALROG, ANY_MUSTER, balrog.places, arrives=balrog.comes)
EXTRA_DICE[GALADRIEL] = galadriel.gandalf_is_away
EXTRA_DICE[CHIEF_OF_RINGWRAITHS] = always
EXTRA_DICE[BALROG] = balrog.witch_king_is_away
REASONS[balrog.FIRE_AND_SHADOW] = balrog.REASON

for _name, _event in (faction_cards.EVENTS | events.EVENTS).items():
    book.EVENTS[CARD_NUMBER[_name]] = _event
for _name, _step in faction_cards.AFTER.items():
    play.AFTER[CARD_NUMBER[_name]] = _step
effects.EFFECTS.update(faction_cards.EFFECTS)
removing.REMOVALS.update({row.card: row for row in events.REMOVALS})

STEPS: Final[tuple[StepFunction, ...]] = tuple(effect for _, effect, _ in HOOKS)
"""Effects that are due stand on the agenda, so a saved position may name them."""

MODULES: Final[tuple[ModuleType, ...]] = (
    balrog,
    chief,
    corsairs,
    dunlendings,
    engines,
    ents,
    events,
    faction_cards,
    factions,
    galadriel,
    onward,
    smeagol,
)
"""The headings of the chapter; each lists the steps that it puts on the agenda and the questions that it asks."""
