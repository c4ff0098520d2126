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
    """How many columns the battlefield has."""
    rows: int
    """How many rows."""
    towers: dict[str, list[str]]
    """The fields of each tower."""
    areas: dict[str, list[str]]
    """The fields of each area."""


class Card(TypedDict):
    id: str
    """The card, as in notation."""
    hero: HeroName
    """The hero on it."""
    strength: int
    """Its strength."""
    symbol: Compass
    """The directions in which its figure moves."""
    shadowfax: bool
    """Whether it allows a jump."""


class Figure(TypedDict):
    colour: Colour
    """The colour of the figure."""
    seat: int
    """The seat that owns it."""
    field: str | None
    """Where it stands; nothing before it comes to the board."""


class Wave(TypedDict):
    """That many orcs in a row, from Isengard's edge or from Mordor's."""

    side: Edge
    """The edge from which the row is counted."""
    row: int
    """The row."""
    count: int
    """How many orcs."""


class OrcCard(TypedDict):
    """The orc card revealed last, and the fields of the orcs laid since."""

    waves: list[Wave]
    """What is printed on the card."""
    laid: list[str]
    """The fields that have received an orc since it was revealed."""


class EntTrack(TypedDict):
    step: int
    """The step on which the Ent stands."""
    last: int
    """The step with which the Ents arrive."""


class EventGroup(TypedDict):
    group: int
    """The number on the backs."""
    left: int
    """How many cards of it are left."""


class Move(TypedDict):
    """The hero card in play and how far the move has come."""

    card: Card
    """The hero card in play."""
    figure: Colour | None
    """The figure that moves; nothing before it is chosen."""
    strength: int
    """The strength that is left."""
    turned: int
    """1 once the move has changed its direction, which it may once."""


class Player(TypedDict):
    cards: int
    """How many cards the player holds."""
    hand: list[Card] | None
    """Those cards; nothing for the hands of others."""
    tiles: int
    """How many orc tiles the player has taken."""
    face_down: int
    """How many of them are still face down."""
    points: int | None
    """Hero points; nothing for others until the end."""


class Gap(TypedDict):
    """A shortest chain between the towers, and the orcs that it lacks."""

    missing: int
    """How many orcs are missing to link the towers."""
    chain: list[str]
    """The fields of that chain."""


class RouteShown(TypedDict):
    """A way of the current move: the answers that lead there, those that then stop, and what comes of it."""

    to: str
    """The field that the way leads to."""
    answers: list[int]
    """The answers that lead there, one after the other."""
    stop: list[int]
    """The answers that then end the move there; none if it ends by itself."""
    path: list[str]
    """The fields of the way."""
    cost: int
    """The strength that it takes."""
    captured: list[str]
    """The orcs that are taken on the way."""
    pincer: list[str]
    """The orcs that pincers take."""
    own_gain: int
    """Tiles for the moving seat."""
    others_gain: int
    """Tiles for others."""


class OpenView(TypedDict):
    """What everybody sees."""

    map: FieldMap
    """The fields, which never change."""
    start: int
    """The seat that began."""
    active: int
    """The seat whose turn it is."""
    turn: int
    """The turn, from 1."""
    figures: list[Figure]
    """All figures."""
    orcs: list[str]
    """The fields with an orc."""
    supply: int
    """How many orc tiles are left."""
    ent: EntTrack
    """How far the Ents have come."""
    orc_card: OrcCard | None
    """The orc card revealed last; nothing before the first."""
    orc_pile: int
    """How many orc cards are face down."""
    orc_discards: list[list[Wave]]
    """The waves of each orc card that has been used."""
    event: str | None
    """The event that happened last; nothing before the first."""
    event_pile: list[EventGroup]
    """The events still to come, by the groups on their backs."""
    hero_pile: int
    """How many hero cards are face down."""
    hero_discards: list[Card]
    """The hero cards discarded."""
    move: Move | None
    """The move under way; nothing between moves."""
    gap: Gap | None
    """How close defeat is; nothing if figures block every chain."""


class OwnView(TypedDict):
    """What differs by seat."""

    players: list[Player]
    """One for each seat, in the order of the seats."""
    routes: list[RouteShown]
    """The ways open to the seat that is moving; empty for all others."""


class TuermeView(OpenView, OwnView):
    """The board. Hands and points of others are hidden; `routes` are shown to the seat that is moving."""


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
