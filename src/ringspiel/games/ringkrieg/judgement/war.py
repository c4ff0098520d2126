"""Attacks, marches and recruits: what they bring for the conquest, in rough victory points."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg import battle
from ringspiel.games.ringkrieg.armies import IN_REGION, army_of
from ringspiel.games.ringkrieg.board import (
    BOX,
    DISTANCE,
    NEIGHBOURS,
    OWNER,
    POINTS,
    REGION_COUNT,
    REGION_OF,
)
from ringspiel.games.ringkrieg.figures import ELITE, FREE, LEADER, NAZGUL, NOBODY, SHADOW, UNITS, other, units
from ringspiel.games.ringkrieg.judgement.odds import chance, endurance, ground_of
from ringspiel.games.ringkrieg.movement import PAIR, MoveArmy, largest_force, rested
from ringspiel.games.ringkrieg.muster import NO_MORE, PLACE, Recruit
from ringspiel.games.ringkrieg.state import RingkriegState

GOALS: Final = [[r for r in range(REGION_COUNT) if POINTS[r] and OWNER[r] != side] for side in (FREE, SHADOW)]
"""The Cities and Strongholds that each side can win."""
NEAR: Final = [[1.0 / (1.0 + steps) ** 2 for steps in DISTANCE[region]] for region in range(REGION_COUNT)]
WITHIN_TWO: Final = [[r for r in range(REGION_COUNT) if 0 < steps[r] <= 2] for steps in DISTANCE]
SIZE: Final[list[float]] = [number**1.3 for number in range(64)]
"""Many together are worth more than apart."""
LOSS: Final = [0.10, 0.04]
"""What a unit is worth to its side: the Shadow's come again."""
POINT: Final = [1.0, 0.5]
"""What a victory point is worth; the Free Peoples need only four."""


# --- attacks ---------------------------------------------------------------------------------------------------------


def attack_value(s: RingkriegState, side: int, bound: int, origin: int, target: int) -> float:
    """The likely conquest and losses of an attack with everybody who may."""
    enemy = other(side)
    attackers, defenders = army_of(s, origin, side) & ~bound, army_of(s, target, enemy)
    won = chance(attackers, defenders, ground_of(s, origin, target, enemy))
    region = REGION_OF[target]
    prize = POINT[side] * POINTS[region] if s.controller(region) == enemy else 0.0
    prize += LOSS[enemy] * endurance(defenders)
    return won * prize - (1.0 - won) * LOSS[side] * endurance(attackers)


def attack_values(s: RingkriegState, side: int, answers: list[int]) -> list[float]:
    bound = battle.at_peace(s)
    return [attack_value(s, side, bound, *divmod(answer, battle.PAIR)) for answer in answers]


def best_attack(s: RingkriegState, side: int, led: int) -> float:
    """The value of the best attack that a die can make."""
    answers = battle.attacks(s, side, battle.leading(s) if led else 0, 0)
    return max(attack_values(s, side, answers))


def judge_attack(s: RingkriegState) -> list[float]:
    question = s.question
    assert isinstance(question, battle.Attack)
    return attack_values(s, question.seat, s.legal)


# --- where armies are wanted -----------------------------------------------------------------------------------------


def weights(s: RingkriegState, side: int) -> list[tuple[int, float]]:
    """The goals that are still to be won, the weakly defended first."""
    enemy = other(side)
    found = []
    for goal in GOALS[side]:
        if s.controller(goal) == enemy:
            box = BOX[goal]
            defenders = s.at[goal] & UNITS[enemy] or (s.at[box] & UNITS[enemy] if box != NOBODY else 0)
            found.append((goal, POINTS[goal] / (1.0 + 0.3 * endurance(defenders))))
    return found


def pull(goals: list[tuple[int, float]], region: int) -> float:
    """How near a region is to what a side wants to conquer."""
    total = 0.0
    for goal, weight in goals:
        total += weight * NEAR[goal][region]
    return total


def threat(s: RingkriegState, region: int, enemy: int) -> int:
    """How many enemy units could come next."""
    mask = UNITS[enemy]
    total = s.at[region] & mask
    for neighbour in NEIGHBOURS[region]:
        total += s.at[neighbour] & mask
    return total % 63


