"""Every registered game, for all seat counts and options, and how the suite plays it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

import ringspiel
from ringspiel.kernel.state import State

LONGEST_GAME = 20_000
"""Decisions after which a game counts as endless."""
SEED = 1


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
            parts.append(f"{id}={'+'.join(map(str, value)) if isinstance(value, list) else value}")
        return "-".join(parts)


def variants() -> list[Variant]:
    """The defaults, and every sample of every option by itself or with what it needs, for every seat count.

    House rules that change nothing but the beginning are tried with the fewest seats.
    """
    found = []
    for game in ringspiel.all_games():
        for seats in game.seat_counts:
            found.append(Variant(game.id, seats, {}))
            options = [option for option in game.options if not option.quiet or seats == game.seat_counts[0]]
            for option in options:
                others = [value for value in option.samples(seats) if value != option.default]
                needed = {} if option.needs is None else {option.needs: True}
                found += [Variant(game.id, seats, {**needed, option.id: value}) for value in others]
    return found


def seat_variants() -> list[Variant]:
    """The default game for every seat count."""
    return [variant for variant in variants() if not variant.options]


each_variant = pytest.mark.parametrize("variant", variants(), ids=str)
each_seat_count = pytest.mark.parametrize("variant", seat_variants(), ids=str)
each_hidden = pytest.mark.parametrize(
    "variant", [variant for variant in seat_variants() if ringspiel.game_of(variant.game).hidden], ids=str
)


SNAPSHOTS = 40
_played: dict[str, list[ringspiel.Table]] = {}


def positions(variant: Variant, most: int = SNAPSHOTS) -> Iterator[ringspiel.Table]:
    """Copies of at most this many positions of one game of random answers, evenly spread, the end included.

    The game is played once for all tests, for some games are long.
    """
    found = played(variant)
    every = -(-len(found) // most)
    for number, table in enumerate(found):
        if number % every == 0 or number == len(found) - 1:
            yield table.clone()


def played(variant: Variant) -> list[ringspiel.Table]:
    name = str(variant)
    if name not in _played:
        _played[name] = list(snapshots(variant))
    return _played[name]


def snapshots(variant: Variant) -> Iterator[ringspiel.Table]:
    every = 1 + sum(1 for _ in states(variant, SEED)) // SNAPSHOTS
    random = Random(SEED)
    table = variant.new(SEED)
    while table.seat is not None:
        if len(table.entries) % every == 0:
            yield table.clone()
        table.answer(random.choice(table.answers()))
    yield table


def finished(variant: Variant) -> ringspiel.Table:
    """That game at its end."""
    return played(variant)[-1].clone()


def states(variant: Variant, seed: int) -> Iterator[State]:
    """All states of a game of random answers, the bare state being quick; it is the same object every time."""
    random = Random(seed)
    state = variant.new(seed).state
    answers = 0
    while state.question is not None:
        yield state
        state.answer(random.choice(state.legal))
        answers += 1
        assert answers < LONGEST_GAME, "this game does not end"
    yield state
