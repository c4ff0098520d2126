"""Figures are counted by location: nowhere do so many stand that the quick count goes wrong."""

from random import Random
from typing import Any

import pytest

from ringspiel.agents.ringkrieg.inputs import ARMS, arms
from ringspiel.agents.ringkrieg.war import threat
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.pieces.board import NEIGHBOURS
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_UNITS,
    DIGIT,
    FREE,
    KINDS,
    NATION_COUNT,
    ONE,
    SAURON,
    SHADOW,
    SOUTHRONS,
    UNITS,
    UNITS_OF_NATION,
    count,
    number_of,
)
from ringspiel.games.ringkrieg.setup import fresh
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.kernel.chance import Generator, key_of

MOST = 10
"""RK-A5: the units in a region."""


def begun(options: dict[str, Any], seed: int) -> RingkriegState:
    game = Ringkrieg()
    s = game.start(2, game.check_options(options, 2), Generator(key_of(seed)))
    s.run()
    return s


def figures_in(force: int) -> int:
    return sum(count(force, kind) for kind in range(KINDS))


@pytest.mark.parametrize("seed", [1, 2])
def test_nowhere_stand_more_figures_than_can_be_counted(seed: int) -> None:
    random = Random(seed)
    s = begun({}, seed)
    while s.question is not None:
        for force in s.at:
            assert number_of(force) == figures_in(force) < DIGIT
        s.answer(random.choice(s.legal))


def test_a_threat_from_many_regions_is_counted_in_full() -> None:
    """Together the neighbours hold more units than one location can."""
    s = fresh(2, Generator(key_of(1)))
    region = max(range(len(NEIGHBOURS)), key=lambda each: len(NEIGHBOURS[each]))
    s.at = [0] * len(s.at)
    around = list(NEIGHBOURS[region])[:7]
    for number, neighbour in enumerate(around):
        s.at[neighbour] = MOST * ONE[SAURON if number % 2 else SOUTHRONS]
    assert threat(s, region, SHADOW) == MOST * len(around) > DIGIT


@pytest.mark.parametrize("expansion", [False, True])
def test_a_reserve_of_all_units_is_counted_in_full(expansion: bool) -> None:
    """The Shadow's losses go back there, and it owns more units than the quick count can tell."""
    s = begun({"expansion": expansion}, 1)
    s.reserve += sum(force & ALL_UNITS for force in s.at)
    owned = [figures_in(s.reserve & UNITS[side]) for side in (FREE, SHADOW)]
    assert all(figures_in(s.reserve & UNITS_OF_NATION[nation]) < DIGIT for nation in range(NATION_COUNT))
    assert min(owned) > DIGIT
    found = dict(zip(ARMS, arms(s, 0), strict=False))
    assert [found["reserve-free"] * 20, found["reserve-shadow"] * 20] == owned
