"""Attacks: GR-50 to GR-54."""

import pytest

from tests.games.gran.quest import asked, board, knight, legal, play, quest, refused, told

WHITE = {"w00", "w01", "w02", "w10", "w11", "w12", "w20", "w21", "w22"}


@pytest.mark.rule("GR-50")
def test_the_attacker_stays_where_the_other_was_and_banishes_it_to_any_white_point() -> None:
    table = play(quest("T22 T21 -", ring="U22"), "t21")
    assert legal(table) == WHITE
    assert refused(table, "t22") == "GR-50"
    play(table, "w10")
    assert [knight(table, seat)["point"] for seat in range(2)] == ["T21", "W10"]
    assert table.seat == 1, "the attack ended the move"


@pytest.mark.rule("GR-50")
def test_white_points_with_knights_or_stones_are_not_free() -> None:
    table = play(quest("T22 T21 W11", ring="U22", stones="W00 W20"), "t21")
    assert legal(table) == WHITE - {"w11", "w00", "w20"}
    assert refused(table, "w11") == "GR-50"
    assert refused(table, "w00") == "GR-50"


@pytest.mark.rule("GR-50")
def test_the_white_point_it_came_from_is_free_and_the_one_it_attacks_on_is_not() -> None:
    table = play(quest("W11 W12 -", ring="U22"), "w12")
    assert legal(table) == WHITE - {"w12"}


@pytest.mark.rule("GR-50")
def test_without_a_free_banishment_point_there_is_no_attack() -> None:
    full = "W01 W10 W12 W21 W02 W20"
    table = quest("T22 T21 W00 W11 W22 -", ring="U22", stones=full)
    assert "t21" not in legal(table)
    assert refused(table, "t21") == "GR-50"
    one_free = quest("T22 T21 W00 W11 U21 -", ring="U22", stones=full)
    assert "t21" in legal(one_free)
    assert knight(play(one_free, "t21"), 1)["point"] == "W22", "the only place left"


@pytest.mark.rule("GR-50")
def test_a_knight_who_leaves_the_last_white_point_can_attack() -> None:
    table = quest("W02 T00 W00 W11 W22 -", ring="U22", stones="W01 W10 W12 W21 W20")
    assert "t00" in legal(table)
    play(table, "t00")
    assert knight(table, 1)["point"] == "W02", "there was no other place for the banished"


@pytest.mark.rule("GR-51")
def test_attacking_the_bearer_wins_the_ring() -> None:
    table = play(quest("T22 T21 -", bearer=1), "t21")
    assert "ring-won" in told(table)
    play(table, "w11")
    assert (knight(table, 0)["ring"], knight(table, 1)["ring"]) == (True, False)


@pytest.mark.rule("GR-51")
def test_a_bearer_attacks_and_keeps_the_ring() -> None:
    table = play(quest("T22 T21 -", bearer=0), "t21 stay w11")
    assert knight(table, 0)["ring"]
    assert knight(table, 0)["amulets"] == 2


@pytest.mark.rule("GR-52")
def test_the_banished_knight_loses_neither_turn_nor_amulet_and_its_fetter_at_once() -> None:
    table = play(quest("T22 T11 -", ring="U22", fettered=(1,), fights=[(3, 3)]), "t11 w11")
    assert not knight(table, 1)["fettered"]
    assert knight(table, 1)["amulets"] == 3
    play(table, "stay")
    assert (table.seat, asked(table)) == (1, "first-step")


@pytest.mark.rule("GR-52")
def test_only_the_fetter_of_the_banished_knight_comes_off() -> None:
    table = play(quest("T22 T11 U11", ring="U22", fettered=(1, 2), fights=[(3, 3)]), "t11 w11")
    assert [knight(table, seat)["fettered"] for seat in range(3)] == [False, False, True]


@pytest.mark.rule("GR-53")
def test_on_a_dragon_the_banishment_comes_first_then_the_fight() -> None:
    table = play(quest("T22 T11 -", ring="U22", fights=[(5, 1)]), "t11")
    assert asked(table) == "banish" and board(table)["pile"] == 24
    play(table, "w11")
    assert told(table)[:3] == ["banished", "fought", "dragon-won"]
    assert knight(table, 0)["amulets"] == 1, "one for the attack, one for the fight"


@pytest.mark.rule("GR-53")
def test_a_ring_just_won_on_a_dragon_is_carried_in_the_fight() -> None:
    table = play(quest("T22 T11 -", bearer=1, fights=[(5, 1)]), "t11 w11")
    assert asked(table) == "put-ring"
    assert table.seat == 0


@pytest.mark.rule("GR-53")
def test_on_magic_stone_and_sword_the_banishment_comes_first_then_a_stone() -> None:
    table = play(quest("T01 T02 -", ring="U22"), "t02")
    assert asked(table) == "banish"
    assert asked(play(table, "w11")) == "place-stone"
    assert "w11" not in legal(table), "the banished knight stands there now"
    table = play(quest("T03 T13 -", ring="U22", stones="W11 U21"), "t13")
    assert asked(table) == "banish"
    assert asked(play(table, "w10")) == "choose-stone"


@pytest.mark.rule("GR-54")
@pytest.mark.parametrize("amulets", [0, 1, 2, 3])
def test_a_knight_in_a_city_is_not_attacked_and_nobody_moves_there(amulets: int) -> None:
    table = quest("T10 T20 -", ring="U22", amulets=[amulets, 3, 3])
    assert "t20" not in legal(table)
    assert refused(table, "t20") == "GR-54"
