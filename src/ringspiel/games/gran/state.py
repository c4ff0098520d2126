"""Where everything stands, and whose turn it is."""

from __future__ import annotations

from typing import Final, TypedDict, final

from ringspiel.games.gran.board import Board
from ringspiel.games.gran.graph import points_in
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.state import State

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1


class Shape(TypedDict):
    """What a saved position holds."""

    start: int
    active: int
    round: int
    points: list[int]
    amulets: list[int]
    seals: list[int]
    fettered: int
    ring: int
    bearer: int
    stones_on: list[int]
    cards: list[int]
    card: int
    die: int


@final
class GranState(State):
    """By seat: the point where the knight stands, NOWHERE while he waits at the start (GR-4), his amulets, and his
    seals as a mask of realms. Masks: `fettered` of seats, `stones` of points.

    The ring lies on the point `ring` or is carried by `bearer`. `cards` counts the cards left in the pile by strength:
    drawing one at random is the same as turning up the top card of a shuffled pile. `card` and `die` show the last
    fight. `literal`: stones may close everything but the way to the ring (GR-73).
    """

    __slots__ = (
        "active",
        "amulets",
        "bearer",
        "board",
        "card",
        "cards",
        "colours",
        "die",
        "fettered",
        "last_round",
        "literal",
        "points",
        "ring",
        "round",
        "seals",
        "seals_to_win",
        "start",
        "stones",
    )

    def __init__(
        self,
        seats: int,
        generator: Generator,
        board: Board,
        colours: list[int],
        seals_to_win: int,
        last_round: int,
        literal: bool,
        points: list[int],
        amulets: list[int],
        seals: list[int],
        cards: list[int],
    ) -> None:
        super().__init__(seats, generator)
        self.board = board
        self.colours = colours
        self.seals_to_win = seals_to_win
        self.last_round = last_round
        self.literal = literal
        self.points = points
        self.amulets = amulets
        self.seals = seals
        self.cards = cards
        self.fettered = 0
        self.ring = board.ring_start
        self.bearer = NOBODY
        self.stones = 0
        self.card = NOTHING
        self.die = NOTHING
        self.start = NOBODY
        self.active = 0
        self.round = 0

    def clone(self) -> GranState:
        copy = GranState(
            self.seats,
            self.generator.clone(),
            self.board,
            self.colours,
            self.seals_to_win,
            self.last_round,
            self.literal,
            self.points.copy(),
            self.amulets.copy(),
            self.seals.copy(),
            self.cards.copy(),
        )
        copy.fettered = self.fettered
        copy.ring = self.ring
        copy.bearer = self.bearer
        copy.stones = self.stones
        copy.card = self.card
        copy.die = self.die
        copy.start = self.start
        copy.active = self.active
        copy.round = self.round
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
