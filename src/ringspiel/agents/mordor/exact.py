"""The exact chances of every position of Die Reise nach Mordor between two players.

Solved backwards (`solve`), kept as 16-bit numbers (`tables`), and looked up by opponents, hints and reviews. The
chances are the equilibrium of two players who only want to win: a shared victory counts for both, and all may lose.
Between answers with equal chances, a player takes the one that leaves the other less.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from ringspiel.agents.mordor.sheets import OUT, Sheets

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]

SPITE = 1e-6
"""A wish is the player's chance less this part of the other's, so that equal chances are told apart."""
FIRST, SECOND = 0, 1
MINE, THEIRS, SHARED = 0, 1, 2


class Positions(NamedTuple):
    """Many positions at the beginning of a turn: the sheets of mover and opponent, and the order in the round.

    If the other has arrived in Mordor, their sheet is only the squares; if they are out, it does not matter.
    """

    mine: Indices
    theirs: Indices
    order: Indices


class Doing(Protocol):
    """What a turn does in the end: one for all positions, or one for each."""

    @property
    def rings(self) -> int | Indices: ...
    @property
    def gandalfs(self) -> int | Indices: ...
    @property
    def hits(self) -> int | Indices: ...
    @property
    def strikes(self) -> int | Indices: ...


class Ends(NamedTuple):
    """What an end of a turn is worth in many positions; `stays` where nothing has changed but whose turn it is."""

    mine: Numbers
    theirs: Numbers
    shared: Numbers
    stays: NDArray[np.bool_]


class Chances:
    """For all positions: the chances of the mover, of the opponent, and of a shared victory.

    `both` by order in the round, own sheet and the other's; `last` where the other has arrived, by own sheet and the
    squares of the other; `alone` where the other is out, by own sheet.
    """

    def __init__(self, sheets: Sheets) -> None:
        self.sheets = sheets
        self.both: Numbers = np.zeros((2, sheets.on_road, sheets.on_road, 3))
        self.last: Numbers = np.zeros((sheets.on_road, sheets.count, 3))
        self.alone: Numbers = np.zeros(sheets.on_road)

    def start(self) -> Numbers:
        """First player, second player, shared."""
        fresh = self.sheets.fresh
        start: Numbers = self.both[FIRST, fresh, fresh]
        return start

    def after_both(self, at: Positions, end: Doing) -> Ends:
        """When both were on the road."""
        sheets, count = self.sheets, self.sheets.count
        squares, arrived, sheet = self.moved(at, end)
        their_squares = sheets.after[at.theirs % count, 0, end.strikes]
        their_sheet = at.theirs - at.theirs % count + their_squares
        out, they_out = squares == OUT, their_squares == OUT
        neither = ~out & ~they_out
        stays = neither & (sheet == at.mine) & (their_sheet == at.theirs)
        values = np.zeros((len(sheet), 3))
        values[:, MINE] = ~out & arrived & (they_out | (at.order == SECOND))
        on = neither & ~arrived & ~stays
        values[on] = self.both[1 - at.order[on], their_sheet[on], sheet[on]][:, [THEIRS, MINE, SHARED]]
        waits = neither & arrived & (at.order == FIRST)
        values[waits] = self.last[their_sheet[waits], squares[waits]][:, [THEIRS, MINE, SHARED]]
        lonely = ~out & they_out & ~arrived
        values[lonely, MINE] = self.alone[sheet[lonely]]
        left_behind = out & ~they_out
        values[left_behind, THEIRS] = self.alone[their_sheet[left_behind]]
        return Ends(values[:, MINE], values[:, THEIRS], values[:, SHARED], stays)

    def after_last(self, at: Positions, end: Doing) -> Ends:
        """When the other had arrived, so that the round ends with this turn (RM-34 to RM-36)."""
        sheets = self.sheets
        squares, arrived, sheet = self.moved(at, end)
        their_squares = sheets.after[at.theirs, 0, end.strikes]
        out, they_out = squares == OUT, their_squares == OUT
        left = np.where(out | ~arrived, 0, sheets.left[squares])
        their_left = np.where(they_out, 0, sheets.left[their_squares])
        mine = np.where((left > 0) & (left >= their_left), 1.0, 0.0)
        theirs = np.where((their_left > 0) & (their_left >= left), 1.0, 0.0)
        lonely = ~out & they_out & ~arrived
        mine[lonely] = self.alone[sheet[lonely]]
        return Ends(mine, theirs, mine * theirs * ~lonely, np.zeros(len(sheet), bool))

    def after_alone(self, at: Positions, end: Doing) -> Ends:
        """When the other was out (RM-37)."""
        squares, arrived, sheet = self.moved(at, end)
        out = squares == OUT
        stays = ~out & (sheet == at.mine)
        mine = np.where(~out & arrived, 1.0, 0.0)
        on = ~out & ~arrived & ~stays
        mine[on] = self.alone[sheet[on]]
        return Ends(mine, np.zeros(len(sheet)), np.zeros(len(sheet)), stays)

    def moved(self, at: Positions, end: Doing) -> tuple[Indices, NDArray[np.bool_], Indices]:
        """The player's squares after a turn, whether that is in Mordor, and if not, the player's sheet."""
        sheets, count = self.sheets, self.sheets.count
        squares = sheets.after[at.mine % count, end.gandalfs, end.hits]
        rings = at.mine // count + end.rings
        return squares, rings >= sheets.ring_fields, rings * count + squares
