"""Fellowship and Hunt: the way to Mordor, rest on the way, and those who watch."""

from __future__ import annotations

from typing import Final

from ringspiel.agents.ringkrieg.expansion import called_by_fangorn
from ringspiel.agents.ringkrieg.style import CROWN, EYES, GATES, HEAL, HUNT, PARK
from ringspiel.agents.ringkrieg.war import threat
from ringspiel.agents.ringkrieg.ways import STRAIGHT, TO_MORDOR
from ringspiel.games.ringkrieg.armies.capture import is_own_city_or_stronghold, is_own_stronghold
from ringspiel.games.ringkrieg.armies.companions import (
    DONE,
    CompanionsGo,
    PickCompanion,
    companion_destinations,
    stretch,
    walkers_at,
)
from ringspiel.games.ringkrieg.armies.minions import MinionGoes
from ringspiel.games.ringkrieg.characters.strider import ROYAL_PLACES
from ringspiel.games.ringkrieg.hunt.fellowship import DECLARE
from ringspiel.games.ringkrieg.hunt.guide import SendAway
from ringspiel.games.ringkrieg.hunt.hunt import DECLARED, MOST_DICE, REVEALED, STOP, Walk
from ringspiel.games.ringkrieg.pieces.board import (
    BOX,
    DISTANCE,
    LORIEN,
    NATION,
    NEIGHBOURS,
    POINTS,
    REGION_COUNT,
    REGION_OF,
)
from ringspiel.games.ringkrieg.pieces.figures import (
    COMPANIONS,
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
    level,
    number_of,
    units,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair_of

WEARY: Final = 5
"""The corruption from which resting is worth a detour."""
TIRED: Final = 3
"""The same with the trait `heal`."""
MANY: Final = 4
"""Hunt dice when the Ring is close to its goal."""
IN_MORDOR: Final = 3
"""The same with the trait `hunt`: in Mordor an Eye does as much harm as there are dice in the box."""
STAY: Final = 0.25
NEARER: Final = 0.1
"""The value of one step towards Strider's crown."""
BY_LORIEN: Final = 0.1
"""The value of one step towards Lórien, where the Ring-bearers may rest. It decides between equally short ways."""
WATCHED: Final = 1.2
"""The cost of a re-roll of the Hunt, in steps."""


# --- the Fellowship --------------------------------------------------------------------------------------------------


def resting_places(s: RingkriegState, steps: int, detour: int = 1) -> list[int]:
    """The Cities and Strongholds of the Free Peoples within this many steps that are not much of a detour."""
    here = s.figure
    most = TO_MORDOR[here] - steps + detour
    return [
        region
        for region in range(REGION_COUNT)
        if POINTS[region]
        and DISTANCE[here][region] <= steps
        and TO_MORDOR[region] <= most
        and is_own_city_or_stronghold(s, region, FREE)
    ]


def places_to_rest(s: RingkriegState, style: int, steps: int, detour: int = 0) -> list[int]:
    """Where the Ring-bearers would rest now. With the trait `gates`, a rest that costs no step is always welcome."""
    if s.corruption >= weary(s, style):
        return resting_places(s, steps)
    return resting_places(s, steps, detour) if style & GATES and s.corruption else []


def weary(s: RingkriegState, style: int) -> int:
    """The corruption from which the Ring-bearers rest. With `heal`, a rest on the spot is always welcome."""
    if style & GATES:
        return TIRED
    if not style & HEAL:
        return WEARY
    return 1 if s.progress == 0 else TIRED


def judge_fellowship_phase(s: RingkriegState, style: int) -> list[float]:
    """Declares the Fellowship to enter Mordor, or to rest."""
    declares = 0.0
    if DECLARE in s.legal:
        arrives = (STRAIGHT if style & GATES else TO_MORDOR)[s.figure] <= s.progress
        declares = 1.0 if arrives or places_to_rest(s, style, s.progress) else 0.0
    return [declares if answer == DECLARE else 0.5 if answer == 0 else 0.1 for answer in s.legal]


def judge_walk(s: RingkriegState, style: int) -> list[float]:
    question = s.question
    assert isinstance(question, Walk)
    goals = []
    if question.why == DECLARED and (STRAIGHT if style & GATES else TO_MORDOR)[s.figure] > question.left:
        goals = places_to_rest(s, style, question.left, 1)
    if style & GATES and not goals:
        return [way_value(s, answer, question.left, question.why == REVEALED) for answer in s.legal]
    values = [walk_value(s, s.figure if answer == STOP else answer, goals) for answer in s.legal]
    if style & PARK and question.why == REVEALED and not goals:
        for place, answer in enumerate(s.legal):
            values[place] -= watchers(s, s.figure if answer == STOP else answer, question.left, answer == STOP)
    return values


def way_value(s: RingkriegState, answer: int, left: int, shuns: bool) -> float:
    """How near to Mordor this step can take the figure; if it `shuns` them, past the Strongholds of the Shadow.

    Of equally short ways the one through Lórien is taken.
    """
    begins = s.figure if answer == STOP else answer
    if shuns and answer != STOP and is_own_stronghold(s, begins, SHADOW):
        return -99.0
    ends = [begins] if answer == STOP else reached(s, begins, left - 1, shuns)
    return max([-STRAIGHT[region] - BY_LORIEN * astray(s, region) for region in ends])


def reached(s: RingkriegState, begins: int, steps: int, shuns: bool) -> list[int]:
    found, edge = [begins], [begins]
    for _ in range(steps):
        further = []
        for region in edge:
            for neighbour in NEIGHBOURS[region]:
                if neighbour not in found and not (shuns and is_own_stronghold(s, neighbour, SHADOW)):
                    found.append(neighbour)
                    further.append(neighbour)
        edge = further
    return found


def astray(s: RingkriegState, region: int) -> int:
    """The distance to Lórien, as long as it is free and lies ahead."""
    if s.captured >> LORIEN & 1 or STRAIGHT[region] < STRAIGHT[LORIEN]:
        return 0
    return DISTANCE[region][LORIEN]


def watchers(s: RingkriegState, region: int, left: int, stops: bool) -> float:
    """The cost of being found in a region with a re-roll of the Hunt, if the way ends there."""
    if left > 1 and not stops:
        return 0.0
    return WATCHED * rerolls_at(s, region)


def rerolls_at(s: RingkriegState, region: int) -> int:
    figures = s.in_region(region)
    found = 1 if is_own_stronghold(s, region, SHADOW) else 0
    found += 1 if figures & UNITS[SHADOW] else 0
    return found + (1 if figures & NAZGUL_AND_WITCH_KING else 0)


def walk_value(s: RingkriegState, region: int, goals: list[int]) -> float:
    """Moves towards a place of rest, or else towards Mordor, but not through Strongholds of the Shadow."""
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
    """One die; two when the Ring is far along; three in Mordor with the trait `hunt`."""
    far = s.mordor != NONE or TO_MORDOR[s.figure] - s.progress <= 5
    wanted = 2 if far else 1
    if style & HUNT:
        wanted = IN_MORDOR if s.mordor != NONE else wanted
    if style & EYES:
        wanted = MANY if far else 0
    return [-abs(float(answer - wanted)) for answer in s.legal]


# --- Companions ------------------------------------------------------------------------------------------------------


def judge_leaver(s: RingkriegState, style: int) -> list[float]:
    """Strider leaves to become king, and nobody else if that is allowed."""
    return [1.0 if answer == STRIDER else 0.5 if answer == DONE else 0.0 for answer in s.legal]


def judge_companions(s: RingkriegState, style: int) -> list[float]:
    """Where Companions who leave or walk are needed."""
    question = s.question
    if isinstance(question, SendAway):
        group = s.leaving
    else:
        assert isinstance(question, CompanionsGo)
        group = s.picked
    values = [arrival(s, group, region) for region in s.legal]
    if style & CROWN and group & ONE[STRIDER]:
        for place, region in enumerate(s.legal):
            values[place] -= NEARER * from_crown(s, region)
    return values


def from_crown(s: RingkriegState, region: int) -> int:
    """The distance to the nearest place where Strider can become king; 99 if there is none."""
    open_places = [place for place in ROYAL_PLACES if not s.captured >> place & 1 and not s.is_besieged(place)]
    return min([DISTANCE[region][place] for place in open_places], default=99)


def judge_pick_companion(s: RingkriegState, style: int) -> list[float]:
    """Strider goes to be crowned. Others go where they activate a nation; those with a good place stay."""
    question = s.question
    assert isinstance(question, PickCompanion)
    if question.location != NONE:
        return [1.0 if answer == DONE else 0.0 for answer in s.legal]
    return [0.3 if answer == DONE else errand_of(s, *pair_of(answer)) for answer in s.legal]


def errand_of(s: RingkriegState, kind: int, location: int) -> float:
    """What a Companion on the map gains by walking."""
    here = REGION_OF[location]
    if kind == STRIDER:
        way = from_crown(s, here)
        return 1.0 if 0 < way < 99 else 0.0
    regions = companion_destinations(s, here, stretch(ONE[kind], 0))
    return max([arrival(s, ONE[kind], region) for region in regions]) - arrival(s, ONE[kind], here)


def walk_of_companions(s: RingkriegState) -> float:
    """The gain of a die that moves all Companions on the map."""
    gains = [errand_of(s, kind, place) for place in s.places(COMPANIONS) for kind in kinds_in(walkers_at(s, place))]
    best = max(gains, default=0.0)
    return 0.75 if best >= 1.0 else 0.1 + 0.5 * best


def arrival(s: RingkriegState, group: int, region: int) -> float:
    """Activating a nation, being crowned, or leading an army."""
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
    """Whether a Nazgûl is with the Fellowship's figure. In Mordor that does not matter."""
    return s.mordor != NONE or bool(s.at[s.figure] & NAZGUL_AND_WITCH_KING)


def lead_value(s: RingkriegState, location: int, already: int) -> float:
    """The value of one more leader to an army: high with many units near the enemy and few leaders."""
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
    """Whether Strider, leaving the Fellowship now, could reach a place where he becomes king."""
    steps = s.progress + 3
    return any(DISTANCE[s.figure][place] <= steps and not s.captured >> place & 1 for place in ROYAL_PLACES)


def is_crown_near(s: RingkriegState) -> bool:
    """The same, by an open way to a place that nobody besieges."""
    steps = s.progress + level(STRIDER)
    if not s.fellowship & ONE[STRIDER] or from_crown(s, s.figure) > steps:
        return False
    return any(from_crown(s, region) == 0 for region in companion_destinations(s, s.figure, steps))
