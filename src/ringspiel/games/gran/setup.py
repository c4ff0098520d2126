"""Setting up (GR-1 to GR-7)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.gran.board import Board
from ringspiel.games.gran.components import AMULETS, CARDS
from ringspiel.games.gran.state import NOBODY, NOTHING, NOWHERE, GranState
from ringspiel.games.gran.turns import turn
from ringspiel.games.gran.words import tell
from ringspiel.kernel.chance import Generator

MOST_HEAD_START: Final = 2


def fresh(
    seats: int,
    generator: Generator,
    board: Board,
    colours: list[int],
    seals_to_win: int,
    last_round: int,
    literal: bool,
) -> GranState:
    """GR-1, GR-3: all knights with their amulets at the blue ball, the ring on the other ball."""
    s = GranState(seats, generator)
    s.board, s.colours = board, colours
    s.seals_to_win, s.last_round, s.literal = seals_to_win, last_round, literal
    s.points, s.amulets, s.seals = [NOWHERE] * seats, [AMULETS] * seats, [0] * seats
    s.ring, s.bearer, s.cards = board.ring_start, NOBODY, CARDS.copy()
    s.card = s.die = NOTHING
    return s


def give_head_start(s: GranState, seals: list[int] | None) -> None:
    """GR-90: the seals of the first cities, in the order of the realms."""
    if seals is not None:
        s.seals = [(1 << count) - 1 for count in seals]


def begin(s: GranState) -> None:
    """GR-3: the start player is drawn by lot, unless agreed by an option (GR-7)."""
    if s.start == NOBODY:
        s.start = s.draw(s.seats)
    s.active = s.start
    s.round = 1
    if s.log is not None:
        tell(s, "start", "GR-3", seat=s.start)
    s.then(turn)
