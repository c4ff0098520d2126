"""Hands, piles, the cards and rings on the table, and whose turn it is."""

from __future__ import annotations

from typing import TypedDict, final

from ringspiel.games.gefaehrten.board import ORIGIN, slots_at
from ringspiel.games.gefaehrten.components import CARDS, COLOURS, KINDS, RINGS, deck_of
from ringspiel.table.chance import Generator
from ringspiel.table.state import State

NOTHING = -1


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
    gained: list[int]


@final
class GefaehrtenState(State):
    """The table is a growing list of places: every cell that is a slot of some location, in the order they came up.

    By place: its cell in `cells` and the card on it in `cards`. `slots` are the ten places of the current location, the
    last of `locations` (left cells); the first `settled` places are slots of locations already scored.
    By ring: the seat in `holders` that has it, and the place in `lies` of the card it was played with.
    By card: how many are `gone` from the game. By colour: its `owners`. By seat: hand (sorted), pile (top card last),
    points, and the points `gained` at the latest scoring. Of the running turn: whether it is still in `placing`, how
    many cards were placed, `count`, and their printed `values` as bits.
    What most turns leave alone is shared between clones; it is replaced as a whole, never changed in place.
    """

    __slots__ = (
        "active",
        "cards",
        "cells",
        "count",
        "gained",
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
        gained: list[int],
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
        self.gained = gained
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
            self.gained,
        )
        copy.start = self.start
        copy.active = self.active
        copy.values = self.values
        copy.count = self.count
        copy.placing = self.placing
        copy.settled = self.settled
        copy.share(self)
        return copy

    def redeal(self, seat: int) -> None:
        """All own cards not yet seen are in the own pile, those of another player in his hand or pile.

        Whoever is asked is known to have a choice, so that only such hands come into question for him.
        """
        self.shuffle(self.piles[seat])
        for other in range(self.seats):
            if other != seat:
                self.redeal_hand(other)
        question = self.question
        if question is not None and question.seat != seat:
            choices = min(2, len(self.legal))
            while len(question.answers(self)) < choices:
                self.redeal_hand(question.seat)

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


def fresh(seats: int, generator: Generator, owners: list[int], hidden_scores: bool) -> GefaehrtenState:
    """GF-4 to GF-6: everybody with an unshuffled pile, Bag End on the table."""
    piles: list[list[int]] = [[] for _ in range(seats)]
    for colour in range(len(COLOURS)):
        if owners[colour] != NOTHING:
            piles[owners[colour]] += deck_of(colour)
    cells = slots_at(ORIGIN)
    return GefaehrtenState(
        seats,
        generator,
        owners,
        hidden_scores,
        [ORIGIN],
        cells,
        list(range(len(cells))),
        [NOTHING] * len(cells),
        [NOTHING] * len(RINGS),
        [NOTHING] * len(RINGS),
        [[] for _ in range(seats)],
        piles,
        [0] * CARDS,
        [0] * seats,
        [0] * seats,
    )
