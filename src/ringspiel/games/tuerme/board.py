"""The grid (ZT-2): fields and their names, directions, rows, and which fields touch.

A field is a number, counted down the columns from the left: column * 8 + row. Its name is the letter of its column and
the printed number of its row, `a1` in the top left corner. A set of orcs is a list of columns, each a bit mask of rows.
"""

from __future__ import annotations

from typing import Final

from ringspiel.games.tuerme.components import TOWERS, field_of

NOTHING: Final = -1

COLUMNS: Final = 16
ROWS: Final = 8
FIELDS: Final = COLUMNS * ROWS
LETTERS: Final = "abcdefghijklmnop"
NAMES: Final = tuple(f"{LETTERS[field // ROWS]}{field % ROWS + 1}" for field in range(FIELDS))

DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
NORTH: Final = 0
SOUTH: Final = 4
OFFSETS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))

BLOCKED: Final = frozenset(field for tower in TOWERS for field in tower.cells)
PLAYABLE: Final = tuple(field for field in range(FIELDS) if field not in BLOCKED)


def neighbour(field: int, direction: int) -> int:
    """The next field in a direction; NOTHING at the edge and at a tower, which nobody can enter."""
    across, down = OFFSETS[direction]
    column, row = field // ROWS + across, field % ROWS + down
    if not (0 <= column < COLUMNS and 0 <= row < ROWS):
        return NOTHING
    beside = column * ROWS + row
    return NOTHING if beside in BLOCKED else beside


NEXT: Final = [[neighbour(field, direction) for field in range(FIELDS)] for direction in range(8)]
SIDES: Final = [[n for n in (neighbour(f, d) for d in (0, 2, 4, 6)) if n != NOTHING] for f in range(FIELDS)]


def opposite(direction: int) -> int:
    return (direction + 4) & 7


def row_from(row: int, from_left: bool) -> list[int]:
    """The fields of a printed row, counted from an edge; tower fields are none of it (ZT-11)."""
    fields = [field_of(column, row) for column in range(1, COLUMNS + 1)]
    playable = [field for field in fields if field not in BLOCKED]
    return playable if from_left else playable[::-1]


def mask_of(fields: list[int]) -> int:
    """A set of fields as one bit mask over the whole grid."""
    mask = 0
    for field in fields:
        mask |= 1 << field
    return mask


def fields_of(mask: int) -> list[int]:
    """The fields of a bit mask, column by column from the left, top field first."""
    fields = []
    while mask:
        lowest = mask & -mask
        fields.append(lowest.bit_length() - 1)
        mask ^= lowest
    return fields


EVERYWHERE: Final = mask_of(list(PLAYABLE))
NOT_TOP_ROW: Final = EVERYWHERE & ~mask_of([column * ROWS for column in range(COLUMNS)])
NOT_BOTTOM_ROW: Final = EVERYWHERE & ~mask_of([column * ROWS + ROWS - 1 for column in range(COLUMNS)])


def beside(mask: int) -> int:
    """The fields of `mask` and all that share a side with one; it may reach past the grid, so cut it to real fields."""
    return mask | mask << ROWS | mask >> ROWS | (mask & NOT_BOTTOM_ROW) << 1 | (mask & NOT_TOP_ROW) >> 1
