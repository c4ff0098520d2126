"""The invariants of the expansion (INV-9), as far as a single position can break them."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.expansion.corsairs import ANCHORAGES
from ringspiel.games.ringkrieg.expansion.engines import MOST, is_stormed
from ringspiel.games.ringkrieg.expansion.ents import CARDS_OF_ENTS
from ringspiel.games.ringkrieg.expansion.numbers import (
    CATAPULT,
    CORSAIRS,
    DUNLENDING,
    DUNLENDINGS,
    ENT,
    ENTS,
    GALADRIEL,
    SHIP,
    SMEAGOL,
    TOWER,
)
from ringspiel.games.ringkrieg.pieces.board import (
    FANGORN,
    LOCATIONS,
    LORIEN,
    OWNER,
    REGION_COUNT,
    REGION_OF,
    STRONGHOLDS,
)
from ringspiel.games.ringkrieg.pieces.figures import ALL_OF, FREE, count
from ringspiel.games.ringkrieg.state import RingkriegState

APART: Final = ALL_OF[SHIP] | ALL_OF[ENT] | ALL_OF[TOWER] | ALL_OF[CATAPULT]
FACTION_OF: Final = {DUNLENDINGS: DUNLENDING, CORSAIRS: SHIP, ENTS: ENT}


def piece_faults(s: RingkriegState) -> list[str]:
    """What holds at any time."""
    found = []
    if any(force & APART for force in s.at[REGION_COUNT:]) or any(map(is_misplaced, range(REGION_COUNT), s.at)):
        found.append("ships lie on the coast, siege engines stand at Strongholds, at most two of a side")
    if any(force & ALL_OF[kind] for card, kind in FACTION_OF.items() if not s.on_table(card) for force in s.at):
        found.append("figures of a faction are on the map only while it is in play")
    if any(s.at[place] & ALL_OF[GALADRIEL] and REGION_OF[place] != LORIEN for place in range(LOCATIONS)):
        found.append("Galadriel never leaves Lórien")
    if s.fellowship and not s.fellowship & ~ALL_OF[SMEAGOL]:
        found.append("Sméagol is not alone with the Ring-bearers")
    if s.tallies > CARDS_OF_ENTS or (s.tallies and not s.on_table(ENTS)):
        found.append("there are three cards that wake the Ents")
    return found


def is_misplaced(region: int, force: int) -> bool:
    """RK-Z71, RK-Z103."""
    if force & ALL_OF[SHIP] and not ANCHORAGES >> region & 1:
        return True
    engines = (count(force, TOWER), count(force, CATAPULT))
    return max(engines) > MOST or (any(engines) and region not in STRONGHOLDS)


def settled_faults(s: RingkriegState) -> list[str]:
    """What holds between actions: RK-Z95, RK-Z114, RK-Z115, RK-Z118."""
    found = []
    if any(s.at[region] & ALL_OF[TOWER] and not is_stormed(s, region) for region in STRONGHOLDS):
        found.append("siege towers stand only where the Shadow besieges")
    if any(s.at[r] & ALL_OF[CATAPULT] and (OWNER[r] != FREE or s.captured >> r & 1) for r in STRONGHOLDS):
        found.append("catapults stand only in Strongholds that the Free Peoples have kept")
    if any(force & ALL_OF[ENT] for force in s.at) and not s.at[FANGORN] & ALL_OF[ENT]:
        found.append("one Ent stays in Fangorn")
    return found
