"""What the table and the events of Die Gefährten show, as types. The client's are written from them."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

Colour = Literal["green", "yellow", "red", "blue"]
Cell = tuple[int, int]
"""Columns to the right of Bag End's left card, and rows below it."""


class Location(TypedDict):
    id: str
    """The name of the location."""
    at: Cell | None
    """Where its left card lies; nothing before it comes up."""
    black: bool
    """Whether it is black, that is dangerous, as it counts now."""
    changed: bool
    """Whether the Bag End ring has changed its colour."""
    points: list[int]
    """Points for the first, second … place."""
    rings: list[str]
    """Rings for the first, second … place."""
    rule: str | None
    """Its special rule; nothing if it has none."""


class CardShown(TypedDict):
    """A card on the table."""

    at: Cell
    """The cell of the card."""
    card: str
    """The card, as in notation."""
    ring: str | None
    """The ring that lies on it; nothing if there is none."""


class Rank(TypedDict):
    """One line of the current location's ranking, as it would be scored now."""

    colour: Colour
    """A colour."""
    seat: int
    """The seat that plays it."""
    sum: int | None
    """The sum of its cards here; nothing without a card."""
    points: int
    """What its place would bring."""
    ring: str | None
    """The ring that its place would bring; nothing if none."""
    tied: bool
    """Whether another colour has the same sum."""


class Player(TypedDict):
    colours: list[Colour]
    """The colours that the player plays."""
    hand: int
    """How many cards the player holds."""
    cards: list[str] | None
    """Those cards; nothing for the hands of others."""
    pile: int
    """How many cards the player can still draw."""
    points: int | None
    """The points so far; nothing for others with hidden scores, until the end."""
    gained: int
    """The points of the location scored last."""
    rings: list[str]
    """The rings that the player holds."""
    out: bool
    """Whether the player has no card left."""


class OpenView(TypedDict):
    """What everybody sees."""

    start: int
    """The seat that began."""
    active: int
    """The seat whose turn it is."""
    hidden_scores: bool
    """Whether points are secret (option `hidden_scores`)."""
    current: int
    """The number of the current location in `locations`."""
    placed: list[str]
    """The values that the active seat has played in this turn."""
    count: int
    """How many cards it has played in this turn."""
    locations: list[Location]
    """All locations in the order of the road."""
    slots: list[Cell]
    """The cells of the current location's slots."""
    slot_ids: list[str]
    """The names of the slots, as in notation."""
    slot_steps: list[Cell]
    """Where each slot lies, from the left card of its location."""
    cards: list[CardShown]
    """The cards on the table."""
    gone: list[str]
    """The cards that have left the game."""
    supply: list[str]
    """The rings that nobody has won."""
    standing: list[Rank]
    """How the current location would be scored now, the first place first."""


class OwnView(TypedDict):
    """What differs by seat."""

    players: list[Player]
    """One for each seat, in the order of the seats."""


class GefaehrtenView(OpenView, OwnView):
    """The table. Others' cards are hidden, and with hidden scores others' points."""


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
