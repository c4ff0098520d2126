"""The cost of a Hunt tile: points of corruption, or a Companion with what that Companion could still do."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.armies.companions import level_of
from ringspiel.games.ringkrieg.hunt.damage import ACCEPT, HOBBIT_LEAVES, LOSE_GUIDE, USE_RING
from ringspiel.games.ringkrieg.pieces.figures import GANDALF_GREY, NONE, STRIDER, kinds_in
from ringspiel.games.ringkrieg.state import RingkriegState

HEAVY: Final = 4
"""From this corruption on, every further point costs more."""
BURDEN: Final = 0.18
SHIELD: Final = 0.8
"""The value of a Level in points of corruption. It can absorb harm once, and may do more elsewhere."""
GREY: Final = 1.3
"""Gandalf can come back as Gandalf the White."""
KING: Final = 3.5
"""Strider can become king, but not once the Fellowship is in Mordor."""


def corruption_cost(corruption: int, points: int) -> float:
    """The cost of further points of corruption."""
    return sum(1.0 + BURDEN * max(0, corruption + each - HEAVY) for each in range(1, points + 1))


def companion_worth(s: RingkriegState, kind: int) -> float:
    if s.mordor == NONE:
        if kind == STRIDER:
            return KING
        if kind == GANDALF_GREY:
            return GREY
    return SHIELD * max(1, level_of(s, kind))


def casualty_cost(s: RingkriegState, kind: int) -> float:
    """The cost of losing a Companion. Harm beyond the Level becomes corruption."""
    left = max(0, s.damage - level_of(s, kind))
    return companion_worth(s, kind) + corruption_cost(s.corruption, left)


def damage_cost(s: RingkriegState, answer: int) -> float:
    if answer == USE_RING:
        return corruption_cost(s.corruption, s.damage)
    if answer == LOSE_GUIDE:
        return casualty_cost(s, s.guide)
    inside = kinds_in(s.fellowship)
    return sum([casualty_cost(s, kind) for kind in inside]) / len(inside)


def judge_damage(s: RingkriegState, style: int) -> list[float]:
    return [-damage_cost(s, answer) for answer in s.legal]


def judge_lowering(s: RingkriegState, style: int) -> list[float]:
    """Cards are meant to be used. A Hobbit leaves when the Ring is heavy. Gollum does not reveal the Fellowship to
    save one point.
    """
    heavy = corruption_cost(s.corruption, 1)
    values = []
    for answer in s.legal:
        if answer == ACCEPT:
            values.append(0.0)
        elif answer == HOBBIT_LEAVES:
            values.append(heavy - SHIELD - 0.3)
        else:
            values.append(0.5 if answer > 2 else heavy - 2.0)
    return values


def judge_lost(s: RingkriegState, style: int) -> list[float]:
    """Gives up the least promising Companion."""
    return [-companion_worth(s, kind) for kind in s.legal]
