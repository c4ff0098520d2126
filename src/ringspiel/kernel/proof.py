"""Whether the draws of a record follow from its seed. The rules are not needed for that, and neither is the game.

The client does the same in TypeScript (`web/src/shell/fair`); `tests/fixtures/draws.json` holds both together. `replay`
checks besides that each draw was due by the rules, with this bound.
"""

from __future__ import annotations

from typing import NamedTuple

from ringspiel.kernel.chance import MOST_BY_MACHINE, Generator, mixed_key
from ringspiel.kernel.errors import BrokenRecord
from ringspiel.kernel.record import Record


class Draw(NamedTuple):
    """A draw: its number in the game from 1, the answer that led to it (0 is the setup), its result and its bound."""

    number: int
    answer: int
    value: int
    bound: int


class Difference(NamedTuple):
    """A draw that is not what the seed gives; `due` is what it gives."""

    draw: Draw
    due: int


def draws_of(record: Record) -> list[Draw]:
    """All draws of a game in their order. Raises BrokenRecord if a draw lacks its bound, as in earlier versions."""
    draws: list[Draw] = []
    groups = [(record.setup, record.setup_bounds), *[(answer.chance, answer.bounds) for answer in record.answers]]
    for number, (values, bounds) in enumerate(groups):
        if len(values) != len(bounds):
            raise BrokenRecord(f"answer {number}: {len(values)} chance results, but {len(bounds)} bounds")
        draws += [Draw(len(draws) + 1 + i, number, value, bounds[i]) for i, value in enumerate(values)]
    return draws


def has_bounds(record: Record) -> bool:
    """Whether the record names the bounds of its draws. Those of earlier versions do not, or only in part."""
    return len(record.setup) == len(record.setup_bounds) and all(
        len(answer.chance) == len(answer.bounds) for answer in record.answers
    )


def first_difference(record: Record) -> Difference | None:
    """The first draw that the seed does not give; None if all follow from it. The seed must be known."""
    assert record.seed is not None
    generator = Generator(mixed_key(int(record.seed), record.contributions))
    for draw in draws_of(record):
        if not 1 <= draw.bound <= MOST_BY_MACHINE:
            raise BrokenRecord(f"draw {draw.number} is one of {draw.bound}")
        due = generator.below(draw.bound)
        if due != draw.value:
            return Difference(draw, due)
    return None
