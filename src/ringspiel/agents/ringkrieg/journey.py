"""Fellowship and Hunt: the way to Mordor, rest on the way, and those who watch."""

from __future__ import annotations

from typing import Final

from ringspiel.agents.ringkrieg.expansion import called_by_fangorn
from ringspiel.agents.ringkrieg.style import EYES, HEAL, PARK
from ringspiel.agents.ringkrieg.war import threat
from ringspiel.agents.ringkrieg.ways import TO_MORDOR
from ringspiel.games.ringkrieg.armies.capture import is_own_city_or_stronghold, is_own_stronghold
from ringspiel.games.ringkrieg.armies.characters import DONE, CompanionsGo, MinionGoes
from ringspiel.games.ringkrieg.hunt.fellowship import DECLARE
from ringspiel.games.ringkrieg.hunt.guide import SendAway
from ringspiel.games.ringkrieg.hunt.hunt import DECLARED, MOST_DICE, REVEALED, STOP, Walk
from ringspiel.games.ringkrieg.pieces.board import BOX, DISTANCE, NATION, POINTS, REGION_COUNT, REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import (
    FREE,
    FREE_NATIONS,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ONE,
    SHADOW,
    STRIDER,
    UNITS,
    can_activate,
    kinds_in,
    number_of,
    units,
)
from ringspiel.games.ringkrieg.politics.entry import ROYAL_PLACES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair_of

WEARY: Final = 5
"""The corruption from which rest is worth a detour."""
TIRED: Final = 3
"""The same for those who like to rest."""
MANY: Final = 4
"""Hunt dice when the Ring is near."""
STAY: Final = 0.25
WATCHED: Final = 1.2
"""How many steps a re-roll of the Hunt is worth."""


# --- the Fellowship --------------------------------------------------------------------------------------------------


def resting_places(s: RingkriegState, steps: int) -> list[int]:
    """Own Cities and Strongholds within this number of steps that are not much of a detour."""
    here = s.figure
    most = TO_MORDOR[here] - steps + 1
    return [
        region
        for region in range(REGION_COUNT)
        if POINTS[region]
        and DISTANCE[here][region] <= steps
        and TO_MORDOR[region] <= most
        and is_own_city_or_stronghold(s, region, FREE)
    ]


def weary(s: RingkriegState, style: int) -> int:
    """The corruption from which the Ring-bearers rest; where they are already, any."""
    if not style & HEAL:
        return WEARY
    return 1 if s.progress == 0 else TIRED


def judge_fellowship_phase(s: RingkriegState, style: int) -> list[float]:
    """Declare to enter Mordor, or to rest."""
    declares = 0.0
    if DECLARE in s.legal:
        arrives = TO_MORDOR[s.figure] <= s.progress
        rests = s.corruption >= weary(s, style) and resting_places(s, s.progress)
        declares = 1.0 if arrives or rests else 0.0
    return [declares if answer == DECLARE else 0.5 if answer == 0 else 0.1 for answer in s.legal]


def judge_walk(s: RingkriegState, style: int) -> list[float]:
    question = s.question
    assert isinstance(question, Walk)
    goals = []
    if question.why == DECLARED and s.corruption >= weary(s, style) and TO_MORDOR[s.figure] > question.left:
        goals = resting_places(s, question.left)
    values = [walk_value(s, s.figure if answer == STOP else answer, goals) for answer in s.legal]
    if style & PARK and question.why == REVEALED and not goals:
        for place, answer in enumerate(s.legal):
            values[place] -= watchers(s, s.figure if answer == STOP else answer, question.left, answer == STOP)
    return values


def watchers(s: RingkriegState, region: int, left: int, stops: bool) -> float:
    """What it costs to be found where dice of the Hunt are rolled again, if the way ends there."""
    if left > 1 and not stops:
        return 0.0
    return WATCHED * rerolls_at(s, region)


def rerolls_at(s: RingkriegState, region: int) -> int:
    figures = s.in_region(region)
    found = 1 if is_own_stronghold(s, region, SHADOW) else 0
    found += 1 if figures & UNITS[SHADOW] else 0
    return found + (1 if figures & NAZGUL_AND_WITCH_KING else 0)


def walk_value(s: RingkriegState, region: int, goals: list[int]) -> float:
    """Nearer to a place of rest, or else to Mordor, but not through Strongholds of the Shadow."""
    if goals:
        return -float(min(DISTANCE[region][goal] for goal in goals))
    return -float(TO_MORDOR[region])