def is_in_danger(s: RingkriegState, region: int, side: int) -> bool:
    """A City or Stronghold of the side with enemy units at most two steps away."""
    if not is_own_prize(s, region, side):
        return False
    mask = UNITS[other(side)]
    return any(s.at[near] & mask for near in WITHIN_TWO[region])


def is_own_prize(s: RingkriegState, region: int, side: int) -> bool:
    """A City or Stronghold that the side would lose points for."""
    return POINTS[region] > 0 and s.controller(region) == side


def stand(s: RingkriegState, side: int, region: int, number: int, drawn: float) -> float:
    """What so many units are worth in a region: for the attack, and as a guard where the enemy is near."""
    value = SIZE[number] * drawn
    if number and is_own_prize(s, region, side):
        value += 0.1 * POINTS[region] * min(number, threat(s, region, other(side)))
    return value


# --- marches ---------------------------------------------------------------------------------------------------------


def judge_march(s: RingkriegState) -> list[float]:
    question = s.question
    assert isinstance(question, MoveArmy)
    return march_values(s, question.seat, s.legal)


def march_values(s: RingkriegState, side: int, answers: list[int]) -> list[float]:
    goals = weights(s, side)
    drawn: dict[int, float] = {}
    values = []
    for answer in answers:
        if answer == 0:
            values.append(0.0)
            continue
        origin, destination = divmod(answer - 1, PAIR)
        for region in (origin, destination):
            if region not in drawn:
                drawn[region] = pull(goals, region)
        values.append(march_value(s, side, origin, destination, drawn))
    return values


def march_value(s: RingkriegState, side: int, origin: int, destination: int, drawn: dict[int, float]) -> float:
    """What it changes when all who can march do."""
    going = units(largest_force(s, rested(s, origin, side), destination, side))
    here, there = units(s.at[origin] & UNITS[side]), units(s.at[destination] & UNITS[side])
    going = min(going, IN_REGION - there)
    gain = stand(s, side, destination, there + going, drawn[destination]) - stand(
        s, side, destination, there, drawn[destination]
    )
    loss = stand(s, side, origin, here, drawn[origin]) - stand(s, side, origin, here - going, drawn[origin])
    prize = POINT[side] * POINTS[destination] if s.controller(destination) == other(side) else 0.0
    return gain - loss + prize


def opening(s: RingkriegState, side: int) -> float:
    """How tempting a march is by what the enemy has left empty: very, next to an army, and also two steps away."""
    mine = UNITS[side] & ~battle.at_peace(s)
    best = 0.0
    for goal in GOALS[side]:
        box = BOX[goal]
        if s.controller(goal) == side or s.at[goal] & UNITS[other(side)] or (box != NOBODY and s.at[box]):
            continue
        for region in WITHIN_TWO[goal]:
            if s.at[region] & mine:
                if DISTANCE[region][goal] == 1:
                    return 1.0
                best = 0.6
    return best


# --- recruits --------------------------------------------------------------------------------------------------------


def judge_recruit(s: RingkriegState) -> list[float]:
    question = s.question
    assert isinstance(question, Recruit)
    side = question.seat
    goals = weights(s, side)
    drawn: dict[int, float] = {}
    values = []
    for answer in s.legal:
        if answer == NO_MORE:
            values.append(0.0)
            continue
        kind, region = answer // PLACE - 1, answer % PLACE
        if region not in drawn:
            drawn[region] = recruit_value(s, side, region, pull(goals, region))
        values.append(drawn[region] * rank_value(kind))
    return values


def recruit_value(s: RingkriegState, side: int, region: int, drawn: float) -> float:
    number = units(s.at[region] & UNITS[side])
    return 0.01 + stand(s, side, region, number + 1, drawn) - stand(s, side, region, number, drawn)


def rank_value(kind: int) -> float:
    if kind == NAZGUL:
        return 0.8
    if kind >= LEADER:
        return 0.7
    return 1.4 if kind >= ELITE else 1.0
