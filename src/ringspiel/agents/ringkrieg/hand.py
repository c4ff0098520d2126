"""The first value of a position, by what everybody can see: the journey, the war, politics and dice.

Every part is counted for the Free Peoples, with weights that were set by hand. An action in several steps is valued
while it is under way, by its likely outcome. For a march, the figures that were picked count as having arrived.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from ringspiel.agents.ringkrieg.ways import PULL
from ringspiel.games.ringkrieg.armies.movement import WhoGoes
from ringspiel.games.ringkrieg.pieces.board import DISTANCE, MORDOR_ENTRANCES, REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import (
    ARAGORN,
    COMPANIONS,
    FREE,
    FREE_NATIONS,
    GANDALF_WHITE,
    MINIONS,
    NONE,
    ONE,
    SHADOW,
    UNITS,
    kinds_in,
    level,
    number_of,
    units,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import seats_of
from ringspiel.games.ringkrieg.turn import uses

LONGEST_WAY: Final = 12
TO_MORDOR: Final = [min(steps[gate] for gate in MORDOR_ENTRANCES) for steps in DISTANCE]
_PROMISE: Final = {
    uses.SKIP: -0.1,
    uses.SEPARATE: -0.2,
    uses.MOVE_COMPANIONS: 0.02,
    uses.MOVE_MINIONS: 0.02,
    uses.MOVE_ARMY: 0.04,
    uses.ATTACK: 0.08,
    uses.PLAY: 0.1,
    uses.DIPLOMACY: 0.1,
    uses.RECRUIT: 0.1,
    uses.BRING: 0.5,
    uses.DRAW: 0.05,
    uses.VOICE: 0.12,
    uses.MESSENGER_MOVE: 0.03,
    uses.MESSENGER_ATTACK: 0.07,
    uses.MESSENGER_PLAY: 0.09,
    uses.STATESMAN: 0.08,
}


def hand_value(s: RingkriegState) -> float:
    """The chance of the Free Peoples to win."""
    score = journey(s) + war(s) + politics(s) + pools(s) + promise(s)
    return 1.0 / (1.0 + math.exp(-score))


def journey(s: RingkriegState) -> float:
    """How far the Ring has come, and how heavy it is."""
    if s.mordor == NONE:
        way = TO_MORDOR[s.figure] - s.progress
        come = 1.5 * (1.0 - max(way, 0) / LONGEST_WAY)
    else:
        come = 2.0 + 0.5 * s.mordor
    burden = 0.12 * s.corruption + 0.015 * s.corruption * s.corruption
    return come - burden - (0.25 if s.revealed else 0.0) + company(s.fellowship)


@lru_cache(maxsize=200)
def company(fellowship: int) -> float:
    """The value of Companions who can still take harm for the Ring-bearers."""
    return sum(0.05 + 0.06 * level(kind) for kind in kinds_in(fellowship))


def war(s: RingkriegState) -> float:
    """Conquests, armies near their goals, and leaders."""
    total = 0.6 * s.points(FREE) - 0.3 * s.points(SHADOW)
    for place, force in enumerate(s.at):
        if force:
            total += strength(force, REGION_OF[place])
    question = s.question
    if isinstance(question, WhoGoes):
        total += strength(s.picked, question.destination) - strength(s.picked, question.origin)
    return total


@lru_cache(maxsize=50_000)
def strength(force: int, region: int) -> float:
    """The value of a force where it is."""
    free, shadow = units(force & UNITS[FREE]), units(force & UNITS[SHADOW])
    total = free * (0.02 + 0.01 * PULL[FREE][region]) - shadow * (0.02 + 0.03 * PULL[SHADOW][region])
    if force & COMPANIONS:
        total += 0.3 * bool(force & ONE[ARAGORN]) + 0.3 * bool(force & ONE[GANDALF_WHITE])
    return total - 0.3 * number_of(force & MINIONS)


def politics(s: RingkriegState) -> float:
    """Each side wants its nations At War; the Free Peoples have to activate theirs first."""
    total = 0.0
    for nation, boxes in enumerate(s.political):
        if nation < FREE_NATIONS:
            total -= 0.05 * boxes + (0.05 if boxes else 0.0)
        else:
            total += 0.12 * boxes
    return total + 0.05 * s.active_nations.bit_count()


def pools(s: RingkriegState) -> float:
    """Cards, rings, unused dice, and Hunt dice."""
    cards = 0.02 * (held(s, FREE) - held(s, SHADOW))
    rings = 0.08 * (s.rings[FREE] - s.rings[SHADOW])
    dice = 0.04 * (s.unused(FREE) - s.unused(SHADOW))
    return cards + rings + dice - 0.12 * math.sqrt(s.hunt_box[SHADOW])


def held(s: RingkriegState, side: int) -> int:
    """How many cards the players of a side hold."""
    return sum(len(s.hands[seat]) for seat in seats_of(s, side))


def promise(s: RingkriegState) -> float:
    """The likely gain of the action under way for the acting side."""
    if s.use == NONE:
        return 0.0
    likely = _PROMISE.get(s.use, 0.0)
    return likely if s.acting == FREE else -likely
