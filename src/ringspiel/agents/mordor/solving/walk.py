"""Walks through the layout of a turn for many positions at once; compiled by numba, which only the solver needs.

A player takes the answer with the best wish: the player's chance less a tiny part of the other's, so that answers
with equal chances are told apart too. Further values follow the choices: the other's chance to win, the chance of a
shared victory, and the chance that the turn changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numba import njit

from ringspiel.agents.mordor.short_turn import Indices, Numbers, ShortTurn

VALUES = 4
WISH, THEIRS, SHARED, STAYS = range(VALUES)
WIDTH = 32
"""How many positions are solved in one go: few enough that all values stay in the processor's cache."""


def whole_turn(turn: ShortTurn, leaves: Numbers) -> Numbers:
    """The values at the beginning of the turn; axes of `leaves`: value, leaf, position."""
    return walk(leaves, turn.size, *turn.route, turn.repeat, np.empty((0, 0)))


def every_wish(turn: ShortTurn, leaves: Numbers) -> Numbers:
    """What every row of the layout is worth to the player to move; axes: row, position."""
    wishes = np.empty((turn.size, leaves.shape[2]))
    walk(leaves, turn.size, *turn.route, turn.repeat, wishes)
    return wishes


def _walk(
    leaves: Numbers,
    size: int,
    nodes: Indices,
    rolls: Indices,
    chances: Numbers,
    options: Indices,
    rows: Indices,
    repeat: bool,
    every: Numbers,
) -> Numbers:
    """In Rohan (`repeat`) a roll is kept only if that is better than rolling once more (RM-44).

    The wishes of all rows are written to `every`, unless it has no rows.
    """
    positions = leaves.shape[2]
    found = np.empty((VALUES, positions))
    wishes = np.zeros((size, WIDTH))
    further = np.zeros((size, WIDTH, VALUES - 1))
    best, chosen = np.empty(WIDTH), np.empty(WIDTH, np.int64)
    wish, then = np.empty(WIDTH), np.empty((WIDTH, VALUES - 1))
    once, then_once = np.empty(WIDTH), np.empty((WIDTH, VALUES - 1))
    for begin in range(0, positions, WIDTH):
        width = min(WIDTH, positions - begin)
        for row in range(leaves.shape[1]):
            for i in range(width):
                wishes[row, i] = leaves[0, row, begin + i]
                further[row, i] = leaves[1:, row, begin + i]
        for number in range(len(nodes)):
            for again in range(2 if repeat else 1):
                wish[:], then[:] = 0.0, 0.0
                for roll in range(rolls[number], rolls[number + 1]):
                    chance, first = chances[roll], rows[options[roll]]
                    best[:], chosen[:] = wishes[first], first
                    for option in range(options[roll] + 1, options[roll + 1]):
                        row = rows[option]
                        for i in range(WIDTH):
                            better = wishes[row, i] > best[i]
                            best[i] = wishes[row, i] if better else best[i]
                            chosen[i] = row if better else chosen[i]
                    for i in range(WIDTH):
                        if again and best[i] < once[i]:
                            wish[i] += chance * once[i]
                            for part in range(VALUES - 1):
                                then[i, part] += chance * then_once[i, part]
                        else:
                            wish[i] += chance * best[i]
                            for part in range(VALUES - 1):
                                then[i, part] += chance * further[chosen[i], i, part]
                once[:], then_once[:] = wish, then
            wishes[nodes[number]], further[nodes[number]] = wish, then
        if len(every):
            every[:, begin : begin + width] = wishes[:, :width]
        for i in range(width):
            found[0, begin + i] = wish[i]
            found[1:, begin + i] = then[i]
    return found


walk: Callable[..., Numbers] = njit(cache=True)(_walk)
