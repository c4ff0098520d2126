"""A game that somebody gives up ends at once, and its record replays."""

from __future__ import annotations

import pytest

import ringspiel
from ringspiel.kernel.errors import BrokenRecord, IllegalAnswer


def given_up() -> ringspiel.Table:
    table = ringspiel.new("mordor", seats=2, seed=7)
    table.answer(table.answers()[0])
    table.give_up(1, claimed=True)
    return table


def test_the_record_replays_to_the_same_outcome() -> None:
    record = given_up().record()
    assert record["given_up"] == {"seat": 1, "claimed": True}
    assert record["seed"] == "7", "the dice can be checked"
    table = ringspiel.replay(record)
    assert table.view() == given_up().view() and table.answers() == []
    assert ringspiel.replay(record, answers=0).outcome is None


def test_a_record_that_names_another_loser_is_broken() -> None:
    record = given_up().record()
    record["given_up"]["seat"] = 0
    with pytest.raises(BrokenRecord, match="but the record says"):
        ringspiel.replay(record)
    record["given_up"]["seat"] = 2
    with pytest.raises(BrokenRecord, match="there is no seat 2"):
        ringspiel.replay(record)


def test_a_game_of_three_parties_and_one_that_is_over_cannot_be_given_up() -> None:
    with pytest.raises(IllegalAnswer):
        ringspiel.new("mordor", seats=3, seed=7).give_up(0)
    with pytest.raises(IllegalAnswer):
        given_up().give_up(0)


def test_other_records_do_not_mention_it() -> None:
    assert "given_up" not in ringspiel.new("mordor", seats=2, seed=7).record()


def test_giving_up_oneself_is_no_claim() -> None:
    table = ringspiel.new("mordor", seats=2, seed=7)
    table.give_up(1)
    record = table.record()
    assert not record["given_up"].get("claimed")
    del record["given_up"]["seat"]
    record["given_up"] = {"seat": 1}
    assert ringspiel.replay(record).view() == table.view()
