"""The inputs of the learnt value: numbers that everybody can see, so of a hand only its size.

The inputs are the same before Mordor and in it, apart from the journey; `value` weighs them.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from ringspiel.agents.ringkrieg.hand import held, promise
from ringspiel.agents.ringkrieg.odds import endurance
from ringspiel.agents.ringkrieg.ways import PULL, TO_MORDOR
from ringspiel.games.ringkrieg.armies.movement import WhoGoes
from ringspiel.games.ringkrieg.pieces.board import ADJACENT, BOX, NEIGHBOURS, OWNER, POINTS, REGION_COUNT, REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ARAGORN,
    ELITES,
    FREE,
    FREE_NATIONS,
    GANDALF_WHITE,
    GOLLUM,
    LEADERS,
    MOUTH_OF_SAURON,
    NAZGUL,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ONE,
    SARUMAN,
    SHADOW,
    UNITS,
    WITCH_KING,
    kinds_in,
    level,
    number_of,
    other,
    units,
    units_of_side,
)
from ringspiel.games.ringkrieg.pieces.tiles import DIE, EYE, EYES, FREE_SPECIAL, SHADOW_SPECIAL, TILE_COUNT, VALUE
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn.dice import CHARACTER, WILL
from ringspiel.games.ringkrieg.turn.victory import CRACK_OF_DOOM, MOST_CORRUPTION

PRIZES: Final = [[r for r in range(REGION_COUNT) if POINTS[r] and OWNER[r] == side] for side in (FREE, SHADOW)]
"""The Cities and Strongholds that each side can lose."""
AROUND: Final = [ADJACENT[region] | 1 << region for region in range(REGION_COUNT)]
LEADING: Final = (ARAGORN, GANDALF_WHITE, SARUMAN, WITCH_KING, MOUTH_OF_SAURON)
DAMAGE: Final = [1.5 if value in (EYE, DIE) else float(value) for value in VALUE]
"""The harm of a tile. That of an Eye or a die is known only when it is drawn."""
STEP_DAMAGE: Final = 0.8
"""The average harm of a step before Mordor."""

ROAD: Final = ("steps", "steps²", "progress", "revealed")
BURDEN: Final = ("corruption", "corruption²", "levels", "companions", "slack")
HUNT: Final = ("tile", "eyes", "specials-free", "specials-shadow", "watched", "gollum", "hunt-dice", "steps-today")
WAR: Final = ("points-free", "points-free²", "points-shadow", "points-shadow²", "danger-free", "open-free")
FIELD: Final = ("danger-shadow", "open-shadow", "pull-free", "pull-shadow", "units-free", "units-shadow")
ARMS: Final = ("elites-free", "elites-shadow", "leaders", "nazgul", "reserve-free", "reserve-shadow")
POLITICS: Final = ("peace-free", "at-war-free", "peace-shadow", "active")
MEANS: Final = ("dice-free", "dice-shadow", "feet", "rings-free", "rings-shadow", "cards-free", "cards-shadow")
RACE: Final = ("turn", "steps×points", "corruption×steps", "promise")
NAMES: Final = (
    "one",
    *ROAD,
    *BURDEN,
    *HUNT,
    *WAR,
    *FIELD,
    *ARMS,
    "aragorn",
    "gandalf-white",
    "saruman",
    "witch-king",
    "mouth",
    *POLITICS,
    *MEANS,
    *RACE,
)


def inputs(s: RingkriegState) -> list[float]:
    """All inputs, in the order of NAMES."""
    left = steps_left(s)
    found = [1.0]
    harm = mean_damage(s.tiles | s.waiting)
    found += journey(s, left, harm)
    found += hunt(s, harm)
    found += war(s)
    found += politics(s)
    found += means(s)
    found += [s.turn / 10.0, left * s.points(SHADOW) / 50.0, s.corruption * left / 50.0, promise(s)]
    return found


# --- the Ring --------------------------------------------------------------------------------------------------------


def steps_left(s: RingkriegState) -> int:
    """Steps to the gates of Mordor or, inside, to the Crack of Doom."""
    if s.mordor != NONE:
        return CRACK_OF_DOOM - s.mordor
    return max(TO_MORDOR[s.figure] - s.progress, 0)


def journey(s: RingkriegState, left: int, harm: float) -> list[float]:
    levels, companions = company(s.fellowship)
    ahead = left * harm if s.mordor != NONE else left * STEP_DAMAGE + CRACK_OF_DOOM * harm
    slack = MOST_CORRUPTION - s.corruption + 0.7 * levels - ahead
    burden = s.corruption / 6.0
    return [
        left / 5.0,
        left * left / 50.0,
        s.progress / 5.0,
        float(s.revealed),
        burden,
        burden * burden,
        levels / 5.0,
        companions / 5.0,
        math.tanh(slack / 5.0),
    ]


@lru_cache(maxsize=500)
def company(fellowship: int) -> tuple[int, int]:
    """The Levels of all Companions in the Fellowship, and how many there are."""
    inside = kinds_in(fellowship)
    return sum([level(kind) for kind in inside]), len(inside)


def mean_damage(tiles: int) -> float:
    """The expected harm of a tile drawn now."""
    total, drawn = 0.0, 0
    for tile in range(TILE_COUNT):
        if tiles >> tile & 1:
            total += DAMAGE[tile]
            drawn += 1
    return total / max(drawn, 1)


def hunt(s: RingkriegState, harm: float) -> list[float]:
    tiles = s.tiles | s.waiting
    eyes = (s.tiles & EYES).bit_count() / max(s.tiles.bit_count(), 1)
    watched = s.mordor == NONE and s.at[s.figure] & NAZGUL_AND_WITCH_KING
    return [
        harm,
        eyes,
        (tiles & FREE_SPECIAL).bit_count() / 2.0,
        (tiles & SHADOW_SPECIAL).bit_count() / 2.0,
        1.0 if watched else 0.0,
        1.0 if s.guide == GOLLUM else 0.0,
        math.sqrt(s.hunt_box[SHADOW]),
        s.hunt_box[FREE] / 2.0,
    ]


# --- the war ---------------------------------------------------------------------------------------------------------


def war(s: RingkriegState) -> list[float]:
    """Points, each side's Settlements that are in danger or undefended, armies near their goals, and arms."""
    free, shadow, board, mine, theirs = 0.0, 0.0, 0, 0, 0
    where = [0, 0]
    armies = s.look()
    of_free, of_shadow = armies.units
    for place in armies.peopled:
        board += s.at[place]
        region = REGION_OF[place]
        number = of_free[place]
        if number:
            mine += number
            free += number * PULL[FREE][region]
            where[FREE] |= 1 << region
        number = of_shadow[place]
        if number:
            theirs += number
            shadow += number * PULL[SHADOW][region]
            where[SHADOW] |= 1 << region
    marching = on_the_march(s)
    found = conquest(s, where)
    found += [(free + marching[FREE]) / 10.0, (shadow + marching[SHADOW]) / 10.0, mine / 20.0, theirs / 40.0]
    found += arms(s, board)
    return found


