"""What the board and the events of Die Reise nach Mordor show, as types. The client's are written from them."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

Colour = Literal["yellow", "red", "blue", "green", "black"]
Face = Literal["ring", "gandalf", "companion", "orc", "nazgul", "tree"]
Hobbit = Literal["frodo", "sam", "merry", "pippin"]
Place = Literal[
    "bag-end",
    "rivendell",
    "moria",
    "lothlorien",
    "rohan",
    "helms-deep",
    "gondor",
    "minas-tirith",
    "shelobs-lair",
    "mordor",
]


class Square(TypedDict):
    """A square field: whether it is halved, and how many halves of it are crossed."""

    halved: bool
    crossed: int


class Sheet(TypedDict):
    """A player's sheet. `rings` is the field that the hobbit has come to, `left` counts Nazgûl fields."""

    hobbit: Hobbit
    colour: Colour
    rings: int
    place: Place
    squares: list[Square]
    left: int
    out: bool
    arrived: bool


class Die(TypedDict):
    """A die. `hits` is the seat that a Nazgûl on it would hit in this turn."""

    colour: Colour
    symbol: Face | None
    aside: bool
    hits: int | None


class Running(TypedDict):
    """What the dice set aside come to so far, as the rules count them."""

    rings: int
    orcs: int
    companions: int
    halves: int


class MordorView(TypedDict):
    """The board. `place` holds for the whole turn of the active seat."""

    preset: str
    places: bool
    ring_fields: int
    nazgul_fields: int
    start: int
    active: int
    round: int
    place: Place
    sheets: list[Sheet]
    dice: list[Die]
    running: Running


class Concerned(TypedDict):
    seat: int


class Dice(TypedDict):
    """Five dice, each with the number of its symbol; -1 where a die is not meant."""

    seat: int
    dice: list[int]


class Halved(TypedDict):
    """Fields count from 1."""

    seat: int
    field: int


class Crossed(TypedDict):
    """Fields count from 1; `die` is the number of the die whose Nazgûl it was."""

    seat: int
    field: int
    die: int


class Averted(TypedDict):
    seat: int
    die: int


class Advanced(TypedDict):
    seat: int
    fields: int
    to: int


class Stayed(TypedDict):
    seat: int
    at: int


class RingsVoid(TypedDict):
    seat: int
    rings: int


class NewRound(TypedDict):
    round: int


class Won(TypedDict):
    winners: list[int]


class Nothing(TypedDict):
    """The kind says it all."""


Kind = Literal[
    "advanced",
    "arrived",
    "crossed",
    "crossed-half",
    "end-all-out",
    "end-won",
    "gandalf-void",
    "halved",
    "keeps",
    "nazgul-void",
    "nothing-to-halve",
    "out",
    "repeats",
    "ring-lost",
    "rings-void",
    "rolled",
    "round",
    "set-aside-done",
    "start",
    "stays",
    "turn",
    "turn-at",
]
EVENTS: Final[dict[Kind, Any]] = {
    "advanced": Advanced,
    "arrived": Concerned,
    "crossed": Crossed,
    "crossed-half": Crossed,
    "end-all-out": Nothing,
    "end-won": Won,
    "gandalf-void": Concerned,
    "halved": Halved,
    "keeps": Concerned,
    "nazgul-void": Averted,
    "nothing-to-halve": Concerned,
    "out": Concerned,
    "repeats": Concerned,
    "ring-lost": Concerned,
    "rings-void": RingsVoid,
    "rolled": Dice,
    "round": NewRound,
    "set-aside-done": Dice,
    "start": Concerned,
    "stays": Stayed,
    "turn": Concerned,
    "turn-at": Concerned,
}
