"""The orc card: ZT-10 to ZT-16."""

from typing import Any

import pytest

import ringspiel
from ringspiel.games.tuerme.components import ORC_CARDS
from ringspiel.games.tuerme.orcs import draw_orc_card, reveal_orc_card
from tests.games.tuerme.battle import ORCS, battle, orcs, state, told

ROW_8 = "a8 b8 c8 d8 e8 f8 g8 h8 i8 j8 k8 l8 m8"


def after(card: str, standing: str = "", **figures: Any) -> ringspiel.Table:
    return battle(standing, fate=f"orcs:{card}", before_orc_card=True, **figures)


@pytest.mark.rule("ZT-10")
def test_example_three_orcs_in_row_4_from_the_left() -> None:
    assert orcs(after("isengard-4")) == {"a4", "b4", "c4"}


@pytest.mark.rule("ZT-10")
def test_isengard_feeds_rows_4_to_7_mordor_rows_2_to_5_and_one_card_both() -> None:
    single = [card[0] for card in ORC_CARDS if len(card) == 1]
    assert sorted((wave.side, wave.row) for wave in single) == [
        *(("isengard", row) for row in (4, 5, 6, 7)),
        *(("mordor", row) for row in (2, 3, 4, 5)),
    ]
    assert [[wave.side for wave in card] for card in ORC_CARDS if len(card) > 1] == [["isengard", "mordor"]]


@pytest.mark.rule("ZT-10", "ZT-11")
@pytest.mark.parametrize("card", ORCS)
def test_every_card_lays_its_orcs_from_its_edge(card: str) -> None:
    expected = set()
    for wave in ORC_CARDS[ORCS.index(card)]:
        letters = "abcdefghijklmnop" if wave.side == "isengard" else "ponmlkjihgfedcba"
        expected |= {f"{letter}{wave.row}" for letter in letters[: wave.count]}
    table = after(card, green="h8", red="g8", blue="i8", yellow="j8")
    assert orcs(table) == expected
    assert state(table).supply == 150 - len(expected)


@pytest.mark.rule("ZT-11")
def test_fields_with_orcs_or_figures_are_skipped() -> None:
    table = after("isengard-4", "b4 d4", green="c4", red="e4")
    assert orcs(table) == {"b4", "d4", "a4", "f4", "g4"}
    assert table.view()["board"]["orc_card"]["laid"] == ["a4", "f4", "g4"]


@pytest.mark.rule("ZT-11", "ZT-2")
def test_tower_fields_are_none_of_the_row() -> None:
    row = " ".join(f"{letter}7" for letter in "abcdefghijkl")
    assert orcs(after("isengard-7", row)) == {*row.split(), "m7", "n7"}
    row = " ".join(f"{letter}2" for letter in "ponmlkjihgfe")
    assert orcs(after("mordor-2", row)) == {*row.split(), "d2", "c2"}


@pytest.mark.rule("ZT-12")
def test_a_full_row_takes_no_more() -> None:
    row = " ".join(f"{letter}7" for letter in "abcdefghijklm")
    table = after("isengard-7", row, green="h1")
    assert orcs(table) == {*row.split(), "n7"}
    assert "row-full" in told(table)
    assert state(table).supply == 150 - 14


@pytest.mark.rule("ZT-13")
def test_each_of_the_nine_cards_comes_once_before_they_are_shuffled_again() -> None:
    s = state(battle())
    rounds = [[draw_orc_card(s) for _ in range(9)] for _ in range(4)]
    assert all(sorted(cards) == list(range(9)) for cards in rounds)
    assert len({tuple(cards) for cards in rounds}) == 4
    assert s.orc_pile.bit_count() == 9


@pytest.mark.rule("ZT-13")
def test_the_discards_lie_open_until_the_shuffle() -> None:
    table = after("both")
    shown = table.view()["board"]
    assert shown["orc_pile"] == 8
    waves = [{"side": "isengard", "row": 5, "count": 2}, {"side": "mordor", "row": 4, "count": 2}]
    assert shown["orc_discards"] == [waves]
    s = state(battle())
    s.orc_pile = 1
    s.log = []
    reveal_orc_card(s)
    assert "orcs-shuffled" in [event.kind for event in s.log]
    assert s.orc_pile == (1 << 9) - 1


@pytest.mark.rule("ZT-14")
def test_when_the_supply_runs_out_the_rest_lapses_and_the_game_goes_on() -> None:
    table = battle(ROW_8, ent=14, supply=2, fate="orcs:isengard-5", before_orc_card=True)
    assert orcs(table) - set(ROW_8.split()) == {"a5", "b5"}
    assert state(table).supply == 0
    assert "supply-empty" in told(table)
    assert table.outcome is None and table.seat == 0


@pytest.mark.rule("ZT-15", "ZT-62")
def test_the_chain_is_looked_for_before_the_hero_card() -> None:
    row = " ".join(f"{letter}5" for letter in "efghijklmnop")
    table = battle(f"a3 a4 {row} p6", fate="orcs:isengard-5", before_orc_card=True, green="h1")
    assert table.outcome is not None and table.outcome.reason == "ZT-60"
    assert "played" not in told(table)


@pytest.mark.rule("ZT-16")
def test_the_two_sided_card_begins_with_isengard() -> None:
    table = battle(ROW_8, ent=14, supply=3, fate="orcs:both", before_orc_card=True)
    assert orcs(table) - set(ROW_8.split()) == {"a5", "b5", "p4"}
