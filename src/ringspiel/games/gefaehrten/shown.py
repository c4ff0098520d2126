"""What the table and the events of Die Gefährten show, as types. The client's are written from them."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

Colour = Literal["green", "yellow", "red", "blue"]
Cell = tuple[int, int]
"""Columns to the right of Bag End's left card, and rows below it."""


class Location(TypedDict):
    id: str
    at: Cell | None
    black: bool
    changed: bool
    points: list[int]
    rings: list[str]
    rule: str | None


class CardShown(TypedDict):
    """A card on the table."""

    at: Cell
    card: str
    ring: str | None


class Rank(TypedDict):
    """One line of the current location's ranking, as it would be scored now."""

    colour: Colour
    seat: int
    sum: int | None
    points: int
    ring: str | None
    tied: bool


class Player(TypedDict):
    colours: list[Colour]
    hand: int
    cards: list[str] | None
    pile: int
    points: int | None
    gained: int
    rings: list[str]
    out: bool


class GefaehrtenView(TypedDict):
    """The table. Others' cards are hidden, and with hidden scores others' points."""

    start: int
    active: int
    hidden_scores: bool
    current: int
    placed: list[str]
    count: int
    locations: list[Location]
    slots: list[Cell]
    slot_ids: list[str]
    slot_steps: list[Cell]
    cards: list[CardShown]
    gone: list[str]
    supply: list[str]
    standing: list[Rank]
    players: list[Player]


class Concerned(TypedDict):
    seat: int


class Started(TypedDict):
    seat: int
    location: str


class Drew(TypedDict):
    seat: int
    count: int


class DrewCards(Drew):
    """Only the seat itself learns which."""

    drawn: list[str]


class Laid(TypedDict):
    seat: int
    card: str
    slot: str
    cell: Cell


class LaidWithRing(Laid):
    ring: str


class Covered(Laid):
    covered: str


class CoveredWithRing(Covered):
    ring: str


class TookBack(TypedDict):
    seat: int
    card: str
    cell: Cell


class LocationLaid(TypedDict):
    seat: int
    location: str
    cell: Cell


class Scored(TypedDict):
    """By the numbers of colours: their sums, -1 without a card, and their order; and by seat the points gained."""

    location: str
    sums: list[int]
    ranked: list[int]
    gained: list[int]


class RingWon(TypedDict):
    seat: int
    ring: str


class Points(TypedDict):
    seat: int
    points: int


class Ended(TypedDict):
    winners: list[int]
    points: int
    totals: list[int]


class Nothing(TypedDict):
    """The kind says it all."""


Kind = Literal[
    "covers",
    "covers-with-ring",
    "drew",
    "drew-cards",
    "end",
    "end-GF-71",
    "end-GF-72",
    "end-GF-73",
    "ended-turn",
    "laid",
    "laid-with-ring",
    "location-laid",
    "moria-loss",
    "nazgul-strikes",
    "nazgul-vanishes",
    "out",
    "points",
    "ring-won",
    "scored",
    "start",
    "took-back",
    "turn",
]
EVENTS: Final[dict[Kind, Any]] = {
    "covers": Covered,
    "covers-with-ring": CoveredWithRing,
    "drew": Drew,
    "drew-cards": DrewCards,
    "end": Ended,
    "end-GF-71": Nothing,
    "end-GF-72": Nothing,
    "end-GF-73": Nothing,
    "ended-turn": Concerned,
    "laid": Laid,
    "laid-with-ring": LaidWithRing,
    "location-laid": LocationLaid,
    "moria-loss": Points,
    "nazgul-strikes": Covered,
    "nazgul-vanishes": Laid,
    "out": Concerned,
    "points": Points,
    "ring-won": RingWon,
    "scored": Scored,
    "start": Started,
    "took-back": TookBack,
    "turn": Concerned,
}
