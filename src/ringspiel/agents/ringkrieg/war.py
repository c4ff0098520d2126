"""Attacks, marches and recruits: what they do for the conquest, in rough victory points."""

from __future__ import annotations

from typing import Final

from ringspiel.agents.ringkrieg.garrisons import guards_wanted, is_alarmed, is_own_prize
from ringspiel.agents.ringkrieg.odds import chance, endurance, ground_of
from ringspiel.agents.ringkrieg.style import BRACE, GUARD, GUILE, KEEP, ODDS, WARD, goal_of
from ringspiel.agents.ringkrieg.voyages import voyage_value
from ringspiel.games.ringkrieg.armies.movement import MoveArmy
from ringspiel.games.ringkrieg.armies.routes import largest_force, rested
from ringspiel.games.ringkrieg.armies.stacking import IN_REGION, army_of
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.pieces.board import (
    BOX,
    DISTANCE,
    LOCATIONS,
    NEIGHBOURS,
    OWNER,
    POINTS,
    REGION_COUNT,
    REGION_OF,
)
from ringspiel.games.ringkrieg.pieces.figures import (
    FREE,
    NAZGUL,
    NONE,
    RANK_ELITE,
    RANK_LEADER,
    RANK_OF,
    SHADOW,
    UNITS,
    other,
    units,
)
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.politics.muster import NO_MORE, Recruit
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair_of

GOALS: Final = [[r for r in range(REGION_COUNT) if POINTS[r] and OWNER[r] != side] for side in (FREE, SHADOW)]
"""The Cities and Strongholds that each side can win."""
NEAR: Final = [[1.0 / (1.0 + steps) ** 2 for steps in DISTANCE[region]] for region in range(REGION_COUNT)]
WITHIN_TWO: Final = [[r for r in range(REGION_COUNT) if 0 < steps[r] <= 2] for steps in DISTANCE]
ONE_STEP: Final = [sum(1 << r for r in range(REGION_COUNT) if steps[r] == 1) for steps in DISTANCE]
TWO_STEPS: Final = [sum(1 << r for r in range(REGION_COUNT) if steps[r] == 2) for steps in DISTANCE]
SIZE: Final[list[float]] = [number**1.3 for number in range(64)]
"""Many units together are worth more than apart."""
LOOSE: Final[list[float]] = [number**1.12 for number in range(64)]
"""The same for a Shadow that does not wait until all its units have come together."""
PLANNED: Final = 3.0
"""How much more a plan's goal attracts armies."""
DECISIVE: Final = 2.0
"""The value of a victory point of a besieged place when its loss may decide the war."""
LOSS: Final = [0.10, 0.04]
"""The value of a unit to its side. Lost units of the Shadow come back."""
GARRISON: Final = 0.25
"""The value of the first unit to a City or Stronghold near the enemy, by victory points."""
POINT: Final = [1.0, 0.5]
"""The value of a victory point; the Free Peoples need only four."""
WARDED: Final = 2.5
"""How much more the Shadow's guards are worth with the trait: the Free Peoples need four points, the Shadow ten."""
MANNED: Final = 0.3
"""The value of each guard that is wanted."""
STRIPPED: Final = -1.0
"""The cost of a march that leaves too few guards behind."""
LIFTED: Final = 0.8
"""The cost of giving up a siege."""
HOPELESS: Final = -1.0
LEAST_CHANCE: Final = 0.12
"""Battles with a smaller chance are not fought."""
FEW: Final = 3
"""So few units do not guard a Stronghold."""


# --- attacks ---------------------------------------------------------------------------------------------------------


def prize_of(s: RingkriegState, style: int, side: int, region: int) -> float:
    """The value of a Settlement that the enemy holds. Retaking a Settlement also takes points from the enemy."""
    if s.controller(region) == side:
        return 0.0
    return POINTS[region] * (POINT[FREE] if style & WARD and OWNER[region] == SHADOW else POINT[side])


def attack_value(s: RingkriegState, style: int, side: int, bound: int, origin: int, target: int) -> float:
    """The likely gain and loss of an attack with all units that may attack."""
    enemy = other(side)
    attackers, defenders = army_of(s, origin, side) & ~bound, army_of(s, target, enemy)
    won = chance(attackers, defenders, ground_of(s, origin, target, enemy))
    if style & ODDS and won < LEAST_CHANCE:
        return HOPELESS
    prize = prize_of(s, style, side, REGION_OF[target])
    prize += LOSS[enemy] * endurance(defenders)
    risk = LOSS[side] * endurance(attackers)
    if style & BRACE and side == SHADOW:
        if target < REGION_COUNT:
            prize += held_place(s, side, target)
        if origin >= REGION_COUNT:
            risk += held_place(s, side, REGION_OF[origin])
    return won * prize - (1.0 - won) * risk


