"""What cards ask for before they may be played or stay on the table (RK-E10, RK-E17): tests with small arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ringspiel.games.ringkrieg.pieces.board import ADJACENT, BOX, FANGORN, NATION, NUMBER, OWNER, REGION_OF, STRONGHOLDS
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ARAGORN,
    COMPANIONS,
    FREE,
    FREE_NATIONS,
    GANDALF_WHITE,
    GONDOR,
    NATIONS_OF,
    NONE,
    ROHAN,
    SHADOW,
    STRIDER,
    UNITS,
    nations_in,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import combatants, led_from

Condition = tuple[Callable[..., bool], tuple[int, ...]]

MINAS_TIRITH: Final = NUMBER["minas-tirith"]
STRIDER_OR_ARAGORN: Final = ALL_OF[STRIDER] | ALL_OF[ARAGORN]
BEFORE_THE_BLACK_GATE: Final = tuple(
    NUMBER[name]
    for name in (
        "north-ithilien",
        "south-ithilien",
        "dagorlad",
        "morannon",
        "minas-morgul",
        "gorgoroth",
        "nurn",
        "barad-dur",
    )
)


def need(test: Callable[..., bool], *arguments: int) -> Condition:
    """A test with its arguments."""
    return (test, arguments)


def is_met(s: RingkriegState, condition: Condition) -> bool:
    return condition[0](s, *condition[1])


def at_war(nation: int) -> Condition:
    """A nation is At War."""
    return need(is_at_war, nation)


def in_play(kind: int) -> Condition:
    """A character is on the map."""
    return need(is_in_play, kind)


def never(s: RingkriegState) -> bool:
    return False


def is_on_table(s: RingkriegState, card: int) -> bool:
    """An event card, or another thing that lies there like one."""
    return s.on_table(card)


# --- the Fellowship --------------------------------------------------------------------------------------------------


def in_fellowship(s: RingkriegState, figures: int) -> bool:
    """One of these Companions is still with the Ring-bearers."""
    return bool(s.fellowship & figures)


def is_revealed(s: RingkriegState) -> bool:
    return bool(s.revealed)


def has_progress(s: RingkriegState) -> bool:
    """RK-O22: the counter is on 1 or more, so never in Mordor."""
    return s.progress > 0 and s.mordor == NONE


def is_in_the_wild(s: RingkriegState) -> bool:
    """RK-O22, RK-G40: no Settlement of the Free Peoples where the figure is; fulfilled in Mordor."""
    return s.mordor != NONE or OWNER[s.figure] != FREE


# --- figures on the map ----------------------------------------------------------------------------------------------


def is_in_play(s: RingkriegState, kind: int) -> bool:
    return s.where(kind) != NONE


def is_any_in_play(s: RingkriegState, figures: int) -> bool:
    """RK-Z40: one of these figures is on the map."""
    return bool(s.places(figures))


def stands_in(s: RingkriegState, figures: int, nation: int) -> bool:
    """RK-G41, RK-G43: one of these figures is on the map inside a nation's borders."""
    return any(NATION[REGION_OF[place]] == nation for place in s.places(figures))


def leads_army(s: RingkriegState, figures: int) -> bool:
    """One of these figures is with an army of the Free Peoples."""
    return bool(armies_with(s, FREE, figures))


def commands_army_with(s: RingkriegState, side: int, figures: int) -> bool:
    """One of these figures is in an army that the acting player leads (RK-412, RK-421)."""
    armies = [s.at[place] & led_from(s, side, place) for place in s.places(figures)]
    return any(army & figures and army & UNITS[side] for army in armies)


def king_with_army(s: RingkriegState) -> bool:
    """Strider or Aragorn with an army inside Gondor or Rohan."""
    return any(NATION[REGION_OF[place]] in (GONDOR, ROHAN) for place in armies_with(s, FREE, STRIDER_OR_ARAGORN))


def white_rider_at_fangorn(s: RingkriegState) -> bool:
    location = s.where(GANDALF_WHITE)
    return location != NONE and (location == FANGORN or NATION[REGION_OF[location]] == ROHAN)


