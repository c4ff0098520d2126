"""The building blocks of all features: small whole numbers, each with a name and a usual maximum."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, final

from ringspiel.kernel.state import State

LARGEST: Final = 255
"""A feature is one byte. Numbers without a limit, such as rounds, stop here."""


BYTES: Final = [bytes([number]) for number in range(LARGEST + 1)]
"""A part of one byte. Joining parts is faster than turning a list of numbers into bytes."""


class Feature(NamedTuple):
    """The name of a number, and the usual maximum by which networks want it divided."""

    name: str
    most: int


def flag(name: str) -> Feature:
    return Feature(name, 1)


def flags(prefix: str, names: Iterable[str]) -> list[Feature]:
    return [Feature(f"{prefix}:{name}", 1) for name in names]


def one_hots(size: int) -> list[bytes]:
    """One-hot rows of this size, by number + 1; the row for -1 is all zeros."""
    return [bytes([int(place == number) for place in range(size)]) for number in range(-1, size)]


@lru_cache(maxsize=10_000)
def bits(mask: int, size: int) -> bytes:
    return bytes([mask >> place & 1 for place in range(size)])


def spread_octets(stride: int) -> list[bytes]:
    """For each value of eight flags, one row: every flag is the first of `stride` bytes, the others are zero."""
    padding = [0] * (stride - 1)
    return [bytes([n for bit in range(8) for n in (octet >> bit & 1, *padding)]) for octet in range(256)]


def small(number: int) -> int:
    return number if 0 <= number <= LARGEST else 0 if number < 0 else LARGEST


def from_seat(seat: int, seats: int) -> list[int]:
    """All seats clockwise from the viewer. Each seat sees itself at index 0."""
    return [(seat + step) % seats for step in range(seats)]


@final
class Asked:
    """Which kind of question is open, and whether this seat is asked."""

    def __init__(self, kinds: Sequence[str]) -> None:
        others = [hot + b"\0" for hot in one_hots(len(kinds))]
        own = [hot + b"\1" for hot in one_hots(len(kinds))]
        self._nothing = others[0]
        self._by_kind = {kind: (others[number + 1], own[number + 1]) for number, kind in enumerate(kinds)}

    def of(self, s: State, seat: int) -> bytes:
        question = s.question
        if question is None:
            return self._nothing
        others, own = self._by_kind[question.kind]
        return own if question.seat == seat else others


def asked_features(kinds: Iterable[str]) -> list[Feature]:
    return [*flags("question", kinds), flag("asked")]
