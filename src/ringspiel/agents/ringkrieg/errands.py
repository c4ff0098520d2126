"""Nazgûl and Minions: who is more useful elsewhere, and when and where the Witch-king enters."""

from __future__ import annotations

from typing import Final

from ringspiel.agents.ringkrieg.journey import landing_value, lead_value
from ringspiel.agents.ringkrieg.war import threat
from ringspiel.games.ringkrieg.armies.companions import DONE
from ringspiel.games.ringkrieg.armies.minions import FLYERS, flyers_at, may_land
from ringspiel.games.ringkrieg.characters import mouth
from ringspiel.games.ringkrieg.pieces.board import NEIGHBOURS, POINTS, REGION_COUNT, REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import (
    FREE,
    FREE_NATIONS,
    MOUTH_OF_SAURON,
    NAZGUL,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ONE,
    SARUMAN,
    SHADOW,
    UNITS,
    WITCH_KING,
    number_of,
    units,
)
from ringspiel.games.ringkrieg.politics import entry
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair_of

WATCHING: Final = 0.45
"""The value of having one of them with the Fellowship's figure."""
GAIN: Final = 0.1
"""The least gain in usefulness that makes a move worth it."""
IDLE: Final = -0.3
COMING: Final = 1.2
HOST: Final = 5
"""How many units the Witch-king wants to lead."""
ALONE: Final = 0.15


# --- flights ---------------------------------------------------------------------------------------------------------


def use_here(s: RingkriegState, kind: int, location: int) -> float:
    """The loss if one figure of this kind left."""
    others = s.at[location] & ~ONE[kind] & NAZGUL_AND_WITCH_KING
    value = lead_value(s, location, number_of(others))
    if location == s.figure and not others and s.mordor == NONE and ONE[kind] & NAZGUL_AND_WITCH_KING:
        value += WATCHING
    return value


def use_there(s: RingkriegState, kind: int, origin: int, perches: list[tuple[float, int]]) -> float:
    """The best use of one figure of this kind elsewhere."""
    here = REGION_OF[origin]
    if ONE[kind] & NAZGUL_AND_WITCH_KING:
        return max([0.0, *(value for value, region in perches if region != here)])
    return max([0.0, *(use_in(s, kind, region) for region in mouth.destinations(s, here) if region != here)])


def best_perches(s: RingkriegState) -> list[tuple[float, int]]:
    """The two regions where one more Nazgûl is most useful; one of them is not where it comes from."""
    values = [(use_in(s, NAZGUL, region), region) for region in range(REGION_COUNT) if may_land(s, region)]
    return sorted(values)[-2:]


def use_in(s: RingkriegState, kind: int, region: int) -> float:
    """The value of one more figure of this kind."""
    watch = region == s.figure and s.mordor == NONE and not s.at[region] & NAZGUL_AND_WITCH_KING
    value = landing_value(s, region, 0) if s.in_region(region) & UNITS[SHADOW] else 0.0
    return value + WATCHING if watch and ONE[kind] & NAZGUL_AND_WITCH_KING else value


def gain_of(s: RingkriegState, kind: int, location: int, perches: list[tuple[float, int]]) -> float:
    return use_there(s, kind, location, perches) - use_here(s, kind, location)


def flight_value(s: RingkriegState) -> float:
    """The gain of a die that moves them. No die is spent on moving nobody."""
    perches = best_perches(s)
    gains = [gain_of(s, kind, place, perches) for place in s.places(FLYERS) for kind in flyers_at(s, place, 0)]
    best = max(gains, default=0.0)
    return 0.15 + best if best > GAIN else IDLE


def judge_flyer(s: RingkriegState, style: int) -> list[float]:
    """The figure that gains most by moving; none if no move gains anything."""
    perches = best_perches(s)
    return [GAIN if answer == DONE else gain_of(s, *pair_of(answer), perches) for answer in s.legal]


# --- coming ----------------------------------------------------------------------------------------------------------


def host_value(s: RingkriegState, location: int) -> float:
    """The value of a leader to an army. It is greatest where many units besiege a City or Stronghold or stand next to
    one.
    """
    region = REGION_OF[location]
    number = min(units(s.at[location] & UNITS[SHADOW]), 10)
    goal = s.is_besieged(region) and location < REGION_COUNT
    near = any(POINTS[each] and s.controller(each) == FREE for each in NEIGHBOURS[region])
    return 0.06 * number + (0.5 if goal else 0.3 if near else 0.0) + 0.02 * threat(s, region, FREE)


def coming_value(s: RingkriegState, kind: int, location: int) -> float:
    if kind != WITCH_KING:
        return COMING if kind == SARUMAN else 0.9
    if units(s.at[location] & UNITS[SHADOW]) < HOST:
        return ALONE
    awake = all(s.is_active(nation) for nation in range(FREE_NATIONS))
    return host_value(s, location) + (0.4 if awake else 0.0)


def judge_coming(s: RingkriegState, style: int) -> list[float]:
    """A Minion enters where armies need a leader."""
    values = []
    for answer in s.legal:
        kind, location = pair_of(answer)
        place = 0.1 * host_value(s, location) if kind == MOUTH_OF_SAURON else 0.0
        values.append(coming_value(s, kind, location) + place)
    return values


def best_coming(s: RingkriegState, face: int) -> float:
    """The gain of a die that brings a Minion into play."""
    return max([coming_value(s, *pair_of(each)) for each in entry.entries(s, SHADOW, face)], default=0.0)
