"""The expansion as one object: its event cards, its effects on triggers, and its rows for the tables of the base game.

A row of `EFFECTS` names the trigger, the effect, and what has to lie on the table for it: the expansion itself or the
card of a faction in play. These effects act after all of the base game, in this order; the event cards act last.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Final

from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.cards.triggers import Effect, Trigger
from ringspiel.games.ringkrieg.expansion import (
    balrog,
    chief,
    combat_halves,
    corsairs,
    dunlendings,
    engines,
    ents,
    events,
    faction_cards,
    factions,
    galadriel,
    onward,
    setup,
    smeagol,
)
from ringspiel.games.ringkrieg.expansion.facts import FACTS
from ringspiel.games.ringkrieg.expansion.faults import piece_faults, settled_faults
from ringspiel.games.ringkrieg.expansion.numbers import (
    BALROG,
    BLACK_SHIPS,
    BRING_FACTION,
    BUILD_ENGINE,
    CHIEF_OF_RINGWRAITHS,
    CORSAIRS,
    DECLARE,
    ENTS,
    EXPANSION,
    EXPANSION_CARDS,
    GALADRIEL,
    RECRUIT_DUNLENDINGS,
    RELAXED_SEA,
    SMEAGOL_TILES,
)
from ringspiel.games.ringkrieg.expansions import Expansion
from ringspiel.games.ringkrieg.pieces.figures import ELVES, FREE, SHADOW
from ringspiel.games.ringkrieg.politics.entry import Entry
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn.uses import ANY_CHARACTER, ANY_MUSTER, Use, for_both, puts

EFFECTS: Final[tuple[tuple[Trigger, Effect, int], ...]] = (
    (triggers.PASSAGES, corsairs.passages, CORSAIRS),
    (triggers.RAIDS, corsairs.raids, CORSAIRS),
    (triggers.NO_PASSAGE, corsairs.why_no_passage, CORSAIRS),
    (triggers.APART_MOVES, corsairs.fleet_moves, CORSAIRS),
    (triggers.APART_MOVED, corsairs.sail, CORSAIRS),
    (triggers.NO_APART_MOVE, corsairs.why_not_sail, CORSAIRS),
    (triggers.MARCHES, corsairs.goes_by_ship, CORSAIRS),
    (triggers.BATTLE_BEGINS, corsairs.set_sail, CORSAIRS),
    (triggers.BEATEN, corsairs.beaten, CORSAIRS),
    (triggers.COMBAT_CARDS, faction_cards.surprised, CORSAIRS),
    (triggers.VOICE_OF_SARUMAN, ents.treebeard, ENTS),
    (triggers.ROUND_BEGINS, engines.compare, EXPANSION),
    (triggers.SIEGE_ROUNDS, engines.free_round, EXPANSION),
    (triggers.PROLONGING, engines.why_not_prolong, EXPANSION),
    (triggers.ARMY_GONE, engines.army_gone, EXPANSION),
    (triggers.CAPTURED, engines.captured, EXPANSION),
    (triggers.CAPTURED, galadriel.leaves, EXPANSION),
    (triggers.RECRUITING_INSIDE, galadriel.valour_of_the_elves, EXPANSION),
    (triggers.STRENGTH, balrog.flame_of_udun, EXPANSION),
    (triggers.LEVEL, smeagol.level_x, EXPANSION),
    (triggers.LEVEL, galadriel.level_for_cards, EXPANSION),
    (triggers.HUNT_REROLLS, chief.shadow_of_despair, EXPANSION),
    (triggers.NO_TILE, smeagol.comes_too_late, EXPANSION),
    (triggers.TILE_DRAWN, galadriel.lady_of_light, EXPANSION),
    (triggers.TILE_COUNTS, smeagol.tile_counts, EXPANSION),
    (triggers.SET_OUT, smeagol.separated, EXPANSION),
    (triggers.WAY_GONE, chief.he_sees_he_knows, EXPANSION),
    (triggers.WAY_GONE, balrog.fire_and_shadow, EXPANSION),
    (triggers.DECLARATION_OVER, smeagol.declared, EXPANSION),
    (triggers.DISCARDED, balrog.is_chained, EXPANSION),
    (triggers.CHANGED, smeagol.watch, EXPANSION),
)

ROWS: Final = (
    ents.ROCK_AND_STONE,
    ents.HUORNS,
    ents.ENTMOOT,
    events.WIND_FROM_THE_WEST,
    events.THREE_RINGS,
    events.RANGERS_OF_THE_NORTH,
    faction_cards.THREAT_TO_THE_FIEFS,
    balrog.A_BALROG_IS_COME,
    events.GATES_ARE_CLOSED,
    events.CAPTAIN_OF_DESPAIR,
    faction_cards.CORSAIRS_ARE_UPON_US,
    faction_cards.RAGE_OF_THE_DUNLENDINGS,
    faction_cards.DEEP_TRENCHES,
    events.SHADOW_OF_DOL_GULDUR,
    smeagol.WE_SHALL_GET_IT,
)
"""Its event cards, in the order of the decks; each row stands where the code of its card is."""


USES: Final[list[Use]] = [
    *for_both(BRING_FACTION, ANY_MUSTER, factions.can_bring, puts(factions.bring_faction), factions.only_one),
    Use(RECRUIT_DUNLENDINGS, SHADOW, ANY_MUSTER, dunlendings.can_recruit, puts(dunlendings.recruit_dunlendings)),
    Use(BLACK_SHIPS, SHADOW, ANY_MUSTER, corsairs.can_build, puts(corsairs.black_ships)),
    *for_both(BUILD_ENGINE, ANY_MUSTER, engines.can_build, puts(engines.build), engines.only_site),
    Use(DECLARE, FREE, ANY_CHARACTER, smeagol.can_declare, puts(smeagol.declare_by_die)),
]
"""What dice may be used for, besides `uses.USES`."""

WHY_NOT_USE: Final[dict[int, Callable[[RingkriegState, int], str]]] = {
    BRING_FACTION: lambda s, face: "RK-Z58-none",
    BUILD_ENGINE: lambda s, face: "RK-Z104-none",
    DECLARE: smeagol.why_not_declare,
    RECRUIT_DUNLENDINGS: lambda s, face: dunlendings.why_not_recruit(s),
    BLACK_SHIPS: lambda s, face: corsairs.why_not_build(s),
}

ENTRIES: Final = (
    Entry(GALADRIEL, ANY_MUSTER, galadriel.places, nation=ELVES, die_counts=galadriel.gandalf_is_away),
    Entry(CHIEF_OF_RINGWRAITHS, ANY_MUSTER, chief.places),
    Entry(BALROG, ANY_MUSTER, balrog.places, arrives=balrog.comes, die_counts=balrog.witch_king_is_away),
)

MODULES: Final[tuple[ModuleType, ...]] = (
    balrog,
    chief,
    combat_halves,
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

THIRD_AGE: Final = Expansion(
    option="expansion",
    mark=EXPANSION,
    variants={"relaxed_sea": RELAXED_SEA},
    figures=setup.FIGURES,
    tiles=SMEAGOL_TILES,
    cards=EXPANSION_CARDS,
    replaced=setup.REPLACED,
    given=smeagol.given_cards,
    rows=ROWS,
    effects=EFFECTS,
    uses=USES,
    why_not_use=WHY_NOT_USE,
    entries=ENTRIES,
    ways=(dunlendings.FALLING,),
    own_ways=(dunlendings.FALLING_AS_COST,),
    hunt_reasons={balrog.FIRE_AND_SHADOW: balrog.REASON},
    facts=FACTS,
    faults=piece_faults,
    settled_faults=settled_faults,
    modules=MODULES,
    former_steps={
        "dunlendings.recruit": "recruit_dunlendings",
        "factions.bring": "bring_faction",
        "smeagol.arrive": "arrive_by_die",
        "smeagol.declare": "declare_by_die",
    },
    former_fields={"ents_awoken": "tallies"},
)
