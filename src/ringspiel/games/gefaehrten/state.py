"""Hands, piles, the cards and rings on the table, and whose turn it is."""

from __future__ import annotations

from typing import Final, TypedDict, final

from ringspiel.games.gefaehrten.components import KINDS
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.state import State

NOTHING: Final = -1


class Shape(TypedDict):
    """What a saved position holds."""

    start: int
    active: int
    values: int
    count: int
    placing: bool
    settled: int
    locations: list[int]
    cells: list[int]
    slots: list[int]
    cards: list[int]
    lies: list[int]
    holders: list[int]
    hands: list[list[int]]
    piles: list[list[int]]
    gone: list[int]
    points: list[int]
    scored: list[list[int]]


@final
class GefaehrtenState(State):
    """The table is a growing list of places: every cell that is a slot of some location, in the order they came up.

    By place: its cell in `cells` and the card on it in `cards`. `slots` are the ten places of the current location, the
    last of `locations` (left cells); the first `settled` places are slots of locations already scored.
    By ring: the seat in `holders` that has it, and the place in `lies` of the card it was played with.
    By card: how many are `gone` from the game. By colour: its `owners`. By seat: hand (sorted), pile (top card last),
    points. By location already `scored`: what each seat's points changed by. Of the running turn: whether it is still
    in `placing`, how many cards were placed, `count`, and their printed `values` as bits.
    What most turns leave alone is shared between clones; it is replaced as a whole, never changed in place.
    """

    __slots__ = (
        "active",
        "cards",
        "cells",
        "count",
        "gone",
        "hands",
        "hidden_scores",
        "holders",
        "lies",
        "locations",
        "owners",
        "piles",
        "placing",
        "points",
        "scored",
        "settled",
        "slots",
        "start",
        "values",
    )

    def __init__(
        self,
        seats: int,
        generator: Generator,
        owners: list[int],
        hidden_scores: bool,
        locations: list[int],
        cells: list[int],
        slots: list[int],
        cards: list[int],
        lies: list[int],
        holders: list[int],
        hands: list[list[int]],
        piles: list[list[int]],
        gone: list[int],
        points: list[int],
        scored: list[list[int]],
    ) -> None:
        super().__init__(seats, generator)
        self.owners = owners
        self.hidden_scores = hidden_scores
        self.locations = locations
        self.cells = cells
        self.slots = slots
        self.cards = cards
        self.lies = lies
        self.holders = holders
        self.hands = hands
        self.piles = piles
        self.gone = gone
        self.points = points
        self.scored = scored
        self.start = 0
        self.active = 0
        self.values = 0
        self.count = 0
        self.placing = False
        self.settled = 0

    def clone(self) -> GefaehrtenState:
        copy = GefaehrtenState(
            self.seats,
            self.generator.clone(),
            self.owners,
            self.hidden_scores,
            self.locations,
            self.cells,
            self.slots,
            self.cards.copy(),
            self.lies.copy(),
            self.holders.copy(),
            [hand.copy() for hand in self.hands],
            [pile.copy() for pile in self.piles],
            self.gone.copy(),
            self.points,
            self.scored,
        )
        copy.start = self.start
        copy.active = self.active
        copy.values = self.values
        copy.count = self.count
        copy.placing = self.placing
        copy.settled = self.settled
        copy.share(self)
        return copy

    @property
    def gained(self) -> list[int]:
        """What each seat's points changed by at the latest scoring."""
        return self.scored[-1] if self.scored else [0] * self.seats

    def redeal(self, seat: int) -> None:
        """All own cards not yet seen are in the own pile, those of another player in their hand or pile."""
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
