"""Die Gefährten: hands, and by an option the points of others, are secret (GF-47).

The places are those of the table: first the ten slots of the current location, then all others in the order in which
they came up. Where a place lies is told from the current location's left card.
"""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.gefaehrten.board import WIDTH
from ringspiel.games.gefaehrten.components import CARDS, COLOURS, COUNTS, HAND, KINDS, LOCATIONS, RINGS, SLOTS, VALUES
from ringspiel.games.gefaehrten.placing import Place
from ringspiel.games.gefaehrten.rings import PutAnew
from ringspiel.games.gefaehrten.scoring import totals
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.kernel.question import Question
from ringspiel.rl.features.common import (
    LARGEST,
    Feature,
    asked,
    asked_features,
    bits,
    flag,
    flags,
    from_seat,
    one_hots,
    small,
)

QUESTIONS: Final = ("place", "take-back", "put-anew", "next-location")
_KINDS: Final = {kind: number for number, kind in enumerate(QUESTIONS)}
_RING: Final = one_hots(len(RINGS))
_LOCATION: Final = one_hots(len(LOCATIONS))
PLACES: Final = len(SLOTS) * len(LOCATIONS)
CHANNELS: Final = 8
MIDDLE: Final = 64
"""Added to columns and rows, which go both ways."""
PILE: Final = 2 * sum(COUNTS) - HAND
MOST_POINTS: Final = 60


def numbers(s: GefaehrtenState, seat: int) -> list[int]:
    found = asked(s, seat, _KINDS)
    found += _LOCATION[len(s.locations)]
    found += [s.count, 1 if s.placing else 0, 1 if s.hidden_scores else 0]
    found += bits(s.values, KINDS)
    found += _RING[ring_meant(s.question, seat) + 1]
    hand = [0] * CARDS
    for card in s.hands[seat]:
        hand[card] += 1
    found += hand
    found += s.gone
    found += [small(total + 1) for total in totals(s)]
    order = from_seat(seat, s.seats)
    found += [0 if owner == NOTHING else order.index(owner) + 1 for owner in s.owners]
    for player in order:
        found += of_player(s, player, seat)
    return found + board(s, order)


def of_player(s: GefaehrtenState, player: int, seat: int) -> list[int]:
    secret = s.hidden_scores and player != seat and s.outcome is None
    found = [len(s.hands[player]), len(s.piles[player]), 0 if secret else small(s.points[player] + 1)]
    found += [1 if player == s.start else 0, 1 if player == s.active else 0]
    return found + [1 if holder == player else 0 for holder in s.holders]


def ring_meant(question: Question[Any] | None, seat: int) -> int:
    """The ring that will be played with the next card."""
    return question.ring if isinstance(question, Place) and question.seat == seat else -1


def in_order(s: GefaehrtenState) -> list[int]:
    """The places of the table, the slots of the current location first."""
    return s.slots + [place for place in range(len(s.cells)) if place not in s.slots]


def board(s: GefaehrtenState, order: list[int]) -> list[int]:
    """By place: whether it is there, column and row, whether a card lies on it, its value, owner and ring, and whether
    it has been taken back to be laid anew."""
    found: list[int] = []
    left = s.locations[-1]
    column, row = MIDDLE - left % WIDTH, MIDDLE - left // WIDTH
    moved = place_meant(s.question)
    for place in in_order(s):
        cell, card = s.cells[place], s.cards[place]
        found += [1, cell % WIDTH + column, cell // WIDTH + row]
        if card == NOTHING:
            found += [0, 0, 0]
        else:
            found += [1, card % KINDS, order.index(s.owners[card // KINDS]) + 1]
        found.append(s.lies.index(place) + 1 if place in s.lies else 0)
        found.append(1 if place == moved else 0)
    return found + [0] * (PLACES * CHANNELS - len(found))


def place_meant(question: Question[Any] | None) -> int:
    return question.place if isinstance(question, PutAnew) else NOTHING


def neighbours(s: GefaehrtenState) -> list[list[int]]:
    """Places that share a side, numbered as in the features."""
    places = in_order(s)
    number = {s.cells[place]: spot for spot, place in enumerate(places)}
    steps = (-WIDTH, -1, 1, WIDTH)
    return [[number[s.cells[p] + step] for step in steps if s.cells[p] + step in number] for p in places]


def loose(seats: int) -> list[Feature]:
    cards = [f"{colour}-{value}" for colour in COLOURS for value in VALUES]
    copies = [count for _ in COLOURS for count in COUNTS]
    found = [*asked_features(QUESTIONS), *flags("location", LOCATIONS), Feature("placed", HAND)]
    found += [flag("placing"), flag("hidden-scores"), *flags("placed", VALUES), *flags("ring", RINGS)]
    for where in ("hand", "gone"):
        found += [Feature(f"{where}:{card}", count) for card, count in zip(cards, copies, strict=True)]
    found += [Feature(f"sum:{colour}", MOST_POINTS) for colour in COLOURS]
    found += [Feature(f"owner:{colour}", seats) for colour in COLOURS]
    for player in range(seats):
        found += [Feature(f"player-{player}:hand", HAND), Feature(f"player-{player}:pile", PILE)]
        found.append(Feature(f"player-{player}:points", MOST_POINTS))
        found += flags(f"player-{player}", ("start", "active")) + flags(f"player-{player}:ring", RINGS)
    return found


def channels(seats: int) -> list[Feature]:
    where = [flag("there"), Feature("column", LARGEST), Feature("row", LARGEST)]
    return [
        *where,
        flag("card"),
        Feature("value", KINDS),
        Feature("owner", seats),
        Feature("ring", len(RINGS)),
        flag("meant"),
    ]
