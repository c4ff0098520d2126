"""How far the orcs still are from linking the towers: the fewest orcs that would close a chain (ZT-60)."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from ringspiel.games.tuerme.board import (
    EVERYWHERE,
    FIELDS,
    NOT_BOTTOM_ROW,
    NOT_TOP_ROW,
    NOTHING,
    ROWS,
    SIDES,
    beside,
    mask_of,
)
from ringspiel.games.tuerme.components import TOWERS
from ringspiel.games.tuerme.state import TuermeState

ORTHANC_GATES: Final = mask_of(TOWERS[0].gates)
BARAD_DUR_GATES: Final = mask_of(TOWERS[1].gates)


def reach(orcs: int, figures: int, gates: int) -> list[int]:
    """For n = 0, 1, 2, ...: all fields that n more orcs can link to `gates`. A figure breaks every chain."""
    open_fields = EVERYWHERE & ~figures
    reached = flood(gates & orcs, orcs)
    levels = [reached]
    while True:
        grown = flood((beside(reached) | gates) & open_fields, orcs)
        if grown == reached:
            return levels
        reached = grown
        levels.append(reached)


def missing(orcs: int, figures: int) -> int:
    """How many more orcs would link the towers; NOTHING if figures bar every way."""
    open_fields = EVERYWHERE & ~figures
    reached = flood(ORTHANC_GATES & orcs, orcs)
    orcs_laid = 0
    while not reached & BARAD_DUR_GATES:
        grown = flood((beside(reached) | ORTHANC_GATES) & open_fields, orcs)
        if grown == reached:
            return NOTHING
        reached = grown
        orcs_laid += 1
    return orcs_laid


def flood(reached: int, orcs: int) -> int:
    """`reached` with all orcs that hang together with it: down and up the columns, then across, as long as it grows."""
    while True:
        down = reached | ((reached & NOT_BOTTOM_ROW) << 1 | (reached & NOT_TOP_ROW) >> 1) & orcs
        grown = down | (down << ROWS | down >> ROWS) & orcs
        if grown == reached:
            return reached
        reached = grown


def shortest_chain(s: TuermeState) -> list[int]:
    """A chain from Orthanc to Barad-dûr that lacks as few orcs as any, and is no longer than it must be.

    Empty if figures bar every way. What a field costs does not depend on where one comes from, so the first way found
    to it is the best one.
    """
    orcs, figures = s.orc_mask(), s.figures
    came_from = {gate: NOTHING for gate in TOWERS[0].gates if gate not in figures}
    front = [(price(orcs, gate), gate) for gate in came_from]
    heapify(front)
    while front:
        paid, field = heappop(front)
        if field in TOWERS[1].gates:
            return way_to(field, came_from)
        for beyond in SIDES[field]:
            if beyond not in came_from and beyond not in figures:
                came_from[beyond] = field
                heappush(front, (paid + price(orcs, beyond), beyond))
    return []


def price(orcs: int, field: int) -> int:
    """An orc that is missing weighs more than any number of fields."""
    return 1 if orcs >> field & 1 else 1 + FIELDS


def way_to(field: int, came_from: dict[int, int]) -> list[int]:
    way = [field]
    while came_from[field] != NOTHING:
        field = came_from[field]
        way.append(field)
    return way[::-1]


def orcs_missing(s: TuermeState, chain: list[int]) -> int:
    return sum(not s.has_orc(field) for field in chain)
