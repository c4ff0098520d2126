"""Which fields are wrong where an invariant is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ringspiel.games.ringkrieg.armies.stacking import limit_of
from ringspiel.games.ringkrieg.pieces.board import BOX, LOCATIONS, ORTHANC, REGION_OF, STRONGHOLDS
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ALL_UNITS,
    FREE,
    FREE_NATIONS,
    LEADERS,
    NATION_COUNT,
    NATIONS,
    SARUMAN,
    SHADOW,
    SIDE,
    SIDES,
    UNITS,
    other,
    units,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import hand_limit
from ringspiel.games.ringkrieg.words import location_name

Blame = Callable[[RingkriegState], list[str]]


def fields_at(places: Iterable[int]) -> list[str]:
    return [f"at-{location_name(place)}" for place in places]


def blame(*fields: str) -> Blame:
    def blamed(s: RingkriegState) -> list[str]:
        return list(fields)

    return blamed


def where(is_wrong: Callable[[RingkriegState, int], bool]) -> Blame:
    """The locations for which this holds."""

    def blamed(s: RingkriegState) -> list[str]:
        return fields_at(place for place in range(LOCATIONS) if is_wrong(s, place)) or ["reserve"]

    return blamed


def is_crowded(s: RingkriegState, place: int) -> bool:
    return units(s.at[place]) > limit_of(place)


def has_lonely_leader(s: RingkriegState, place: int) -> bool:
    return bool(s.at[place] & LEADERS and not s.at[place] & UNITS[FREE])


def is_shared(s: RingkriegState, place: int) -> bool:
    return bool(s.at[place] & UNITS[FREE] and s.at[place] & UNITS[SHADOW])


def holds_saruman(s: RingkriegState, place: int) -> bool:
    return bool(s.at[place] & ALL_OF[SARUMAN]) and REGION_OF[place] != ORTHANC


def has_foreign_garrison(s: RingkriegState, place: int) -> bool:
    region = REGION_OF[place]
    if region not in STRONGHOLDS or BOX[region] != place or not s.at[place]:
        return False
    side = s.controller(region)
    return not s.at[place] & UNITS[side] or bool(s.at[place] & SIDE[other(side)])


def is_inside_in_peace(s: RingkriegState, place: int) -> bool:
    region = REGION_OF[place]
    if region not in STRONGHOLDS or BOX[region] != place:
        return False
    return bool(s.at[place] & ALL_UNITS) and not s.at[region] & UNITS[other(s.controller(region))]


def has_figures(s: RingkriegState, place: int) -> bool:
    return bool(s.at[place])


def nations(s: RingkriegState) -> list[str]:
    """Passive nations at war, and passive ones of the Shadow."""
    wrong = [n for n in range(NATION_COUNT) if not s.is_active(n) and (n >= FREE_NATIONS or not s.political[n])]
    return [*[f"political-{NATIONS[nation]}" for nation in wrong], "active_nations"]


def hands(s: RingkriegState) -> list[str]:
    return [f"hands-{seat}" for seat in range(s.seats)]


def full_hands(s: RingkriegState) -> list[str]:
    return [f"hands-{seat}" for seat in range(s.seats) if len(s.hands[seat]) > hand_limit(s, seat)]


def dice_of(*names: str) -> Blame:
    return blame(*[f"{name}-{side}" for side in SIDES for name in names])


def unbalanced(s: RingkriegState) -> list[str]:
    wrong = [side for side in (FREE, SHADOW) if s.unused(side) + s.spent[side] + s.hunt_box[side] != s.pool[side]]
    return [f"{name}-{SIDES[side]}" for side in wrong for name in ("dice", "spent", "hunt_box", "pool")]


DECISION: Final = blame("question")
BLAMES: Final[dict[str, Blame]] = {
    "every side, nation, region and die has its place": DECISION,
    "every seat has a role, and every side a player who leads and one who acts": DECISION,
    "nothing is counted below zero": DECISION,
    "sides, phases, regions, tiles and Guides exist": blame("guide", "figure"),
    "a battle has an attacker and two sides": DECISION,
    "a battle is fought on the map": DECISION,
    "the attackers stand where they attack from": DECISION,
    "combat cards exist": DECISION,
    "every figure of the game is in exactly one place": blame("reserve", "lost"),
    "there are no other figures": blame("reserve", "lost"),
    "Saruman never leaves Orthanc": where(holds_saruman),
    "figures that have moved stand where they went": DECISION,
    "the Free Peoples have {} to {} dice, the Shadow {} to {}": dice_of("pool"),
    "every die is unused, spent or in the Hunt Box": unbalanced,
    "there are three Elven rings": dice_of("rings"),
    "each event card is in exactly one place": hands,
    "cards lie in their own deck": hands,
    "each side holds its own cards": hands,
    "a player who announces a combat card holds one that fits": hands,
    "nobody holds more cards than allowed": full_hands,
    "each Hunt tile is in one place": blame("tiles", "drawn", "waiting", "removed"),
    "special tiles join the pool in Mordor": blame("tiles", "mordor"),
    "a passive nation is not at war, and the Shadow's are always active": nations,
    "only Settlements are captured": blame("captured"),
    "only regions are captured": blame("captured"),
    "at twelve points of corruption the game is over": blame("corruption"),
    "the counter is on {} to {}, and on {} when revealed": blame("progress", "revealed"),
    "the Guide is a Companion of the highest Level, or Gollum when he is alone with them": blame("guide", "fellowship"),
    "at most ten units in a region and five in a besieged Stronghold": where(is_crowded),
    "no Leader is without an army": where(has_lonely_leader),
    "two armies share a region only in a siege": where(is_shared),
    "a garrison belongs to the side that controls the Stronghold": where(has_foreign_garrison),
    "a Stronghold is besieged by an enemy army": where(is_inside_in_peace),
    "the open question belongs to this position": DECISION,
    "ships lie on the coast, siege engines stand at Strongholds, at most two of a side": where(has_figures),
    "figures of a faction are on the map only while it is in play": blame("table", "reserve"),
    "Galadriel never leaves Lórien": where(has_figures),
    "Sméagol is not alone with the Ring-bearers": blame("fellowship"),
    "there are three cards that wake the Ents": blame("table"),
    "siege towers stand only where the Shadow besieges": where(has_figures),
    "catapults stand only in Strongholds that the Free Peoples have kept": where(has_figures),
    "one Ent stays in Fangorn": blame("at-fangorn"),
}
