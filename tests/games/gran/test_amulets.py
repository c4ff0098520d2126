"""Amulets: GR-20 to GR-23."""

import pytest

from tests.games.gran.quest import knight, legal, play, quest, refused, told


@pytest.mark.rule("GR-20")
def test_an_attack_costs_an_amulet() -> None:
    table = play(quest("T22 T21 -", ring="U22"), "t21 w11")
    assert [knight(table, seat)["amulets"] for seat in range(3)] == [2, 3, 3]


@pytest.mark.rule("GR-20")
def test_a_lost_fight_costs_an_amulet_and_a_won_one_none() -> None:
    lost = play(quest("T22 - -", ring="U22", fights=[(4, 3)]), "t11")
    won = play(quest("T22 - -", ring="U22", fights=[(4, 4)]), "t11")
    assert knight(lost, 0)["amulets"] == 2
    assert knight(won, 0)["amulets"] == 3


@pytest.mark.rule("GR-21")
def test_without_amulets_a_knight_moves_and_takes_the_ring() -> None:
    table = play(quest("T22 - -", amulets=[0, 3, 3]), "t33 stay")
    assert knight(table, 0)["ring"]


@pytest.mark.rule("GR-21")
def test_without_amulets_a_knight_neither_fights_nor_attacks() -> None:
    table = quest("T22 T21 -", ring="U22", amulets=[0, 3, 3])
    assert not {"t11", "t21"} & legal(table)
    assert refused(table, "t11") == "GR-21"
    assert refused(table, "t21") == "GR-21"


@pytest.mark.rule("GR-21")
def test_without_amulets_the_ring_bearer_passes_a_dragon_but_does_not_stop_there() -> None:
    table = play(quest("T22 - -", bearer=0, amulets=[0, 3, 3]), "t11")
    assert "stay" not in legal(table) and "t00" in legal(table)
    assert refused(table, "stay") == "GR-21"


@pytest.mark.rule("GR-22")
def test_a_knight_on_a_dragon_is_attacked_with_two_amulets_not_with_one() -> None:
    table = quest("T22 T11 -", ring="U22", amulets=[1, 3, 3])
    assert "t11" not in legal(table)
    assert refused(table, "t11") == "GR-22"
    assert "t11" in legal(quest("T22 T11 -", ring="U22", amulets=[2, 3, 3]))
    assert "t21" in legal(quest("T22 T21 -", ring="U22", amulets=[1, 3, 3])), "elsewhere one is enough"


@pytest.mark.rule("GR-23")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_stopping_in_a_city_gives_one_amulet_back(before: int, after: int) -> None:
    table = play(quest("T10 - -", ring="U22", amulets=[before, 3, 3]), "t20 stay")
    assert knight(table, 0)["amulets"] == after
    assert ("refreshed" in told(table)) == (before < 3)


@pytest.mark.rule("GR-23")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_arriving_with_the_ring_gives_two_back(before: int, after: int) -> None:
    table = play(quest("T10 - -", bearer=0, amulets=[before, 3, 3]), "t20")
    assert knight(table, 0)["amulets"] == after


@pytest.mark.rule("GR-23")
def test_amulets_are_given_for_arriving_not_for_staying() -> None:
    table = quest("T20 T30 T31", ring="U22", stones="T10", amulets=[0, 3, 3])
    assert "blocked" in told(table)
    assert (knight(table, 0)["point"], knight(table, 0)["amulets"]) == ("T20", 0)
