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
    """Whether Gandalf has halved the field, so that one cross fills half of it."""
    crossed: int
    """How many halves are crossed: 0, 1 or 2."""


class Sheet(TypedDict):
    """A player's sheet. `rings` is the field that the hobbit has come to, `left` counts Nazgûl fields."""

    hobbit: Hobbit
    """Whom the player plays."""
    colour: Colour
    """The colour of the dice whose Nazgûl hit this player."""
    rings: int
    """The field of the road that the hobbit has reached, from 0."""
    place: Place
    """The place on that field."""
    squares: list[Square]
    """The Nazgûl fields, the first to be crossed first."""
    left: int
    """Nazgûl fields left; an uncrossed half counts as one."""
    out: bool
    """Whether all Nazgûl fields are crossed: the player is out."""
    arrived: bool
    """Whether the hobbit has arrived in Mordor."""


class Die(TypedDict):
    """A die. `hits` is the seat that a Nazgûl on it would hit in this turn."""

    colour: Colour
    """The colour of the die."""
    symbol: Face | None
    """What it shows; nothing before the first roll."""
    aside: bool
    """Whether it has been set aside in this turn."""
    hits: int | None
    """The seat that a Nazgûl on this die would hit in this turn; nothing if nobody."""


class Running(TypedDict):
    """What the dice set aside come to so far, as the rules count them."""

    rings: int
    """Fields that the hobbit would advance, before orcs."""
    orcs: int
    """Orcs in the way."""
    companions: int
    """Companions against the orcs."""
    halves: int
    """Nazgûl fields that Gandalf would halve."""


class MordorView(TypedDict):
    """The board. `place` holds for the whole turn of the active seat."""

    preset: str
    """The set of dice and tracks that is played with (option `preset`)."""
    places: bool
    """Whether the places have their special rules (option `places`)."""
    ring_fields: int
    """How many fields the road has."""
    nazgul_fields: int
    """How many Nazgûl fields a sheet has."""
    start: int
    """The seat that began."""
    active: int
    """The seat whose turn it is."""
    round: int
    """The round, from 1."""
    place: Place
    """The place whose rules hold for this turn."""
    sheets: list[Sheet]
    """One for each seat, in the order of the seats."""
    dice: list[Die]
    """The five dice, in the order in which answers number them."""
    running: Running
    """What would happen if the rolling ended now."""


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
