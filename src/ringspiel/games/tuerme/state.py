"""Who stands where, who holds what, and how far the running move has come.

The backs of the tiles are drawn when they are turned up, cards when they leave their pile. Nobody knows them before and
each is equally likely to be any that is still unseen; so nothing in the state has to be kept from anybody but hands.
"""

from __future__ import annotations

from typing import TypedDict, final

from ringspiel.games.tuerme.board import NOTHING, mask_of
from ringspiel.games.tuerme.components import TILES
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.state import State


class Shape(TypedDict):
    """What a saved position holds."""

    start: int
    active: int
    turn: int
    orcs: list[int]
    figures: list[int]
    supply: int
    backs: list[int]
    tiles: list[int]
    points: list[int]
    face_down: list[int]
    hands: list[list[int]]
    pile: list[int]
    discards: list[int]
    drawn_in: list[int]
    shuffles: int
    orc_pile: int
    orc_card: int
    laid: list[int]
    event_pile: int
    event: int
    ent: int
    card: int
    mover: int
    heading: int
    turned: int
    strength: int


@final
class TuermeState(State):
    """`orcs` by column, `figures` (their fields) by colour; piles of orc and event cards are bit masks of cards.

    By seat: `tiles` and their `points`, tiles captured in this turn and still `face_down`, `hands`. By kind of tile:
    `backs` not yet turned up. By hero card: the shuffle of the pile in which it was `drawn_in`.
    The running move: the `card` played, the `mover` (a colour), its `heading`, whether it has `turned`, its `strength`.
    """

    __slots__ = (
        "active",
        "backs",
        "card",
        "discards",
        "drawn_in",
        "ent",
        "event",
        "event_pile",
        "extra_orcs",
        "face_down",
        "figures",
        "hands",
        "heading",
        "laid",
        "mover",
        "orc_card",
        "orc_pile",
        "orcs",
        "pile",
        "points",
        "shuffles",
        "start",
        "strength",
        "supply",
        "tiles",
        "turn",
        "turned",
    )

    def __init__(
        self,
        seats: int,
        generator: Generator,
        extra_orcs: int,
        orcs: list[int],
        figures: list[int],
        backs: list[int],
        tiles: list[int],
        points: list[int],
        face_down: list[int],
        hands: list[list[int]],
        pile: list[int],
        discards: list[int],
        drawn_in: list[int],
        laid: list[int],
    ) -> None:
        super().__init__(seats, generator)
        self.extra_orcs = extra_orcs
        self.orcs = orcs
        self.figures = figures
        self.backs = backs
        self.tiles = tiles
        self.points = points
        self.face_down = face_down
        self.hands = hands
        self.pile = pile
        self.discards = discards
        self.drawn_in = drawn_in
        self.laid = laid
        self.start = 0
        self.active = 0
        self.turn = 0
        self.supply = TILES
        self.shuffles = 0
        self.orc_pile = 0
        self.orc_card = NOTHING
        self.event_pile = 0
        self.event = NOTHING
        self.ent = 0
        self.card = NOTHING
        self.mover = NOTHING
        self.heading = NOTHING
        self.turned = 0
        self.strength = 0

    def clone(self) -> TuermeState:
        copy = TuermeState(
            self.seats,
            self.generator.clone(),
            self.extra_orcs,
            self.orcs.copy(),
            self.figures.copy(),
            self.backs.copy(),
            self.tiles.copy(),
            self.points.copy(),
            self.face_down.copy(),
            [hand.copy() for hand in self.hands],
            self.pile.copy(),
            self.discards.copy(),
            self.drawn_in.copy(),
            self.laid,
        )
        copy.start = self.start
        copy.active = self.active
        copy.turn = self.turn
        copy.supply = self.supply
        copy.shuffles = self.shuffles
        copy.orc_pile = self.orc_pile
        copy.orc_card = self.orc_card
        copy.event_pile = self.event_pile
        copy.event = self.event
        copy.ent = self.ent
        copy.card = self.card
        copy.mover = self.mover
        copy.heading = self.heading
        copy.turned = self.turned
        copy.strength = self.strength
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