def danger(s: RingkriegState) -> float:
    """The chance that the next step of the Fellowship brings a Hunt tile."""
    if s.mordor != NONE:
        return 1.0
    dice = min(s.hunt_box[SHADOW], MOST_DICE)
    missed = max(0.0, (5.0 - s.hunt_box[FREE]) / 6.0)
    return 1.0 - float(missed**dice)


def judge_allocation(s: RingkriegState, style: int) -> list[float]:
    """One die, two when the Ring is far on its way."""
    far = s.mordor != NONE or TO_MORDOR[s.figure] - s.progress <= 5
    wanted = 2 if far else 1
    if style & EYES:
        wanted = MANY if far else 0
    return [-abs(float(answer - wanted)) for answer in s.legal]


# --- Companions ------------------------------------------------------------------------------------------------------


def judge_leaver(s: RingkriegState, style: int) -> list[float]:
    """Strider, to become king, and nobody else if that is allowed."""
    return [1.0 if answer == STRIDER else 0.5 if answer == DONE else 0.0 for answer in s.legal]


def judge_companions(s: RingkriegState, style: int) -> list[float]:
    """Where those who leave or wander are needed."""
    question = s.question
    if isinstance(question, SendAway):
        group = s.leaving
    else:
        assert isinstance(question, CompanionsGo)
        group = s.picked
    return [arrival(s, group, region) for region in s.legal]


def arrival(s: RingkriegState, group: int, region: int) -> float:
    """To wake a nation, to be crowned, or to lead an army."""
    value = 0.03 * min(units(s.at[region] & UNITS[FREE]), 5) + called_by_fangorn(s, region)
    if group & ONE[STRIDER] and region in ROYAL_PLACES and not s.captured >> region & 1:
        value += 1.0
    nation = NATION[region]
    if POINTS[region] and 0 <= nation < FREE_NATIONS and not s.is_active(nation):
        value += 0.5 if any(can_activate(kind, nation) for kind in kinds_in(group)) else 0.0
    if not s.at[region] & UNITS[FREE]:
        value -= 0.05 * threat(s, region, SHADOW)
    return value


# --- Nazgûl and Minions ----------------------------------------------------------------------------------------------


def is_watched(s: RingkriegState) -> bool:
    """Whether a Nazgûl sees the Fellowship's figure; in Mordor there is nothing to watch."""
    return s.mordor != NONE or bool(s.at[s.figure] & NAZGUL_AND_WITCH_KING)


def lead_value(s: RingkriegState, location: int, already: int) -> float:
    """What one more who leads is worth to an army: much with many units near the enemy and few who lead."""
    number = units(s.at[location] & UNITS[SHADOW])
    if number < 3:
        return 0.0
    near = threat(s, REGION_OF[location], FREE)
    return (0.08 if near else 0.05) * min(number, 5) - 0.1 * already


def judge_minion_goes(s: RingkriegState, style: int) -> list[float]:
    question = s.question
    assert isinstance(question, MinionGoes)
    mover = ONE[question.figure]
    watch = not s.at[s.figure] & ~mover & NAZGUL_AND_WITCH_KING and s.mordor == NONE
    values = []
    for region in s.legal:
        if region == s.figure and watch and mover & NAZGUL_AND_WITCH_KING:
            values.append(1.0)
        else:
            values.append(landing_value(s, region, mover))
    return values


def landing_value(s: RingkriegState, region: int, mover: int) -> float:
    box = BOX[region]
    location = box if box != NONE and s.at[box] & UNITS[SHADOW] else region
    force = s.at[location]
    if not force & UNITS[SHADOW]:
        return 0.0
    return lead_value(s, location, number_of(force & ~mover & NAZGUL_AND_WITCH_KING))


def judge_pick_minion(s: RingkriegState, style: int) -> list[float]:
    """The Minion that is of little use in its region."""
    values = []
    for answer in s.legal:
        if answer == DONE:
            values.append(STAY)
            continue
        kind, location = pair_of(answer)
        here = s.at[location] & ~ONE[kind] & NAZGUL_AND_WITCH_KING
        watching = location == s.figure and not here and s.mordor == NONE
        values.append(0.0 if watching else 0.5 - lead_value(s, location, number_of(here)))
    return values


def crowned_place_near(s: RingkriegState) -> bool:
    """Whether Strider, on leaving the Fellowship now, could reach a place where he becomes king."""
    steps = s.progress + 3
    return any(DISTANCE[s.figure][place] <= steps and not s.captured >> place & 1 for place in ROYAL_PLACES)
