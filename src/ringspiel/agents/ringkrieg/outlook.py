"""Further inputs of the learnt value, beside those of `inputs`.

They tell of guards and their attackers, of what a side could win next, of the king, of rest on the way, and of the
Hunt in Mordor.
"""

from __future__ import annotations

import math
from typing import Final

from ringspiel.agents.ringkrieg.garrisons import AROUND
from ringspiel.agents.ringkrieg.inputs import NAMES as FIRST_NAMES
from ringspiel.agents.ringkrieg.inputs import PRIZES, inputs
from ringspiel.agents.ringkrieg.odds import AT_WALLS, chance, endurance
from ringspiel.agents.ringkrieg.ways import TO_MORDOR
from ringspiel.games.ringkrieg.characters.strider import ROYAL_PLACES
from ringspiel.games.ringkrieg.pieces.board import BOX, DISTANCE, LOCATIONS, LORIEN, NUMBER, POINTS, REGION_COUNT
from ringspiel.games.ringkrieg.pieces.figures import (
    FREE,
    GANDALF_GREY,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ONE,
    SHADOW,
    STRIDER,
    UNITS,
    WITCH_KING,
    number_of,
    other,
)
from ringspiel.games.ringkrieg.state import RingkriegState

PLACES: Final = (
    "minas-tirith",
    "dol-amroth",
    "pelargir",
    "edoras",
    "helms-deep",
    "lorien",
    "rivendell",
    "woodland-realm",
    "dale",
    "erebor",
    "orthanc",
    "moria",
    "dol-guldur",
    "morannon",
    "minas-morgul",
    "barad-dur",
    "umbar",
    "angmar",
    "mount-gundabad",
)
"""The Cities and Strongholds whose guards are counted one by one."""
WATCHED: Final = [NUMBER[name] for name in PLACES]
ENOUGH: Final = (10.0, 4.0)
"""The victory points with which each side's enemy wins the war."""

SIDES: Final = ("exposed", "near", "thin", "siege", "host", "edge")
NAMES: Final = (
    *FIRST_NAMES,
    "mordor",
    "mordor×corruption",
    "mordor×hunt",
    "mordor×levels",
    *(f"{name}-{side}" for side in ("free", "shadow") for name in SIDES),
    "strider-inside",
    "strider-outside",
    "strider-at-home",
    "gandalf-grey",
    "refuge",
    "lorien-ahead",
    "led-siege",
    "pool-free",
    "pool-shadow",
    *(f"guards-{name}" for name in PLACES),
)


def all_inputs(s: RingkriegState) -> list[float]:
    """All inputs, in the order of NAMES."""
    found = inputs(s)
    in_mordor = 0.0 if s.mordor == NONE else 1.0
    levels = found[FIRST_NAMES.index("levels")]
    found += [in_mordor, in_mordor * s.corruption / 6.0, in_mordor * s.hunt_box[SHADOW] / 3.0, in_mordor * levels]
    for side in (FREE, SHADOW):
        found += prospects(s, side)
    found += people(s)
    found += [s.pool[FREE] / 5.0, s.pool[SHADOW] / 8.0]
    for region in WATCHED:
        found.append(endurance(guards(s, region)) / 5.0)
    return found


def guards(s: RingkriegState, region: int) -> int:
    """The units of the side that holds a place, in it or behind its walls."""
    mask = UNITS[s.controller(region)]
    box = BOX[region]
    return s.at[region] & mask or (s.at[box] & mask if box != NONE else 0)


def prospects(s: RingkriegState, side: int) -> list[float]:
    """What a side may lose.

    These are victory points by their danger within one step and within two, places with hardly a guard, sieges, the
    greatest army of the enemy, and how near all of that would bring the enemy to victory.
    """
    hits = hits_by_place(s, other(side))
    exposed, near, thin, siege = 0.0, 0.0, 0.0, 0.0
    for region in PRIZES[side]:
        if s.captured >> region & 1:
            continue
        inside = guards(s, region)
        box = BOX[region]
        if box != NONE and s.at[box] & UNITS[side]:
            siege += POINTS[region] * chance(s.at[region], inside, AT_WALLS)
            continue
        beside = strength_around(hits, region, 1)
        around = strength_around(hits, region, 2)
        if around:
            held = endurance(inside) * (1.5 if box != NONE else 1.0) + 0.5
            exposed += POINTS[region] * beside / (beside + held)
            near += POINTS[region] * around / (around + held)
            if number_of(inside) <= 1:
                thin += POINTS[region]
    points = s.points(other(side))
    edge = (points + exposed + siege - ENOUGH[side]) / (1.5 if side == FREE else 1.0)
    host = max(hits)
    return [exposed / 4.0, near / 4.0, thin / 4.0, siege / 2.0, host / 10.0, 1.0 / (1.0 + math.exp(-edge))]


def hits_by_place(s: RingkriegState, side: int) -> list[int]:
    """How many hits the armies of a side can take, by location."""
    hits = [0] * LOCATIONS
    for place in s.places(UNITS[side]):
        hits[place] = endurance(s.at[place] & UNITS[side])
    return hits


def strength_around(hits: list[int], region: int, reach: int) -> float:
    """How many hits those within this many steps can take."""
    return float(sum([hits[near] for near in AROUND[region][reach]]))


def people(s: RingkriegState) -> list[float]:
    """The future king, Gandalf the Grey, places of rest for the Ring-bearers, and leaders of sieges."""
    inside = bool(s.fellowship & ONE[STRIDER])
    location = NONE if inside else s.where(STRIDER)
    refuge = 0.0
    if s.mordor == NONE:
        refuge = 1.0 if any(is_refuge(s, region) for region in AROUND_FIGURE[s.figure]) else 0.0
    ahead = s.mordor == NONE and not s.captured >> LORIEN & 1 and TO_MORDOR[s.figure] - s.progress >= TO_MORDOR[LORIEN]
    led = 0.0
    for region in s.places(NAZGUL_AND_WITCH_KING):
        if region < REGION_COUNT and s.is_besieged(region):
            led += 1.0 if s.at[region] & ONE[WITCH_KING] else 0.4
    return [
        1.0 if inside else 0.0,
        1.0 if location != NONE else 0.0,
        1.0 if location != NONE and location in ROYAL_PLACES else 0.0,
        1.0 if s.fellowship & ONE[GANDALF_GREY] else 0.0,
        refuge,
        1.0 if ahead else 0.0,
        min(led, 2.0),
    ]


AROUND_FIGURE: Final = [
    [r for r in range(REGION_COUNT) if POINTS[r] and r in PRIZES[FREE] and DISTANCE[start][r] <= 1]
    for start in range(REGION_COUNT)
]


def is_refuge(s: RingkriegState, region: int) -> bool:
    return not s.captured >> region & 1
