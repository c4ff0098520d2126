"""What the evaluator likes, and that it is worth something in play."""

from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.agents.gran.evaluator import GranEvaluator, threats
from ringspiel.agents.greedy import Greedy
from tests.games.gran.quest import play, quest, state


def value(table: ringspiel.Table, seat: int = 0) -> float:
    return GranEvaluator().value(state(table), seat)


def test_the_shares_of_all_players_make_one() -> None:
    table = quest("T22 U11 - E20", ring="T33", stones="W11", amulets=[1, 3, 0, 2])
    assert sum(value(table, seat) for seat in range(4)) == pytest.approx(1)


def test_winning_is_all_and_losing_is_nothing() -> None:
    table = play(quest("T10 - -", bearer=0, won=["urgad elgad", "", ""]), "t20")
    assert [value(table, seat) for seat in range(3)] == [1, 0, 0]


def test_seals_amulets_ring_and_short_ways_are_good() -> None:
    plain = value(quest("T00 U00 E00", ring="G22"))
    assert value(quest("T00 U00 E00", ring="G22", won=["urgad", "", ""])) > plain
    assert value(quest("T00 U00 E00", ring="T22")) > plain
    assert value(quest("T00 U00 E00", bearer=0)) > plain
    assert value(quest("T00 U00 E00", bearer=1)) < plain
    assert value(quest("T00 U00 E00", ring="G22", amulets=[1, 3, 3])) < plain
    assert value(quest("T11 U00 E00", ring="G22", fettered=(0,), active=1)) < value(
        quest("T11 U00 E00", ring="G22", active=1)
    )


def test_a_wall_before_a_rival_is_good() -> None:
    """Elgad's knight would go through E00 to the ring in the middle of Galad; with stones there it must go around."""
    open_way = value(quest("G10 U33 E00", ring="G00"))
    assert value(quest("G10 U33 E00", ring="G00", stones="W00 E10")) > open_way


def in_reach(knight: str, **position: Any) -> bool:
    """Whether a second knight could attack the ring-bearer on T22 before it moves again."""
    table = quest(f"T22 {knight} -", bearer=0, active=1, **position)
    return threats(state(table), 0) == 1


def test_a_ring_bearer_is_threatened_by_armed_knights_two_points_away() -> None:
    assert in_reach("T01")
    assert not in_reach("T00")  # the dragon is on the way
    assert not in_reach("T01", amulets=[3, 0, 3])
    assert value(quest("T22 T01 -", bearer=0, active=1)) < value(
        quest("T22 T01 -", bearer=0, active=1, amulets=[3, 0, 3])
    )


def test_a_fettered_knight_threatens_nobody() -> None:
    assert threats(state(quest("T22 - T11", bearer=0, active=1)), 0) == 1
    assert threats(state(quest("T22 - T11", bearer=0, active=1, fettered=(2,))), 0) == 0


def test_only_knights_that_move_before_it_threaten_the_ring_bearer() -> None:
    table = quest("T22 T01 T32", bearer=0, active=2)
    assert threats(state(table), 0) == 1


def test_nobody_threatens_it_in_a_city_and_on_a_dragon_two_amulets_are_needed() -> None:
    assert threats(state(quest("T20 T10 -", bearer=0, active=1)), 0) == 0
    assert threats(state(quest("T11 T10 -", bearer=0, active=1, amulets=[3, 1, 3])), 0) == 0
    assert threats(state(quest("T11 T10 -", bearer=0, active=1, amulets=[3, 2, 3])), 0) == 1


def test_greedy_beats_random_players() -> None:
    wins = 0
    for seed in range(8):
        table = ringspiel.new("gran", 3, seed=seed, options={"seals": 2})
        greedy, random, me = Greedy(seed), Random(seed), seed % 3
        while table.seat is not None:
            choose = greedy.choose(table.perspective(me)) if table.seat == me else random.choice(table.answers())
            table.answer(choose)
        assert table.outcome is not None
        wins += me in table.outcome.winners
    assert wins >= 7
