"""A sheet as a number: of ring fields and square fields only what still matters.

Gandalf halves the nearest field and Nazgûl cross the nearest one (RM-23, RM-26), so that of the square fields only the
open halves and the whole ones behind them count.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from ringspiel.games.mordor.components import DICE, Components
from ringspiel.games.mordor.state import MordorState

Numbers = NDArray[np.int64]

OUT = -1


class Sheets:
    """All sheets of one preset. One on the road is `ring fields * count + squares`, with `count` kinds of squares."""

    def __init__(self, components: Components) -> None:
        fields = components.nazgul_fields
        self.components = components
        self.ring_fields = components.ring_fields
        kinds = [(halves, whole) for whole in range(fields + 1) for halves in range(2 * (fields - whole) + 1)]
        self.kinds = [kind for kind in kinds if any(kind)]
        self.index = {kind: number for number, kind in enumerate(self.kinds)}
        self.count = len(self.kinds)
        self.on_road = self.ring_fields * self.count
        self.fresh = self.index[0, fields]
        self.left: Numbers = np.array([halves + whole for halves, whole in self.kinds])
        self.after: Numbers = np.array([[self.scored(*kind, g) for g in range(DICE + 1)] for kind in self.kinds])
        """By squares, Gandalfs and hits: the squares after them, or OUT."""
        rest = np.array([halves + 3 * whole for halves, whole in self.kinds])
        self.rest: Numbers = (self.ring_fields - np.arange(self.ring_fields)[:, None] + rest).ravel()
        """Of a sheet on the road: a number that every ring, hit and Gandalf makes smaller."""

    def scored(self, halves: int, whole: int, gandalfs: int) -> list[int]:
        """The squares after a number of Gandalfs and 0, 1, 2 … hits."""
        helped = min(gandalfs, whole)
        halves, whole = halves + 2 * helped, whole - helped
        found = []
        for _ in range(DICE + 1):
            found.append(self.index.get((halves, whole), OUT))
            halves, whole = (halves - 1, whole) if halves else (0, max(0, whole - 1))
        return found

    def drawn(self, squares: int) -> tuple[int, int]:
        """Half fields crossed and the mask of halved fields, as one player's sheet shows these squares."""
        halves, whole = self.kinds[squares]
        halved = (halves + 1) // 2
        first = self.components.nazgul_fields - whole - halved
        return 2 * first + halves % 2, ((1 << halved) - 1) << first

    def squares_of(self, s: MordorState, seat: int) -> int:
        """The squares of a player, or OUT."""
        whole = s.components.nazgul_fields - max((s.crossed[seat] + 1) // 2, s.halved[seat].bit_length())
        return self.index.get((s.fields_left(seat) - whole, whole), OUT)


@cache
def sheets_of(components: Components) -> Sheets:
    return Sheets(components)
