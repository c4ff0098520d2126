"""What is told of a game of Der Ringkrieg agrees with its end, and telling changes nothing."""

from __future__ import annotations

import pytest

from ringspiel.arena.chronicles.ringkrieg import RingkriegChronicle
from ringspiel.arena.setting import setting_of
from ringspiel.arena.simulate import play_game
from ringspiel.games.ringkrieg.armies import movement
from ringspiel.games.ringkrieg.pieces.figures import SHADOW
from ringspiel.kernel.state import call
from tests.games.ringkrieg.position import play, position

SETTING = setting_of("ringkrieg", 2)


@pytest.mark.parametrize("seed", [5, 6])
def test_a_game_that_is_told_goes_as_any_other(seed: int) -> None:
    silent, told = (play_game(SETTING, ["greedy", "greedy"], seed, told) for told in (False, True))
    assert (silent.winners, silent.reason, silent.decisions) == (told.winners, told.reason, told.decisions)
    assert not silent.figures
    figures = told.figures
    assert figures["turns"] >= 1
    assert figures["free: Elven rings used"] <= 3
    assert ("free: turn of entering Mordor" in figures) == (figures["free: entered Mordor"] == 1)
    assert figures["free: of these empty"] <= figures["free: Cities and Strongholds lost"]


def test_a_city_that_is_walked_into_was_lost_empty() -> None:
    table = play(
        position("osgiliath: sauron 4 regular", at_war="sauron"), call(movement.move_armies, 2, 0), acting=SHADOW
    )
    chronicle = RingkriegChronicle()
    state = table.state
    state.log = []
    for answer in ("osgiliath->minas-tirith", "go"):
        state.answer(table.parse(answer))
    chronicle.see(state, state.log)
    assert chronicle.counts["free: Cities and Strongholds lost"] == chronicle.counts["free: of these empty"] == 1
