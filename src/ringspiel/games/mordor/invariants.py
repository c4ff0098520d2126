"""What is true of every position (the invariants at the end of the catalogue), also checked when one is loaded."""

from __future__ import annotations

from collections.abc import Iterator

from ringspiel.games.mordor.components import DICE, PLACES, SYMBOLS
from ringspiel.games.mordor.state import NOTHING, MordorState


def faults(s: MordorState) -> list[str]:
    by_seat = (s.rings, s.crossed, s.halved)
    if any(len(values) != s.seats for values in by_seat) or len(s.rolled) != DICE or len(s.aside) != DICE:
        return ["every seat has a sheet, and there are five dice"]
    return [*sheets(s), *dice(s)]


def sheets(s: MordorState) -> Iterator[str]:
    fields, squares = s.components.ring_fields, s.components.nazgul_fields
    if not all(0 <= rings <= fields for rings in s.rings):
        yield f"a ring track has {fields} fields"
    if not all(0 <= halved < 1 << squares for halved in s.halved):
        yield "only fields of the track can be halved"
    if not all(0 <= crossed <= 2 * squares for crossed in s.crossed):
        yield f"a Nazgûl track has {squares} fields"
    elif any(s.crossed[p] & 1 and not s.halved[p] >> s.crossed[p] // 2 & 1 for p in range(s.seats)):
        yield "only a halved field can be half crossed"


def dice(s: MordorState) -> Iterator[str]:
    if any((s.rolled[die] == NOTHING) == (s.aside[die] == NOTHING) for die in range(DICE)) and not s.outcome:
        yield "each die is either in hand or set aside"
    if not all(NOTHING <= symbol < len(SYMBOLS) for symbol in s.rolled + s.aside):
        yield "a die shows one of the six symbols"
    if not (0 <= s.active < s.seats and 0 <= s.start < s.seats and 0 <= s.place < len(PLACES)):
        yield "start player, active player and place exist"
