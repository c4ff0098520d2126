"""The end of a turn held for a confirmation, the whole turn restarted, and undo against computers."""

from __future__ import annotations

import pytest

import ringspiel
from ringspiel.kernel import registry
from ringspiel.server.play.commands import ends_turn
from tests.server.harness import ServerProcess, asks
from tests.server.test_sequence import ENOUGH, lay_card
from tests.toys.secret import Secret


def test_the_answer_that_ends_the_turn_is_held_until_it_is_confirmed(either: ServerProcess) -> None:
    table = either.new_table("secret", "Ada", "Bob")
    with table.player(0) as ada:
        card = ada.side(0)["choices"][0]["answer"]
        assert ada.do("answer", 0, answer=card, hold=True)["held"] is False, "the turn goes on"
        held = ada.do("answer", 0, answer=ENOUGH, hold=True)
        assert (held["type"], held["held"], held["seq"]) == ("ok", True, 1)
        assert ada.do("answer", 0, answer=99, hold=True)["code"] == "illegal"
        assert ada.answer(0, ENOUGH)["seq"] == 2
        assert ada.state["asked"] == 1


def test_nothing_is_told_beforehand_where_chance_has_a_part(either: ServerProcess) -> None:
    """Who is asked next may depend on a die: the answer is given, whatever was wished."""
    table = either.new_table("mordor", "Ada", "Bob", start=0)
    with table.player(0, 1) as player:
        for _ in range(12):
            seat = player.state["asked"]
            reply = player.do("answer", seat, answer=player.side(seat)["choices"][-1]["answer"], hold=True)
            sealed = reply["held"] is False
            assert reply["type"] == "ok"
            if not sealed:
                player.answer(seat, player.side(seat)["choices"][-1]["answer"])
            assert player.state["answered"] > 0


def test_an_answer_after_which_a_die_falls_is_not_held() -> None:
    """It would have to be tried out first, and who then asks for another answer has seen the die."""
    table = ringspiel.new("mordor", 2, seed=1, options={"start": 0})
    seat = table.seat
    while table.seat == seat:
        last, answer = table.clone(), table.answers()[-1]
        assert not ends_turn(last, answer)
        table.answer(answer)
    assert table.entries[-1].sealed, "the next player has rolled"
    assert last.seat == seat, "nothing was done to the table that was asked about"


def test_an_answer_that_ends_the_turn_without_chance_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, "secret", Secret())
    table = ringspiel.new("secret", 2, seed=1)
    assert not ends_turn(table, table.answers()[0]), "the turn goes on"
    assert not ends_turn(table, 99), "nobody can answer that"
    table.answer(table.answers()[0])
    assert ends_turn(table, ENOUGH)


def test_a_turn_can_be_begun_anew(either: ServerProcess) -> None:
    table = either.new_table("secret", "Ada", "Bob")
    with table.player(0) as ada, table.player(1) as bob:
        assert ada.do("restart", 0)["code"] == "no-undo", "nothing was done yet"
        lay_card(ada, 0)
        assert ada.state["may_restart"] == [0]
        bob.catch_up_with(ada)
        assert bob.do("restart", 1)["code"] == "no-undo"
        assert ada.do("restart", 0)["type"] == "ok"
        assert (ada.state["answered"], ada.state["may_restart"]) == (0, [])
        lay_card(ada, 0)
        ada.answer(0, ENOUGH)
        assert ada.do("restart", 0)["code"] == "no-undo", "it is somebody else's turn"


def test_against_computers_a_turn_is_taken_back_freely(either: ServerProcess) -> None:
    table = either.new_table("secret", "Ada", "agent:greedy")
    with table.player(0) as ada:
        lay_card(ada, 0)
        ada.answer(0, ENOUGH)
        ada.until(lambda state: state["answered"] > 2 and asks(0, state))
        assert ada.state["may_take_back"] == [0]
        assert ada.do("take_back", 0)["type"] == "ok"
        assert (ada.state["asked"], ada.state["answered"]) == (0, 1)