def army_in(s: RingkriegState, side: int, region: int) -> bool:
    return bool(s.in_region(region) & UNITS[side])


def holds_black_gate(s: RingkriegState) -> bool:
    """The Last Battle stays as long as an army of the Free Peoples is before the Black Gate or behind it."""
    return any(army_in(s, FREE, region) for region in BEFORE_THE_BLACK_GATE)


def marches_on_black_gate(s: RingkriegState) -> bool:
    """Aragorn or Gandalf the White leads an army there."""
    captains = ALL_OF[ARAGORN] | ALL_OF[GANDALF_WHITE]
    places = [place for region in BEFORE_THE_BLACK_GATE for place in (region, BOX[region]) if place != NONE]
    return any(s.at[place] & captains and s.at[place] & UNITS[FREE] for place in places)


# --- armies against each other ---------------------------------------------------------------------------------------


def armies_with(s: RingkriegState, side: int, figures: int) -> list[int]:
    """The locations of a side's armies that have one of these figures."""
    return [place for place in s.places(figures) if s.at[place] & UNITS[side]]


def touches(one: int, another: int) -> bool:
    """Two locations in the same region or in adjacent ones."""
    here, there = REGION_OF[one], REGION_OF[another]
    return here == there or bool(ADJACENT[here] >> there & 1)


def shadow_armies_facing(s: RingkriegState, figures: int, enemies: int) -> list[int]:
    """The Shadow's armies with one of these figures, in or next to the region of an enemy army with one of those."""
    opposite = armies_with(s, FREE, enemies)
    return [place for place in armies_with(s, SHADOW, figures) if any(touches(place, enemy) for enemy in opposite)]


def shadow_army_faces(s: RingkriegState, figures: int, enemies: int) -> bool:
    return bool(shadow_armies_facing(s, figures, enemies))


def mixed_armies(s: RingkriegState) -> list[int]:
    """The Shadow's armies with units of two nations or more."""
    return [place for place in s.places(UNITS[SHADOW]) if len(nations_in(s.at[place] & UNITS[SHADOW])) > 1]


def has_mixed_army(s: RingkriegState) -> bool:
    return bool(mixed_armies(s))


def is_under_siege(s: RingkriegState, region: int) -> bool:
    """RK-X8: the Free Peoples are besieged there."""
    return bool(s.at[BOX[region]] & UNITS[FREE])


# --- nations ---------------------------------------------------------------------------------------------------------


def is_active(s: RingkriegState, nation: int) -> bool:
    return s.is_active(nation)


def is_passive(s: RingkriegState, nation: int) -> bool:
    return not s.is_active(nation)


def is_at_war(s: RingkriegState, nation: int) -> bool:
    return s.is_at_war(nation)


def shadow_is_at_war(s: RingkriegState) -> bool:
    """All nations of the Shadow."""
    return all(s.is_at_war(nation) for nation in NATIONS_OF[SHADOW])


def visited_nations(s: RingkriegState) -> list[int]:
    """The nations of the Free Peoples not At War in whose borders a Companion or the Fellowship's figure is."""
    regions = [REGION_OF[place] for place in s.places(COMPANIONS)]
    if s.mordor == NONE:
        regions.append(s.figure)
    nations = sorted({NATION[region] for region in regions})
    return [nation for nation in nations if 0 <= nation < FREE_NATIONS and not s.is_at_war(nation)]


def visits_nation(s: RingkriegState) -> bool:
    return bool(visited_nations(s))


def controls_stronghold_of(s: RingkriegState, nation: int) -> bool:
    """The Shadow controls a Stronghold of this nation."""
    return any(s.captured >> region & 1 and NATION[region] == nation for region in STRONGHOLDS)


def besieges_with(s: RingkriegState, figures: int) -> bool:
    """RK-421: an army of the acting player with one of these figures stands around a Stronghold of the Free Peoples."""
    armies = [combatants(s, SHADOW, region) for region in STRONGHOLDS if is_under_siege(s, region)]
    return any(army & figures and army & UNITS[SHADOW] for army in armies)
