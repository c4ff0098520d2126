"""Figures are counted by location: nowhere do so many stand that the quick count goes wrong."""

from random import Random

import pytest

from ringspiel.agents.ringkrieg.war import threat
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.pieces.board import NEIGHBOURS
from ringspiel.games.ringkrieg.pieces.figures import DIGIT, KINDS, ONE, SAURON, SHADOW, SOUTHRONS, count, number_of
from ringspiel.games.ringkrieg.setup import fresh
from ringspiel.kernel.chance import Generator, key_of

MOST = 10
"""RK-A5: the units in a region."""


@pytest.mark.parametrize("seed", [1, 2])
def test_nowhere_stand_more_figures_than_can_be_counted(seed: int) -> None:
    game, random = Ringkrieg(), Random(seed)
    s = game.start(2, game.check_options({}, 2), Generator(key_of(seed)))
    s.run()
    while s.question is not None:
        for force in s.at:
            figures = sum(count(force, kind) for kind in range(KINDS))
            assert number_of(force) == figures < DIGIT
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
