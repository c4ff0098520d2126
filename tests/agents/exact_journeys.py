"""Positions of two players at the beginning of a turn, built from their sheets."""

from __future__ import annotations

from collections.abc import Iterator

from ringspiel.agents.mordor.exact import FIRST, SECOND, Chances
from ringspiel.agents.mordor.sheets import Sheets
from ringspiel.games.mordor.components import Components
from ringspiel.games.mordor.setup import fresh
from ringspiel.games.mordor.state import MordorState
from ringspiel.games.mordor.turns import turn
from ringspiel.kernel.chance import Generator, key_of

OUT_OF_GAME = -1


def place_squares(s: MordorState, sheets: Sheets, seat: int, squares: int) -> None:
    if squares == OUT_OF_GAME:
        s.crossed[seat], s.halved[seat] = 2 * sheets.components.nazgul_fields, 0
        return
    s.crossed[seat], s.halved[seat] = sheets.drawn(squares)


def journey_of(
    components: Components, places: bool, rings: tuple[int, int], squares: tuple[int, int], order: int
) -> MordorState:
    """Seat 0 is to roll, first or second in the round."""
    sheets = Sheets(components)
    s = fresh(2, Generator(key_of(7)), components, places, [0, 1])
    s.round, s.active, s.start = 1, 0, 0 if order == FIRST else 1
    s.rings = list(rings)
    for seat in (0, 1):
        place_squares(s, sheets, seat, squares[seat])
    s.then(turn)
    s.run()
    return s


def all_journeys(chances: Chances, places: bool) -> Iterator[MordorState]:
    """Every position of a small game."""
    sheets, components = chances.sheets, chances.sheets.components
    for mine in range(sheets.on_road):
        rings, squares = divmod(mine, sheets.count)
        yield journey_of(components, places, (rings, 0), (squares, OUT_OF_GAME), FIRST)
        for theirs in range(sheets.count):
            yield journey_of(components, places, (rings, sheets.ring_fields), (squares, theirs), SECOND)
        for theirs in range(sheets.on_road):
            for order in (FIRST, SECOND):
                their_rings, their_squares = divmod(theirs, sheets.count)
                yield journey_of(components, places, (rings, their_rings), (squares, their_squares), order)
