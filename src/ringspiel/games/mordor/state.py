"""The sheets, the dice and whose turn it is."""

from __future__ import annotations

from typing import Final, TypedDict, final

from ringspiel.games.mordor.components import Components
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.state import State

NOTHING: Final = -1


class Shape(TypedDict):
    """What a saved position holds."""

    start: int
    active: int
    round: int
    place: int
    rings: list[int]
    crossed: list[int]
    halved: list[int]
    rolled: list[int]
    aside: list[int]


@final
class MordorState(State):
    """By seat: `rings` fields crossed, `halved` Nazgûl fields as a bit mask, and `crossed` half fields, from the left.

    By die: the symbol `rolled` while the die is in hand, the symbol set `aside` after that, or NOTHING.
    """

    __slots__ = (
        "active",
        "aside",
        "components",
        "crossed",
        "halved",
        "hobbits",
        "owners",
        "place",
        "places",
        "rings",
        "rolled",
        "round",
        "start",
    )

    def __init__(
        self,
        seats: int,
        generator: Generator,
        components: Components,
        places: bool,
        hobbits: list[int],
        owners: list[int],
        rings: list[int],
        crossed: list[int],
        halved: list[int],
        rolled: list[int],
        aside: list[int],
    ) -> None:
        super().__init__(seats, generator)
        self.components = components
        self.places = places
        self.hobbits = hobbits
        self.owners = owners
        self.rings = rings
        self.crossed = crossed
        self.halved = halved
        self.rolled = rolled
        self.aside = aside
        self.start = 0
        self.active = 0
        self.round = 0
        self.place = 0

    def clone(self) -> MordorState:
        copy = MordorState(
            self.seats,
            self.generator.clone(),
            self.components,
            self.places,
            self.hobbits,
            self.owners,
            self.rings.copy(),
            self.crossed.copy(),
            self.halved.copy(),
            self.rolled.copy(),
            self.aside.copy(),
        )
        copy.start = self.start
        copy.active = self.active
        copy.round = self.round
        copy.place = self.place
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
