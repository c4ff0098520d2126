"""Die Gefährten: hands, and by an option the points of others, are secret (GF-47).

The places are those of the table: first the ten slots of the current location, then all others in the order in which
they came up. Where a place lies is told from the current location's left card.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, final

from ringspiel.games.gefaehrten.board import WIDTH
from ringspiel.games.gefaehrten.components import CARDS, COLOURS, COUNTS, HAND, KINDS, LOCATIONS, RINGS, SLOTS, VALUES
from ringspiel.games.gefaehrten.placing import Place
from ringspiel.games.gefaehrten.rings import PutAnew
from ringspiel.games.gefaehrten.scoring import totals
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.kernel.question import Question
from ringspiel.rl.features.common import (
    BYTES,
    LARGEST,
    Asked,
    Feature,
    asked_features,
    bits,
    flag,
    flags,
    from_seat,
    one_hots,
    small,
)

QUESTIONS: Final = ("place", "take-back", "put-anew", "next-location")
_ASKED: Final = Asked(QUESTIONS)
_RING: Final = one_hots(len(RINGS))
_LOCATION: Final = one_hots(len(LOCATIONS))
PLACES: Final = len(SLOTS) * len(LOCATIONS)
CHANNELS: Final = 8
MIDDLE: Final = 64
"""Added to columns and rows, which go both ways."""
PILE: Final = 2 * sum(COUNTS) - HAND
MOST_POINTS: Final = 60
_CARD: Final = [BYTES[LARGEST], *BYTES[:CARDS]]
"""By card + 1."""
_RINGS_HELD: Final = [bits(mask, len(RINGS)) for mask in range(1 << len(RINGS))]
_LAID: Final = bytes([int(card < CARDS) for card in range(LARGEST + 1)])
_VALUE: Final = bytes([card % KINDS if card < CARDS else 0 for card in range(LARGEST + 1)])
"""By card, for `bytes.translate`."""


def numbers(s: GefaehrtenState, seat: int) -> bytes:
    order = from_seat(seat, s.seats)
    found = [
        _ASKED.of(s, seat),
        _LOCATION[len(s.locations)],
        BYTES[s.count],
        BYTES[1 if s.placing else 0],
        BYTES[1 if s.hidden_scores else 0],
        bits(s.values, KINDS),
        _RING[ring_meant(s.question, seat) + 1],
        counted(s.hands[seat]),
        bytes(s.gone),
    ]
    for total in totals(s):
        found.append(BYTES[small(total + 1)])
    for owner in s.owners:
        found.append(BYTES[0 if owner == NOTHING else order.index(owner) + 1])
    for player in order:
        add_player(found, s, player, seat)
    found.append(board(s, order))
    return b"".join(found)


def counted(hand: list[int]) -> bytes:
    counts = [0] * CARDS
    for card in hand:
        counts[card] += 1
    return bytes(counts)


def add_player(found: list[bytes], s: GefaehrtenState, player: int, seat: int) -> None:
    secret = s.hidden_scores and player != seat and s.outcome is None
    found.append(BYTES[len(s.hands[player])])
    found.append(BYTES[len(s.piles[player])])
    found.append(BYTES[0 if secret else small(s.points[player] + 1)])
    found.append(BYTES[1 if player == s.start else 0])
    found.append(BYTES[1 if player == s.active else 0])
    held = 0
    for ring in range(len(RINGS)):
        if s.holders[ring] == player:
            held |= 1 << ring
    found.append(_RINGS_HELD[held])


def ring_meant(question: Question[Any] | None, seat: int) -> int:
    """The ring that goes with the next card."""
    return question.ring if isinstance(question, Place) and question.seat == seat else -1


@final
class Ground:
    """The features of the places themselves, which stay the same until the next location comes up.

    `order` has the slots of the current location first; `spots` says where in it a place is.
    """

    def __init__(self, cells: list[int], slots: list[int], left: int) -> None:
        self.cells = cells
        self.slots = slots
        self.order = slots + [place for place in range(len(cells)) if place not in slots]
        self.spots = [self.order.index(place) for place in range(len(cells))]
        column, row = MIDDLE - left % WIDTH, MIDDLE - left // WIDTH
        empty = [0] * (CHANNELS - 3)
        told = [(1, cells[place] % WIDTH + column, cells[place] // WIDTH + row, *empty) for place in self.order]
        self.end = CHANNELS * len(cells)
        self.bare = bytes([number for place in told for number in place]) + bytes(CHANNELS * PLACES - self.end)


def ground_of(s: GefaehrtenState) -> Ground:
    """Cached by the list of cells itself, which is replaced when a location comes up and never changed."""
    found = _grounds.get(id(s.cells))
    if found is None or found.cells is not s.cells or found.slots is not s.slots:
        if len(_grounds) > REMEMBERED:
            _grounds.clear()
        found = _grounds[id(s.cells)] = Ground(s.cells, s.slots, s.locations[-1])
    return found


REMEMBERED: Final = 4_000
_grounds: Final[dict[int, Ground]] = {}


@lru_cache(maxsize=10_000)
def owner_by_card(owners: tuple[int, ...], order: tuple[int, ...]) -> bytes:
    """For `bytes.translate`: from 1 for the seat's own colours; nobody's are 0."""
    found = bytearray(LARGEST + 1)
    for card in range(CARDS):
        owner = owners[card // KINDS]
        found[card] = 0 if owner == NOTHING else order.index(owner) + 1
    return bytes(found)


def board(s: GefaehrtenState, order: list[int]) -> bytes:
    """By place: whether it exists, its column and row, whether a card lies on it, its value, owner and ring, and
    whether it has been taken back to be played again.
    """
    ground = ground_of(s)
    cards = s.cards
    laid = b"".join([_CARD[cards[place] + 1] for place in ground.order])
    found = bytearray(ground.bare)
    found[3 : ground.end : CHANNELS] = laid.translate(_LAID)
    found[4 : ground.end : CHANNELS] = laid.translate(_VALUE)
    found[5 : ground.end : CHANNELS] = laid.translate(owner_by_card(tuple(s.owners), tuple(order)))
    for ring in range(len(s.lies) - 1, -1, -1):
        if s.lies[ring] != NOTHING:
            found[CHANNELS * ground.spots[s.lies[ring]] + 6] = ring + 1
    moved = place_meant(s.question)
    if moved != NOTHING:
        found[CHANNELS * ground.spots[moved] + 7] = 1
    return bytes(found)


def place_meant(question: Question[Any] | None) -> int:
    return question.place if isinstance(question, PutAnew) else NOTHING


def neighbours(s: GefaehrtenState) -> list[list[int]]:
    """Places that share a side, numbered as in the features."""
    places = ground_of(s).order
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
