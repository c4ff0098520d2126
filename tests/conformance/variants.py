"""Every registered game, for all seat counts and options, and how the suite plays it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

import ringspiel

LONGEST_GAME = 20_000
"""Decisions after which a game counts as endless."""


class Variant(NamedTuple):
    """A game with a seat count and options."""

    game: str
    seats: int
    options: dict[str, Any]

    def new(self, seed: int) -> ringspiel.Table:
        return ringspiel.new(self.game, self.seats, seed=seed, options=self.options)

    def __str__(self) -> str:
        parts = [f"{self.game}-{self.seats}"]
        for id, value in self.options.items():
            parts.append(f"{id}={'+'.join(value) if isinstance(value, list) else value}")
        return "-".join(parts)


def variants() -> list[Variant]:
    """The defaults, and every sample of every option by itself, for every seat count."""
    found = []
    for game in ringspiel.games():
        for seats in game.seat_counts:
            found.append(Variant(game.id, seats, {}))
            for option in game.options:
                others = [value for value in option.samples(seats) if value != option.default]
                found += [Variant(game.id, seats, {option.id: value}) for value in others]
    return found


def seat_variants() -> list[Variant]:
    """The default game for every seat count."""
    return [variant for variant in variants() if not variant.options]


each_variant = pytest.mark.parametrize("variant", variants(), ids=str)
each_seat_count = pytest.mark.parametrize("variant", seat_variants(), ids=str)


def positions(variant: Variant, seed: int, most: int = 40) -> Iterator[ringspiel.Table]:
    """A game of random answers, stopping at about `most` of its positions, evenly spread, the last one included."""
    every = 1 + length(variant, seed) // most
    random = Random(seed)
    table = variant.new(seed)
    while table.seat is not None:
        if len(table.entries) % every == 0:
            yield table
        table.answer(random.choice(table.answers()))
    yield table


def finished(variant: Variant, seed: int) -> ringspiel.Table:
    """A game of random answers at its end."""
    random = Random(seed)
    table = variant.new(seed)
    while table.seat is not None:
        table.answer(random.choice(table.answers()))
        assert len(table.entries) < LONGEST_GAME, "this game does not end"
    return table


def length(variant: Variant, seed: int) -> int:
    """How many answers that game takes; played on the bare state, which is quick."""
    random = Random(seed)
    state = variant.new(seed).state
    answers = 0
    while state.question is not None:
        state.answer(random.choice(state.legal))
        answers += 1
        assert answers < LONGEST_GAME, "this game does not end"
    return answers
