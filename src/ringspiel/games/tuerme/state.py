"""Who stands where, who holds what, and how far the current move has come.

The backs of the tiles are drawn when they are turned up, cards when they leave their pile. Nobody knows them before and
each is equally likely to be any that is still unseen; so nothing in the state has to be kept from anybody but hands.
"""

from __future__ import annotations

from typing import TypedDict, final

from ringspiel.games.tuerme.board import NOTHING, mask_of
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.part import blank
from ringspiel.kernel.state import State


class Shape(TypedDict):
    """What is on the table, and what a saved position holds."""

    start: int
    active: int
    turn: int
    orcs: list[int]
    """By column, as a mask of its fields."""
    figures: list[int]
    """Their fields, by colour."""
    supply: int
    backs: list[int]
    """Tiles not yet turned up, by kind."""
    tiles: list[int]
    """By seat."""
    points: list[int]
    """Of the tiles, by seat."""
    face_down: list[int]
    """Tiles captured in this turn and not yet turned up, by seat."""
    hands: list[list[int]]
    """By seat."""
    pile: list[int]
    discards: list[int]
    drawn_in: list[int]
    """By hero card: the shuffle of the pile in which it was drawn."""
    shuffles: int
    orc_pile: int
    """A mask of cards."""
    orc_card: int
    laid: list[int]
    """Replaced as a whole, so that copies share it."""
    event_pile: int
    """A mask of cards."""
    event: int
    ent: int
    card: int
    """Played for the current move."""
    mover: int
    """The colour of the figure in the current move."""
    heading: int
    turned: int
    """Whether the mover has."""
    strength: int
    """Of the mover."""


@final
class TuermeState(State):
    """See `Shape`; how many rings of extra orcs there are follows from the options."""

    __slots__ = (*Shape.__annotations__, "extra_orcs")

    def __init__(self, seats: int, generator: Generator, like: TuermeState | None = None) -> None:
        super().__init__(seats, generator)
        if like is None:
            blank(self, Shape)
            return
        self.extra_orcs: int = like.extra_orcs
        self.start: int = like.start
        self.active: int = like.active
        self.turn: int = like.turn
        self.orcs: list[int] = like.orcs.copy()
        self.figures: list[int] = like.figures.copy()
        self.supply: int = like.supply
        self.backs: list[int] = like.backs.copy()
        self.tiles: list[int] = like.tiles.copy()
        self.points: list[int] = like.points.copy()
        self.face_down: list[int] = like.face_down.copy()
        self.hands: list[list[int]] = [hand.copy() for hand in like.hands]
        self.pile: list[int] = like.pile.copy()
        self.discards: list[int] = like.discards.copy()
        self.drawn_in: list[int] = like.drawn_in.copy()
        self.shuffles: int = like.shuffles
        self.orc_pile: int = like.orc_pile
        self.orc_card: int = like.orc_card
        self.laid: list[int] = like.laid
        self.event_pile: int = like.event_pile
        self.event: int = like.event
        self.ent: int = like.ent
        self.card: int = like.card
        self.mover: int = like.mover
        self.heading: int = like.heading
        self.turned: int = like.turned
        self.strength: int = like.strength

    def clone(self) -> TuermeState:
        copy = TuermeState(self.seats, self.generator.clone(), self)
        copy.share(self)
        return copy

    def redeal(self, seat: int) -> None:
        """Deal the other hands anew. A player who counts cards knows which were out of the pile at each shuffle."""
        for shuffle in range(self.shuffles):
            self.redeal_drawn_in(seat, shuffle, [])
        self.pile = self.redeal_drawn_in(seat, self.shuffles, self.pile)

    def redeal_drawn_in(self, seat: int, shuffle: int, pile: list[int]) -> list[int]:
        """Exchange what others hold of one shuffle among each other and with the pile; the pile that remains."""
        drawn_in = self.drawn_in
        places = [
            (owner, place)
            for owner, hand in enumerate(self.hands)
            for place, card in enumerate(hand)
            if owner != seat and drawn_in[card] == shuffle
        ]
        unknown = pile + [self.hands[owner][place] for owner, place in places]
        self.shuffle(unknown)
        for owner, place in places:
            card = unknown.pop()
            self.hands[owner][place] = card
            drawn_in[card] = shuffle
        return unknown

    def has_orc(self, field: int) -> bool:
        return self.orcs[field >> 3] >> (field & 7) & 1 == 1

    def put_orc(self, field: int) -> None:
        self.orcs[field >> 3] |= 1 << (field & 7)

    def take_orc(self, field: int) -> None:
        self.orcs[field >> 3] &= ~(1 << (field & 7))

    def is_free(self, field: int) -> bool:
        return not self.has_orc(field) and field not in self.figures

    def orc_mask(self) -> int:
        """All fields with orcs as one bit mask over the grid."""
        return int.from_bytes(bytes(self.orcs), "little")

    def figure_mask(self) -> int:
        return mask_of([field for field in self.figures if field != NOTHING])

    def orcs_on_board(self) -> int:
        return self.orc_mask().bit_count()

    def owner(self, figure: int) -> int:
        """ZT-1: green is the start seat's, then clockwise; with two players blue and yellow go round again."""
        return (self.start + figure) % self.seats

    def figures_of(self, seat: int) -> list[int]:
        return [figure for figure in range(len(self.figures)) if self.owner(figure) == seat]

    def clockwise(self) -> list[int]:
        """All seats, the active one first."""
        return [(self.active + n) % self.seats for n in range(self.seats)]
