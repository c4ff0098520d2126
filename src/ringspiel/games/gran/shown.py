"""What the board and the events of Gran show, as types. The client's are written from them."""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

Colour = Literal["yellow", "blue", "red", "white", "green", "black"]
PointKind = Literal["black", "white", "dragon", "magic-stone", "sword", "city", "ball"]
RealmId = Literal["tirad", "urgad", "galad", "elgad"]


class Point(TypedDict):
    id: str
    realm: RealmId | None
    kind: PointKind
    x: float
    y: float


class Realm(TypedDict):
    id: RealmId
    colour: str
    position: NotRequired[str]


class BoardMap(TypedDict):
    """What is printed on the board."""

    canvas: tuple[float, float]
    realms: list[Realm]
    start: str
    ring: str
    points: list[Point]
    lines: list[tuple[str, str]]


class Knight(TypedDict):
    """A knight; `point` is nothing while the knight waits at the start."""

    colour: Colour
    point: str | None
    amulets: int
    seals: list[RealmId]
    fettered: bool
    ring: bool


class GranView(TypedDict):
    """The board. `used` counts the dragon cards used by their strength."""

    map: BoardMap
    start: int
    active: int
    round: int
    last_round: int | None
    seals_to_win: int
    knights: list[Knight]
    ring: str | None
    stones: list[str]
    supply: int
    fetters: int
    pile: int
    used: list[int]
    card: int | None
    die: int | None


class Concerned(TypedDict):
    seat: int


class AtPoint(TypedDict):
    seat: int
    point: str


class Moved(TypedDict):
    seat: int
    origin: str
    point: str


class Delivered(TypedDict):
    seat: int
    realm: RealmId


class Refreshed(TypedDict):
    seat: int
    amulets: int


class NewRound(TypedDict):
    round: int


class Attacked(TypedDict):
    seat: int
    victim: int
    point: str


class RingWon(TypedDict):
    seat: int
    victim: int


class Fought(TypedDict):
    seat: int
    point: str
    strength: int
    roll: int


class Ended(TypedDict):
    winners: list[int]
    seals: int


class Nothing(TypedDict):
    """The kind says it all."""


Kind = Literal[
    "attacked",
    "banished",
    "blocked",
    "cards-shuffled",
    "delivered",
    "delivered-again",
    "dragon-beaten",
    "dragon-won",
    "end-rounds",
    "end-won",
    "fettered",
    "fought",
    "moved",
    "no-stone-moved",
    "no-stone-placed",
    "refreshed",
    "ring-put",
    "ring-taken",
    "ring-won",
    "round",
    "start",
    "stayed",
    "stone-moved",
    "stone-placed",
    "turn",
    "unfettered",
]
EVENTS: Final[dict[Kind, Any]] = {
    "attacked": Attacked,
    "banished": Attacked,
    "blocked": Concerned,
    "cards-shuffled": Nothing,
    "delivered": Delivered,
    "delivered-again": Delivered,
    "dragon-beaten": Concerned,
    "dragon-won": Concerned,
    "end-rounds": Ended,
    "end-won": Ended,
    "fettered": Concerned,
    "fought": Fought,
    "moved": Moved,
    "no-stone-moved": Concerned,
    "no-stone-placed": Concerned,
    "refreshed": Refreshed,
    "ring-put": AtPoint,
    "ring-taken": AtPoint,
    "ring-won": RingWon,
    "round": NewRound,
    "start": Concerned,
    "stayed": Concerned,
    "stone-moved": Moved,
    "stone-placed": AtPoint,
    "turn": Concerned,
    "unfettered": Concerned,
}
