"""Distances that both sides use: the Ring's way to Mordor, and how near armies are to their goals."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.board import (
    DISTANCE,
    MORDOR_ENTRANCES,
    NEIGHBOURS,
    OWNER,
    POINTS,
    REGION_COUNT,
    SETTLEMENT,
    STRONGHOLD,
)
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW

DETOUR: Final = 4
"""How many further steps are better than a way through a Stronghold of the Shadow."""


def _to_mordor() -> list[int]:
    """The number of steps from each region to Mordor, past the Strongholds of the Shadow."""
    steps = [0 if region in MORDOR_ENTRANCES else 99 for region in range(REGION_COUNT)]
    for _ in range(REGION_COUNT):
        for region in range(REGION_COUNT):
            toll = DETOUR if SETTLEMENT[region] == STRONGHOLD and OWNER[region] == SHADOW else 0
            nearest = min((steps[neighbour] for neighbour in NEIGHBOURS[region]), default=99)
            steps[region] = min(steps[region], nearest + 1 + toll)
    return steps


TO_MORDOR: Final = _to_mordor()

STRAIGHT: Final = [min(steps[gate] for gate in MORDOR_ENTRANCES) for steps in DISTANCE]
"""The same by the shortest way: a hidden Fellowship passes the Strongholds of the Shadow unharmed."""

TARGETS: Final = [[r for r in range(REGION_COUNT) if POINTS[r] and OWNER[r] != side] for side in (FREE, SHADOW)]
"""The Cities and Strongholds that each side can win."""


def _pull(side: int) -> list[float]:
    """How near a region is to the places that a side wants to conquer, as if nobody stood between."""
    return [sum(POINTS[t] / (1.0 + DISTANCE[r][t]) ** 2 for t in TARGETS[side]) for r in range(REGION_COUNT)]


PULL: Final = [_pull(FREE), _pull(SHADOW)]