def on_the_march(s: RingkriegState) -> list[float]:
    """What the figures picked for a march will gain."""
    question = s.question
    found = [0.0, 0.0]
    if isinstance(question, WhoGoes):
        pull = PULL[question.side]
        found[question.side] = units(s.picked) * (pull[question.destination] - pull[question.origin])
    return found


def conquest(s: RingkriegState, where: list[int]) -> list[float]:
    """`where` are the regions with units, by side."""
    free, shadow = s.points(FREE) / 2.0, s.points(SHADOW) / 5.0
    found = [free, free * free, shadow, shadow * shadow]
    for side in (FREE, SHADOW):
        enemies = where[other(side)]
        danger, empty = 0.0, 0.0
        for region in PRIZES[side]:
            if enemies & AROUND[region] and not s.captured >> region & 1:
                threat = threat_to(s, region, side)
                if threat < 0.0:
                    empty += POINTS[region]
                else:
                    danger += POINTS[region] * threat
        found.append(danger / 2.0)
        found.append(empty / 2.0)
    return found


def threat_to(s: RingkriegState, region: int, side: int) -> float:
    """The chance that enemies next to a Settlement could take it; -1 if they only have to enter."""
    mask, enemies = UNITS[other(side)], s.look().units[other(side)]
    near = s.at[region] & mask
    for neighbour in NEIGHBOURS[region]:
        if enemies[neighbour]:
            near += s.at[neighbour] & mask
    defenders = s.at[region] & UNITS[side]
    box = BOX[region]
    if box != NONE:
        defenders += s.at[box] & UNITS[side]
    if not defenders:
        return -1.0
    attack, defence = float(endurance(near)), endurance(defenders) * (1.5 if POINTS[region] == 2 else 1.0)
    return attack * attack / (attack * attack + defence * defence)


def arms(s: RingkriegState, board: int) -> list[float]:
    """The figures of each kind on the board and in reserve, and those that bring a die."""
    found = [
        number_of(board & ELITES & UNITS[FREE]) / 10.0,
        number_of(board & ELITES & UNITS[SHADOW]) / 10.0,
        number_of(board & LEADERS) / 5.0,
        number_of(board & ALL_OF[NAZGUL]) / 5.0,
        units_of_side(s.reserve, FREE) / 20.0,
        units_of_side(s.reserve, SHADOW) / 20.0,
    ]
    for kind in LEADING:
        found.append(1.0 if board & ONE[kind] else 0.0)
    return found


def politics(s: RingkriegState) -> list[float]:
    peace, at_war, shadow = 0, 0, 0
    for nation, boxes in enumerate(s.political):
        if nation >= FREE_NATIONS:
            shadow += boxes
        elif boxes:
            peace += boxes
        else:
            at_war += 1
    return [peace / 5.0, at_war / 2.0, shadow / 2.0, s.active_nations.bit_count() / 4.0]


def means(s: RingkriegState) -> list[float]:
    """Unused dice, those that can move the Fellowship, rings, and the number of cards held."""
    feet = s.dice[FREE][CHARACTER] + s.dice[FREE][WILL]
    return [
        s.unused(FREE) / 4.0,
        s.unused(SHADOW) / 4.0,
        feet / 2.0,
        s.rings[FREE] / 2.0,
        s.rings[SHADOW] / 2.0,
        held(s, FREE) / 5.0,
        held(s, SHADOW) / 5.0,
    ]
