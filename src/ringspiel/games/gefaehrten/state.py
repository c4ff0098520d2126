"""Hands, piles, the cards and rings on the table, and whose turn it is."""

from __future__ import annotations

from typing import Final, TypedDict, final

from ringspiel.games.gefaehrten.components import KINDS
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.part import blank
from ringspiel.kernel.state import State

NOTHING: Final = -1


class Shape(TypedDict):
    """What is on the table, and what a saved position holds.

    The table is a growing list of places: every cell that is a slot of some location, in the order they came up.
    """

    start: int
    active: int
    values: int
    """The printed values of the cards placed in the current turn, as bits."""
    count: int
    """Cards placed in the current turn."""
    placing: bool
    """Whether the current turn is still placing cards."""
    settled: int
    """This many places, the first ones, are slots of locations already scored."""
    locations: list[int]
    """Their left cells; the last one is the current location."""
    cells: list[int]
    """By place."""
    slots: list[int]
    """The ten places of the current location."""
    cards: list[int]
    """The card on each place."""
    lies: list[int]
    """By ring: the place of the card that it was played with."""
    holders: list[int]
    """By ring: the seat that has it."""
    hands: list[list[int]]
    """By seat, sorted."""
    piles: list[list[int]]
    """By seat, the top card last."""
    gone: list[int]
    """By card: how many are out of the game."""
    points: list[int]
    """By seat."""
    scored: list[list[int]]
    """By location already scored: what each seat's points changed by."""


@final
class GefaehrtenState(State):
    """See `Shape`; the `owners` of the colours and `hidden_scores` follow from the options.

    What most turns leave alone is shared between clones; it is replaced as a whole, never changed in place.
    """

    __slots__ = (*Shape.__annotations__, "hidden_scores", "owners")

    def __init__(self, seats: int, generator: Generator, like: GefaehrtenState | None = None) -> None:
        super().__init__(seats, generator)
        if like is None:
            blank(self, Shape)
            return
        self.owners: list[int] = like.owners
        self.hidden_scores: bool = like.hidden_scores
        self.start: int = like.start
        self.active: int = like.active
        self.values: int = like.values
        self.count: int = like.count
        self.placing: bool = like.placing
        self.settled: int = like.settled
        self.locations: list[int] = like.locations
        self.cells: list[int] = like.cells
        self.slots: list[int] = like.slots
        self.cards: list[int] = like.cards.copy()
        self.lies: list[int] = like.lies.copy()
        self.holders: list[int] = like.holders.copy()
        self.hands: list[list[int]] = [hand.copy() for hand in like.hands]
        self.piles: list[list[int]] = [pile.copy() for pile in like.piles]
        self.gone: list[int] = like.gone.copy()
        self.points: list[int] = like.points
        self.scored: list[list[int]] = like.scored

    def clone(self) -> GefaehrtenState:
        copy = GefaehrtenState(self.seats, self.generator.clone(), self)
        copy.share(self)
        return copy

    @property
    def gained(self) -> list[int]:
        """What each seat's points changed by at the latest scoring."""
        return self.scored[-1] if self.scored else [0] * self.seats

    def redeal(self, seat: int) -> None:
        """All of the seat's cards not yet seen are in its pile, those of another player in their hand or pile."""
        self.shuffle(self.piles[seat])
        for other in range(self.seats):
            if other != seat:
                self.redeal_hand(other)

    def redeal_hand(self, seat: int) -> None:
        size = len(self.hands[seat])
        unseen = self.hands[seat] + self.piles[seat]
        self.shuffle(unseen)
        self.hands[seat] = sorted(unseen[:size])
        self.piles[seat] = unseen[size:]

    def owner_of(self, card: int) -> int:
        return self.owners[card // KINDS]

    def current(self) -> int:
        """The number of the current location, from 0."""
        return len(self.locations) - 1

    def has_cards(self, seat: int) -> bool:
        """GF-70: hand or pile is not empty."""
        return bool(self.hands[seat] or self.piles[seat])
