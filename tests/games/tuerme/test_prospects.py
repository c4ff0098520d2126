"""What Explain says of captured orcs: their points on average, and the odds of an Ent."""

from __future__ import annotations

import pytest

import ringspiel
from ringspiel.games.tuerme.components import ENT, TILE_POINTS
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.kernel.foresight import foresee
from ringspiel.kernel.table import Table
from tests.games import playing

SEEDS = range(6)


def first_capture(seed: int) -> tuple[Table, int]:
    """A table at which an answer captures an orc, and that answer."""
    table = ringspiel.new("tuerme", 2, seed=seed)
    while (seat := table.seat) is not None:
        for answer in table.answers():
            kinds = {event["kind"] for event in foresee(table, seat, answer).events}
            if "captured" in kinds:
                return table, answer
        table.answer(table.answers()[0])
    raise AssertionError("nobody can capture anything")


@pytest.mark.rule("ZT-43", "ZT-44")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_odds_of_a_tile_are_those_of_all_that_nobody_has_seen(seed: int) -> None:
    table, answer = first_capture(seed)
    seat, s = table.seat, playing.state_of(table, TuermeState)
    assert seat is not None
    unseen = [tile for tile, count in enumerate(s.backs) for _ in range(count)]
    (odds,) = foresee(table, seat, answer).prospects
    assert odds["args"] == {
        "points": round(sum(TILE_POINTS[tile] for tile in unseen) / len(unseen), 1),
        "percent": round(100 * unseen.count(ENT) / len(unseen)),
    }
