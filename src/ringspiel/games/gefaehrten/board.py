"""The table (GF-10, GF-11): an unbounded grid of card places, of which ten locations can never use more than a part.

A cell is a number, row by row from the top left; Bag End's left card lies on ORIGIN. Each location lies at most three
columns and two rows beyond all that lies already, so nothing ever reaches the border, and a step on the grid is an
addition. A set of cells is a bit mask.
"""

from __future__ import annotations

from typing import Final

from ringspiel.games.gefaehrten.components import SLOT_STEPS

WIDTH: Final = 64
HEIGHT: Final = 41
ORIGIN: Final = 20 * WIDTH + 31
SLOT_OFFSETS: Final[list[int]] = [y * WIDTH + x for x, y in SLOT_STEPS]
_BITS: Final[list[int]] = [1 << cell for cell in range(WIDTH * HEIGHT)]
MOST_STEP: Final = max(SLOT_OFFSETS) + 1
"""No cell from which a location touches a card lies further ahead of it."""
SIDE_OFFSETS: Final[list[int]] = [y * WIDTH + x for x, y in SLOT_STEPS if y == 0 or x in (0, 1)]


def coordinates(cell: int) -> tuple[int, int]:
    """Columns to the right of Bag End's left card, and rows below it."""
    return cell % WIDTH - ORIGIN % WIDTH, cell // WIDTH - ORIGIN // WIDTH


def cell_at(x: int, y: int) -> int:
    """The cell with these coordinates; -1 for what lies beyond the reach of ten locations."""
    column, row = x + ORIGIN % WIDTH, y + ORIGIN // WIDTH
    return row * WIDTH + column if 0 <= column < WIDTH and 0 <= row < HEIGHT else -1


def slots_at(left: int) -> list[int]:
    """GF-10: the ten cells around a location whose left card lies here."""
    return [left + offset for offset in SLOT_OFFSETS]


def spots(cards: list[int], locations: list[int]) -> list[int]:
    """GF-61: where the left card of the next location may lie, given the cells of all cards and left location cards.

    Both its cells are free, a card touches one of its sides, no slot is covered by a location, and one slot is free.
    The cells beside a cell are looked at by pairs and fours, which costs fewer steps than one by one.
    """
    base = min(cards + locations) - MOST_STEP
    lying = mask_of(cards, base)
    ground = mask_of(locations, base)
    ground |= ground << 1
    before, after = lying << 1, lying >> 2
    one_of_two = lying | lying >> 1
    two = lying & lying >> 1
    four = (two & two >> 2) << 1
    beside = before | after | one_of_two << WIDTH | one_of_two >> WIDTH
    full = before & after & four << WIDTH & four >> WIDTH
    blocked = lying | ground
    return cells_of(beside & ~(blocked | blocked >> 1 | around(ground) | full), base)


def around(ground: int) -> int:
    """GF-10: the left cells of locations of which one of the ten slots, all around the two cards, lies in `ground`."""
    two = ground | ground >> 1
    four = (two | two >> 2) << 1
    return ground << 1 | ground >> 2 | four << WIDTH | four >> WIDTH


def mask_of(cells: list[int], base: int) -> int:
    """The cells as bits, counted from `base` on: small numbers are quick."""
    mask = 0
    for cell in cells:
        mask |= _BITS[cell - base]
    return mask


def cells_of(mask: int, base: int) -> list[int]:
    bits = bin(mask)[:1:-1]
    cells: list[int] = []
    found = bits.find("1")
    while found >= 0:
        cells.append(base + found)
        found = bits.find("1", found + 1)
    return cells
