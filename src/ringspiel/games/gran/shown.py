"""What the board and the events of Gran show, as types. The client's are written from them."""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

Colour = Literal["yellow", "blue", "red", "white", "green", "black"]
PointKind = Literal["black", "white", "dragon", "magic-stone", "sword", "city", "ball"]
RealmId = Literal["tirad", "urgad", "galad", "elgad"]


class Point(TypedDict):
    id: str
    """The name of the point, as in notation."""
    realm: RealmId | None
    """The realm it lies in; nothing for points between realms."""
    kind: PointKind
    """What is printed there."""
    x: float
    """Across, in the units of `canvas`."""
    y: float
    """Down, in the units of `canvas`."""


class Realm(TypedDict):
    id: RealmId
    """The name of the realm."""
    colour: str
    """Its colour on the board."""
    position: NotRequired[str]
    """Where the board names it, such as `north-west`."""


class BoardMap(TypedDict):
    """What is printed on the board."""

    canvas: tuple[float, float]
    """Width and height of the drawing."""
    realms: list[Realm]
    """The realms."""
    start: str
    """The point at which the knights start."""
    ring: str
    """The point where the ring lies at first."""
    points: list[Point]
    """All points, each with its place."""
    lines: list[tuple[str, str]]
    """The pairs of points that a line joins."""


class Knight(TypedDict):
    """A knight; `point` is nothing while the knight waits at the start."""

    colour: Colour
    """The colour of the knight."""
    point: str | None
    """Where the knight stands; nothing while it waits at the start."""
    amulets: int
    """How many amulets the player has."""
    seals: list[RealmId]
    """The realms whose seals the player has."""
    fettered: bool
    """Whether the knight is fettered."""
    ring: bool
    """Whether the knight bears the ring."""


class GranView(TypedDict):
    """The board. `used` counts the dragon cards used by their strength."""

    map: BoardMap
    """What is printed on the board."""
    start: int
    """The seat that began."""
    active: int
    """The seat whose turn it is."""
    round: int
    """The round, from 1."""
    last_round: int | None
    """The round after which the game ends (option `max_rounds`); nothing without a limit."""
    seals_to_win: int
    """How many seals win together with the ring (option `seals`)."""
    knights: list[Knight]
    """One for each seat, in the order of the seats."""
    ring: str | None
    """The point where the ring lies; nothing while somebody bears it."""
    stones: list[str]
    """The points with an obstacle stone."""
    supply: int
    """How many obstacle stones are left to place."""
    fetters: int
    """How many fetters are left."""
    pile: int
    """How many dragon cards are face down."""
    used: list[int]
    """How many dragon cards of each strength have been used, from strength 0."""
    card: int | None
    """The strength of the dragon card in play; nothing if there is none."""
    die: int | None
    """The result of the die in play; nothing if there is none."""


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
