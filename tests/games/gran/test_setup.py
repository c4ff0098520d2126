"""What is on the table when the game begins: GR-1 to GR-7."""

import json
from importlib.resources import files

import pytest

import ringspiel
from ringspiel.games.gran.board_file import check
from ringspiel.games.gran.components import CARDS
from ringspiel.kernel.chance import Scripted
from tests.games.gran.quest import asked, board, knight, legal, play, quest, standard_board, state, told


@pytest.mark.rule("GR-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_knights_with_three_amulets_and_all_tokens(seats: int) -> None:
    shown = board(ringspiel.new("gran", seats, seed=1))
    assert [knight["amulets"] for knight in shown["knights"]] == [3] * seats
    assert (shown["supply"], shown["fetters"], shown["pile"]) == (16, 4, 24)
    assert shown["stones"] == []


@pytest.mark.rule("GR-1")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ringspiel.BadOption):
        ringspiel.new("gran", seats, seed=1)


@pytest.mark.rule("GR-1")
def test_there_are_24_dragon_cards_from_0_to_6_and_six_seals_for_each_of_four_cities() -> None:
    assert CARDS == [2, 0, 4, 6, 6, 4, 2]
    box = json.loads(files("ringspiel.games.gran").joinpath("data/components.json").read_text(encoding="utf-8"))
    assert 4 * box["seals"]["per_city"] == 24


@pytest.mark.rule("GR-2")
def test_the_standard_board_has_four_realms_with_all_kinds_of_points() -> None:
    assert check(standard_board()) == []
    drawn = board(ringspiel.new("gran", 3, seed=1))["map"]
    for realm in ("tirad", "urgad", "galad", "elgad"):
        kinds = {point["kind"] for point in drawn["points"] if point["realm"] == realm}
        assert kinds >= {"black", "dragon", "magic-stone", "sword", "city"}
        assert sum(point["kind"] == "city" for point in drawn["points"] if point["realm"] == realm) == 1
    white = [point for point in drawn["points"] if point["kind"] == "white"]
    assert white and all(point["realm"] is None for point in white)
    assert all(300 < point["x"] < 700 and 300 < point["y"] < 700 for point in white), "in the middle"
    assert sum(point["kind"] == "ball" for point in drawn["points"]) == 2


@pytest.mark.rule("GR-3")
def test_knights_start_at_the_ball_in_galad_and_the_ring_at_that_in_tirad() -> None:
    table = ringspiel.new("gran", 4, seed=1)
    shown = board(table)
    assert [knight["point"] for knight in shown["knights"]] == [None] * 4
    assert (shown["map"]["start"], shown["ring"]) == ("G33", "T33")
    assert legal(table) == {"g22", "g23", "g32"}


@pytest.mark.rule("GR-3")
@pytest.mark.parametrize("lot", [0, 1, 2])
def test_the_start_player_is_drawn_by_lot(lot: int) -> None:
    table = ringspiel.new("gran", 3, seed=1, chance=Scripted([lot]))
    assert table.seat == lot
    assert board(table)["start"] == lot


@pytest.mark.rule("GR-4")
def test_waiting_knights_neither_block_the_ball_nor_can_be_attacked() -> None:
    table = play(quest("G22 - -"), "g33")
    assert asked(table) == "second-step", "the ball may be passed although two knights wait there"
    play(table, "stay")
    assert "attacked" not in told(table)
    assert [knight(table, seat)["point"] for seat in range(3)] == ["G33", None, None]


@pytest.mark.rule("GR-4")
def test_waiting_knights_leave_as_usual_when_another_stands_on_the_ball() -> None:
    table = quest("G33 - -", active=1)
    assert legal(table) == {"g22", "g23", "g32"}
    play(table, "g22 stay")
    assert [knight(table, seat)["point"] for seat in range(3)] == ["G33", "G22", None]


@pytest.mark.rule("GR-4")
def test_who_comes_back_to_the_ball_stands_there_and_can_be_attacked() -> None:
    table = play(quest("G22 G33 -"), "g33")
    assert asked(table) == "banish"
    play(table, "w11")
    assert [knight(table, seat)["point"] for seat in range(3)] == ["G33", "W11", None]


@pytest.mark.rule("GR-5")
def test_every_card_of_the_shuffled_pile_is_equally_likely_to_be_on_top() -> None:
    strengths = []
    for which in range(24):
        table = quest("T10 - -")
        table.go_on_with(Scripted([which, 5]))
        play(table, "t11")
        strengths.append(state(table).card)
    assert [strengths.count(strength) for strength in range(7)] == CARDS


@pytest.mark.rule("GR-5")
def test_used_cards_stay_out_until_the_pile_is_empty() -> None:
    table = play(quest("T10 - -", fights=[(6, 6), (6, 6)]), "t11 t12 stay g22 stay g23 stay t11")
    assert board(table)["pile"] == 22
    assert board(table)["used"] == [0, 0, 0, 0, 0, 0, 2]


@pytest.mark.rule("GR-5")
def test_the_used_cards_are_shuffled_again_when_one_is_needed_and_none_is_left() -> None:
    table = quest("T10 - -", cards=[0, 0, 1, 0, 0, 0, 0], fights=[(2, 6)])
    play(table, "t11")
    assert board(table)["pile"] == 0 and "cards-shuffled" not in told(table)
    table.go_on_with(Scripted([23, 5]))
    play(table, "t12 stay g22 stay g23 stay t11")
    assert "cards-shuffled" in told(table)
    assert (board(table)["pile"], board(table)["card"]) == (23, 6)
    assert board(table)["used"] == [0, 0, 0, 0, 0, 0, 1]


@pytest.mark.rule("GR-6")
def test_play_goes_clockwise_from_the_start_player() -> None:
    table = ringspiel.new("gran", 4, seed=1, chance=Scripted([2]))
    seats = []
    for _ in range(5):
        seats.append(table.seat)
        seat = table.seat
        while table.seat == seat:
            table.answer(table.answers()[0])
    assert seats == [2, 3, 0, 1, 2]
    assert board(table)["round"] == 2


@pytest.mark.rule("GR-6")
def test_the_first_move_begins_at_the_ball_and_may_attack() -> None:
    table = play(quest("- G23 G20"), "g23")
    assert asked(table) == "banish"
    play(table, "w00")
    assert knight(table, 0)["point"] == "G23"
    assert knight(table, 0)["amulets"] == 2


@pytest.mark.rule("GR-7")
@pytest.mark.parametrize("start", [0, 2])
def test_the_start_player_can_be_agreed(start: int) -> None:
    for seed in range(5):
        table = ringspiel.new("gran", 3, seed=seed, options={"start": start})
        assert table.seat == board(table)["start"] == start
    with pytest.raises(ringspiel.BadOption, match="from 0 to 2"):
        ringspiel.new("gran", 3, seed=1, options={"start": 3})


@pytest.mark.rule("GR-7")
def test_colours_come_in_order_or_by_option_and_the_board_by_option() -> None:
    colours = [knight["colour"] for knight in board(ringspiel.new("gran", 6, seed=1))["knights"]]
    assert colours == ["yellow", "blue", "red", "white", "green", "black"]
    chosen = ringspiel.new("gran", 3, seed=1, options={"colours": ["black", "red", "blue"], "board": "standard"})
    assert [knight["colour"] for knight in board(chosen)["knights"]] == ["black", "red", "blue"]
    with pytest.raises(ringspiel.BadOption):
        ringspiel.new("gran", 3, seed=1, options={"board": "nowhere"})
