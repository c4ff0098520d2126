"""Where everything stands, and whose turn it is."""

from __future__ import annotations

from typing import Final, TypedDict, final

from ringspiel.games.gran.board import Board
from ringspiel.games.gran.graph import points_in
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.part import blank
from ringspiel.kernel.state import State

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1


class Shape(TypedDict):
    """What is on the table, and what a saved position holds."""

    start: int
    active: int
    round: int
    points: list[int]
    """Where the knights stand, by seat; NOWHERE for one who waits at the start (GR-4)."""
    amulets: list[int]
    """By seat."""
    seals: list[int]
    """By seat, as a mask of realms."""
    fettered: int
    """A mask of seats."""
    ring: int
    """The point where the ring lies, unless somebody carries it."""
    bearer: int
    """The seat that carries the ring, or NOBODY."""
    stones_on: list[int]
    """The points with an obstacle stone; the state keeps them as a mask, `stones`."""
    cards: list[int]
    """How many cards of each strength are left in the pile: drawing one at random is the same as turning up the top
    card of a shuffled pile."""
    card: int
    """Of the last fight."""
    die: int
    """Of the last fight."""


@final
class GranState(State):
    """See `Shape`; the rest follows from the options. `literal`: stones may close everything but the way to the ring
    (GR-73)."""

    __slots__ = (
        *(Shape.__annotations__.keys() - {"stones_on"}),
        "board",
        "colours",
        "last_round",
        "literal",
        "seals_to_win",
        "stones",
    )

    def __init__(self, seats: int, generator: Generator, like: GranState | None = None) -> None:
        super().__init__(seats, generator)
        if like is None:
            blank(self, Shape)
            return
        self.board: Board = like.board
        self.colours: list[int] = like.colours
        self.seals_to_win: int = like.seals_to_win
        self.last_round: int = like.last_round
        self.literal: bool = like.literal
        self.start: int = like.start
        self.active: int = like.active
        self.round: int = like.round
        self.points: list[int] = like.points.copy()
        self.amulets: list[int] = like.amulets.copy()
        self.seals: list[int] = like.seals.copy()
        self.fettered: int = like.fettered
        self.ring: int = like.ring
        self.bearer: int = like.bearer
        self.stones: int = like.stones
        self.cards: list[int] = like.cards.copy()
        self.card: int = like.card
        self.die: int = like.die

    def clone(self) -> GranState:
        copy = GranState(self.seats, self.generator.clone(), self)
        copy.share(self)
        return copy

    @property
    def stones_on(self) -> list[int]:
        """The points with an obstacle stone, as they stand in files."""
        return points_in(self.stones)

    @stones_on.setter
    def stones_on(self, points: list[int]) -> None:
        if not all(0 <= point < len(self.board.ids) for point in points):
            raise ValueError(f"a stone stands on a point from 0 to {len(self.board.ids) - 1}")
        self.stones = sum(1 << point for point in set(points))

    def place_of(self, seat: int) -> int:
        """Where a knight's move begins: its point, or the blue ball while it waits there (GR-6)."""
        point = self.points[seat]
        return self.board.start if point == NOWHERE else point

    def knights(self) -> int:
        """The points where knights stand; those who wait stand on none (GR-4)."""
        mask = 0
        for point in self.points:
            if point != NOWHERE:
                mask |= 1 << point
        return mask

    def knights_but(self, seat: int) -> int:
        """The points where other knights stand."""
        mask = 0
        points = self.points
        for other in range(self.seats):
            point = points[other]
            if point != NOWHERE and other != seat:
                mask |= 1 << point
        return mask

    def other_at(self, point: int, seat: int) -> int:
        """The other knight on a point, or NOBODY."""
        for other in range(self.seats):
            if self.points[other] == point and other != seat:
                return other
        return NOBODY

    def is_fettered(self, seat: int) -> bool:
        return bool(self.fettered >> seat & 1)
