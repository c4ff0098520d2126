"""What the features of all games are made of: small whole numbers, each with a name and the most it can be."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from ringspiel.kernel.state import State

LARGEST: Final = 255
"""A feature is one byte; whatever grows without limit, such as rounds, stops here."""


class Feature(NamedTuple):
    """The name of a number, and the most it can be, by which networks want it divided."""

    name: str
    most: int


def flag(name: str) -> Feature:
    return Feature(name, 1)


def flags(prefix: str, names: Iterable[str]) -> list[Feature]:
    return [Feature(f"{prefix}:{name}", 1) for name in names]


def one_hots(size: int) -> list[list[int]]:
    """By number + 1: as many zeros, with a one in the place of the number; all zeros for -1."""
    return [[int(place == number) for place in range(size)] for number in range(-1, size)]


@lru_cache(maxsize=10_000)
def bits(mask: int, size: int) -> list[int]:
    return [mask >> place & 1 for place in range(size)]


def small(number: int) -> int:
    return number if 0 <= number <= LARGEST else 0 if number < 0 else LARGEST


def from_seat(seat: int, seats: int) -> list[int]:
    """All seats clockwise, the one that looks first: whoever it is sees himself in the same place."""
    return [(seat + step) % seats for step in range(seats)]


def asked(s: State, seat: int, places: dict[str, int]) -> list[int]:
    """Which kind of question is open, and whether this seat is asked."""
    found = [0] * (len(places) + 1)
    question = s.question
    if question is not None:
        found[places[question.kind]] = 1
        if question.seat == seat:
            found[-1] = 1
    return found


def asked_features(kinds: Iterable[str]) -> list[Feature]:
    return [*flags("question", kinds), flag("asked")]
