"""What the board and the events of Die Zwei Türme show, as types. The client's are written from them."""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

Colour = Literal["green", "red", "blue", "yellow"]
HeroName = Literal["aragorn", "legolas", "gimli", "eomer", "faramir", "gandalf"]
Compass = Literal["orthogonal", "diagonal", "any"]
Edge = Literal["isengard", "mordor"]


class FieldMap(TypedDict):
    """The fields of the towers and of the areas, by their ids."""

    columns: int
    rows: int
    towers: dict[str, list[str]]
    areas: dict[str, list[str]]


class Card(TypedDict):
    id: str
    hero: HeroName
    strength: int
    symbol: Compass
    shadowfax: bool


class Figure(TypedDict):
    colour: Colour
    seat: int
    field: str | None


class Wave(TypedDict):
    """That many orcs in a row, from Isengard's edge or from Mordor's."""

    side: Edge
    row: int
    count: int


class OrcCard(TypedDict):
    """The orc card revealed last, and the fields of the orcs laid since."""

    waves: list[Wave]
    laid: list[str]


class EntTrack(TypedDict):
    step: int
    last: int


class EventGroup(TypedDict):
    group: int
    left: int


class Move(TypedDict):
    """The hero card in play and how far the move has come."""

    card: Card
    figure: Colour | None
    strength: int
    turned: int


class Player(TypedDict):
    cards: int
    hand: list[Card] | None
    tiles: int
    face_down: int
    points: int | None


class Gap(TypedDict):
    """A shortest chain between the towers, and the orcs that it lacks."""

    missing: int
    chain: list[str]


class RouteShown(TypedDict):
    """A way of the running move: the answers that lead there, those that then stop, and what comes of it."""

    to: str
    answers: list[int]
    stop: list[int]
    path: list[str]
    cost: int
    captured: list[str]
    pincer: list[str]
    own_gain: int
    others_gain: int


class TuermeView(TypedDict):
    """The board. Hands and points of others are hidden; `routes` are shown to the seat that is moving."""

    map: FieldMap
    start: int
    active: int
    turn: int
    figures: list[Figure]
    orcs: list[str]
    supply: int
    ent: EntTrack
    orc_card: OrcCard | None
    orc_pile: int
    orc_discards: list[list[Wave]]
    event: str | None
    event_pile: list[EventGroup]
    hero_pile: int
    hero_discards: list[Card]
    move: Move | None
    players: list[Player]
    gap: Gap | None
    routes: list[RouteShown]


class Concerned(TypedDict):
    seat: int


class NewTurn(TypedDict):
    seat: int
    turn: int


class Placed(TypedDict):
    seat: int
    figure: Colour
    field: str


class CardMoved(TypedDict):
    seat: int
    card: str


class Drew(TypedDict):
    """Others do not see the card."""

    seat: int
    card: NotRequired[str]


class Strength(TypedDict):
    seat: int
    figure: Colour
    strength: int
    orcs: int


class OfFigure(TypedDict):
    seat: int
    figure: Colour


class Moved(TypedDict):
    seat: int
    figure: Colour
    field: str
    strength: int


class Pincer(TypedDict):
    """`figure` is the one that the pincer closes with, and `partner` its seat."""

    seat: int
    partner: int
    figure: Colour
    own: list[str]
    partners: list[str]
    own_count: int
    partners_count: int


class Happened(TypedDict):
    happening: str


class Cleared(TypedDict):
    area: str
    fields: list[str]
    count: int


class OrcCardDrawn(TypedDict):
    seat: int
    orc_card: list[Wave]


class Laid(TypedDict):
    fields: list[str]
    count: int


class Counted(TypedDict):
    count: int


class TurnedUp(TypedDict):
    seat: int
    points: int


class Linked(TypedDict):
    fields: list[str]


class Won(TypedDict):
    winners: list[int]
    points: list[int]
    decided: str


class Nothing(TypedDict):
    """The kind says it all."""


Kind = Literal[
    "captured",
    "cleared",
    "discarded",
    "drew",
    "end-linked",
    "end-won",
    "ent",
    "event",
    "heroes-shuffled",
    "jumped",
    "jumped-captured",
    "laid",
    "moved",
    "muster-full",
    "mustered",
    "orc-card",
    "orcs-shuffled",
    "pincer",
    "pincer-alone",
    "placed",
    "played",
    "row-full",
    "start",
    "strength",
    "stuck",
    "supply-empty",
    "turn",
    "turned-up",
    "turned-up-ent",
]
EVENTS: Final[dict[Kind, Any]] = {
    "captured": Moved,
    "cleared": Cleared,
    "discarded": CardMoved,
    "drew": Drew,
    "end-linked": Linked,
    "end-won": Won,
    "ent": EntTrack,
    "event": Happened,
    "heroes-shuffled": Counted,
    "jumped": Placed,
    "jumped-captured": Placed,
    "laid": Laid,
    "moved": Moved,
    "muster-full": OfFigure,
    "mustered": Placed,
    "orc-card": OrcCardDrawn,
    "orcs-shuffled": Nothing,
    "pincer": Pincer,
    "pincer-alone": Pincer,
    "placed": Placed,
    "played": CardMoved,
    "row-full": Counted,
    "start": Concerned,
    "strength": Strength,
    "stuck": OfFigure,
    "supply-empty": Counted,
    "turn": NewTurn,
    "turned-up": TurnedUp,
    "turned-up-ent": TurnedUp,
}
