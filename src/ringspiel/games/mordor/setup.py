"""Setting up (RM-3, RM-5)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.mordor.components import DICE, Components
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.games.mordor.turns import turn
from ringspiel.games.mordor.words import tell
from ringspiel.kernel.chance import Generator

MOST_HEAD_START: Final = 4


def fresh(seats: int, generator: Generator, components: Components, places: bool, hobbits: list[int]) -> MordorState:
    """RM-3: everybody with an empty sheet."""
    s = MordorState(seats, generator)
    s.components, s.places, s.hobbits = components, places, hobbits
    s.owners = [hobbits.index(die) if die in hobbits else NOTHING for die in range(DICE)]
    s.rings, s.crossed, s.halved = [0] * seats, [0] * seats, [0] * seats
    s.rolled, s.aside = [NOTHING] * DICE, [NOTHING] * DICE
    return s


def give_head_start(s: MordorState, fields: list[int] | None) -> None:
    """RM-50: ring fields that are crossed off before the first turn."""
    if fields is not None:
        s.rings = fields.copy()


def begin(s: MordorState) -> None:
    """RM-5: the start player is set by an option or drawn."""
    if s.start == NOTHING:
        s.start = s.draw(s.seats)
    s.active = s.start
    s.round = 1
    if s.log is not None:
        tell(s, "start", "RM-5", seat=s.start)
    s.then(turn)