def held_place(s: RingkriegState, side: int, region: int) -> float:
    """What a besieged place of the side is worth to it; nothing if it is not besieged."""
    box = BOX[region]
    if box == NONE or not s.at[box] & UNITS[side]:
        return 0.0
    return POINTS[region] * (DECISIVE if is_alarmed(s, side) else POINT[FREE])


def attack_values(s: RingkriegState, style: int, side: int, answers: list[int]) -> list[float]:
    bound = track.at_peace(s)
    return [attack_value(s, style, side, bound, *pair_of(answer)) for answer in answers]


def best_attack(s: RingkriegState, style: int, side: int, led: int) -> float:
    """The value of the best attack that a die can make."""
    answers = attacking.attacks(s, side, attacking.leading(s) if led else 0, 0)
    return max(attack_values(s, style, side, answers))


def judge_attack(s: RingkriegState, style: int) -> list[float]:
    question = s.question
    assert isinstance(question, attacking.Attack)
    return attack_values(s, style, question.side, s.legal)


# --- where armies are wanted -----------------------------------------------------------------------------------------


def weights(s: RingkriegState, style: int, side: int) -> list[tuple[int, float]]:
    """The goals still to be won, weakly defended ones first; with the trait `brace` also sieges to be relieved."""
    enemy = other(side)
    planned = goal_of(style)
    found = []
    if style & BRACE and side == SHADOW:
        for goal in GOALS[enemy]:
            worth = held_place(s, side, goal)
            if worth:
                found.append((goal, worth))
    for goal in GOALS[side]:
        if s.controller(goal) == enemy:
            box = BOX[goal]
            defenders = s.at[goal] & UNITS[enemy] or (s.at[box] & UNITS[enemy] if box != NONE else 0)
            worth = POINTS[goal] / (1.0 + 0.3 * endurance(defenders))
            found.append((goal, worth * PLANNED if goal == planned else worth))
    return found


def near_goals(s: RingkriegState, style: int, side: int) -> list[int]:
    """The goals that great armies can reach soonest come first."""
    armies = s.look().units[side]
    found = []
    for goal, worth in weights(s, style, side):
        if s.controller(goal) != side:
            found.append((worth * max([NEAR[goal][r] * SIZE[armies[r]] for r in range(REGION_COUNT)]), goal))
    return [goal for _, goal in sorted(found, reverse=True)]


def pull(goals: list[tuple[int, float]], region: int) -> float:
    """How near a region is to the places that a side wants to conquer."""
    total = 0.0
    for goal, weight in goals:
        total += weight * NEAR[goal][region]
    return total


def threat(s: RingkriegState, region: int, enemy: int) -> int:
    """How many enemy units could come next."""
    enemies = s.look().units[enemy]
    total = enemies[region]
    for neighbour in NEIGHBOURS[region]:
        total += enemies[neighbour]
    return total


def is_in_danger(s: RingkriegState, region: int, side: int) -> bool:
    """Whether it is a City or Stronghold of the side with enemy units at most two steps away."""
    if not is_own_prize(s, region, side):
        return False
    enemies = s.look().units[other(side)]
    return any(enemies[near] for near in WITHIN_TWO[region])


def needs_guards(s: RingkriegState) -> bool:
    """Whether the enemy stands next to a Settlement of the Shadow that has few or no units and can recruit."""
    own = s.look().units[SHADOW]
    return any(
        own[region] < FEW and threat(s, region, FREE) and is_own_prize(s, region, SHADOW) and not s.is_besieged(region)
        for region in GOALS[FREE]
    )


