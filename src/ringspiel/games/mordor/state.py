"""The sheets, the dice and whose turn it is."""

from __future__ import annotations

from typing import Final, TypedDict, final

from ringspiel.games.mordor.components import Components
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.part import blank
from ringspiel.kernel.state import State

NOTHING: Final = -1


class Shape(TypedDict):
    """What is on the table, and what a saved position holds."""

    start: int
    active: int
    round: int
    place: int
    rings: list[int]
    """Fields of the ring-bearer track crossed, by seat."""
    crossed: list[int]
    """Half fields crossed, from the left, by seat."""
    halved: list[int]
    """Nazgûl fields, by seat, as a bit mask."""
    rolled: list[int]
    """The symbol of each die in hand, or NOTHING."""
    aside: list[int]
    """The symbol of each die set aside, or NOTHING."""


@final
class MordorState(State):
    """See `Shape`; the rest follows from the options and never changes."""

    __slots__ = (*Shape.__annotations__, "components", "hobbits", "owners", "places")

    def __init__(self, seats: int, generator: Generator, like: MordorState | None = None) -> None:
        super().__init__(seats, generator)
        if like is None:
            blank(self, Shape)
            return
        self.components: Components = like.components
        self.places: bool = like.places
        self.hobbits: list[int] = like.hobbits
        self.owners: list[int] = like.owners
        self.start: int = like.start
        self.active: int = like.active
        self.round: int = like.round
        self.place: int = like.place
        self.rings: list[int] = like.rings.copy()
        self.crossed: list[int] = like.crossed.copy()
        self.halved: list[int] = like.halved.copy()
        self.rolled: list[int] = like.rolled.copy()
        self.aside: list[int] = like.aside.copy()

    def clone(self) -> MordorState:
        copy = MordorState(self.seats, self.generator.clone(), self)
        copy.share(self)
        return copy

    def is_out(self, seat: int) -> bool:
        """RM-30: the last square field is crossed."""
        return self.crossed[seat] >= 2 * self.components.nazgul_fields

    def has_arrived(self, seat: int) -> bool:
        """RM-34: the Mordor field of the ring-bearer track is crossed."""
        return self.rings[seat] >= self.components.ring_fields

    def fields_left(self, seat: int) -> int:
        """RM-35: square fields still to cross; a whole field counts 1 and so does every uncrossed half."""
        crossed = self.crossed[seat]
        next_whole = (crossed + 1) // 2
        halved_ahead = (self.halved[seat] >> next_whole).bit_count()
        return self.components.nazgul_fields - next_whole + halved_ahead + (crossed & 1)