def stand(s: RingkriegState, style: int, side: int, region: int, number: int, drawn: float) -> float:
    """The value of a number of units in a region: for the attack, and as guards if the enemy is near."""
    size = LOOSE if style & GUILE and side == SHADOW else SIZE
    value = size[number] * drawn
    if style & KEEP and number:
        manned = MANNED * min(number, guards_wanted(s, region, side, style))
        value += manned * (2.0 if style & BRACE and side == SHADOW and is_alarmed(s, side) else 1.0)
    if number and is_own_prize(s, region, side):
        guards = 0.1 * POINTS[region] * min(number, threat(s, region, other(side)))
        if style & GUARD and is_in_danger(s, region, side):
            guards += GARRISON * POINTS[region]
        value += guards * (WARDED if style & WARD and side == SHADOW else 1.0)
    return value


# --- marches ---------------------------------------------------------------------------------------------------------


def judge_march(s: RingkriegState, style: int) -> list[float]:
    question = s.question
    assert isinstance(question, MoveArmy)
    return march_values(s, style, question.side, s.legal)


def march_values(s: RingkriegState, style: int, side: int, answers: list[int]) -> list[float]:
    goals = weights(s, style, side)
    drawn: dict[int, float] = {}
    values = []
    for answer in answers:
        if answer == 0:
            values.append(0.0)
            continue
        origin, destination = pair_of(answer)
        if origin >= LOCATIONS:
            values.append(voyage_value(s, answer))
            continue
        for region in (origin, destination):
            if region not in drawn:
                drawn[region] = pull(goals, region)
        values.append(march_value(s, style, side, origin, destination, drawn))
    return values


def march_value(
    s: RingkriegState, style: int, side: int, origin: int, destination: int, drawn: dict[int, float]
) -> float:
    """The effect of all units marching that can."""
    going = units(largest_force(s, rested(s, origin, side), destination, side))
    own = s.look().units[side]
    here, there = own[origin], own[destination]
    going = min(going, IN_REGION - there)
    if style & KEEP:
        going = min(going, here - guards_wanted(s, origin, side, style))
        if going <= 0:
            return STRIPPED
    gain = change(s, style, side, destination, there, there + going, drawn[destination])
    loss = change(s, style, side, origin, here - going, here, drawn[origin])
    lifted = LIFTED if style & ODDS and is_besieging(s, side, origin) else 0.0
    return gain - loss - lifted + prize_of(s, style, side, destination)


def is_besieging(s: RingkriegState, side: int, region: int) -> bool:
    """Whether an army that leaves gives up a siege."""
    box = BOX[region]
    return box != NONE and bool(s.at[box] & UNITS[other(side)])


def change(s: RingkriegState, style: int, side: int, region: int, before: int, after: int, drawn: float) -> float:
    return stand(s, style, side, region, after, drawn) - stand(s, style, side, region, before, drawn)


def opening(s: RingkriegState, side: int) -> float:
    """How tempting a march is because the enemy has left places empty: very, next to an army, and somewhat two steps
    away.
    """
    mine = UNITS[side] & ~track.at_peace(s)
    armies = sum(1 << region for region in s.places(UNITS[side]) if s.at[region] & mine)
    empty = [goal for goal in GOALS[side] if is_empty(s, side, goal)]
    if any(armies & ONE_STEP[goal] for goal in empty):
        return 1.0
    return 0.6 if any(armies & TWO_STEPS[goal] for goal in empty) else 0.0


def is_empty(s: RingkriegState, side: int, goal: int) -> bool:
    """Whether the enemy holds it without guards."""
    box = BOX[goal]
    return s.controller(goal) != side and not s.at[goal] & UNITS[other(side)] and (box == NONE or not s.at[box])


# --- recruits --------------------------------------------------------------------------------------------------------


def judge_recruit(s: RingkriegState, style: int) -> list[float]:
    question = s.question
    assert isinstance(question, Recruit)
    side = question.side
    goals = weights(s, style, side)
    drawn: dict[int, float] = {}
    values = []
    for answer in s.legal:
        if answer == NO_MORE:
            values.append(0.0)
            continue
        kind, region = pair_of(answer)
        if region not in drawn:
            drawn[region] = recruit_value(s, style, side, region, pull(goals, region))
        values.append(drawn[region] * rank_value(kind))
    return values


def recruit_value(s: RingkriegState, style: int, side: int, region: int, drawn: float) -> float:
    number = s.look().units[side][region]
    return 0.01 + change(s, style, side, region, number, number + 1, drawn)


def rank_value(kind: int) -> float:
    if kind == NAZGUL:
        return 0.8
    if RANK_OF[kind] == RANK_LEADER:
        return 0.7
    return 1.4 if RANK_OF[kind] == RANK_ELITE else 1.0
