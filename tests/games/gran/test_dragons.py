"""Dragons: GR-40 to GR-44."""

import pytest

from tests.games.gran.quest import asked, board, board_with, knight, legal, play, quest, refused, told

TWO_DRAGONS = board_with({"T22": "dragon"})


@pytest.mark.rule("GR-40")
def test_who_stops_on_a_dragon_turns_up_a_card_and_rolls_the_die() -> None:
    table = play(quest("T22 - -", ring="U22", fights=[(5, 6)]), "t11")
    assert (board(table)["card"], board(table)["die"], board(table)["pile"]) == (5, 6, 23)


@pytest.mark.rule("GR-40")
def test_a_knight_who_stays_on_a_dragon_does_not_fight_again() -> None:
    table = play(quest("T22 U20 E20", ring="U22", fights=[(5, 6)]), "t11 stay")
    assert table.seat == 1
    play(table, "u10 stay e10 stay")
    assert asked(table) == "first-step"
    assert board(table)["pile"] == 23


@pytest.mark.rule("GR-40")
def test_coming_back_to_a_dragon_is_a_new_fight() -> None:
    table = play(quest("T22 U20 E20", ring="U22", fights=[(5, 6), (2, 1)]), "t11 t12 stay u10 stay e10 stay t11")
    assert board(table)["pile"] == 22


@pytest.mark.rule("GR-41", "GR-42")
@pytest.mark.parametrize("strength", [0, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_the_die_wins_with_as_much_as_the_card_or_more(strength: int, roll: int) -> None:
    table = play(quest("T22 - -", ring="U22", fights=[(strength, roll)]), "t11")
    assert ("dragon-beaten" in told(table)) == (roll >= strength)
    assert ("dragon-won" in told(table)) == (roll < strength)
    assert knight(table, 0)["fettered"] == (roll < strength)


@pytest.mark.rule("GR-41")
def test_the_winner_may_make_a_further_move_of_one_or_two_points_or_none() -> None:
    table = play(quest("T22 - -", ring="U22", fights=[(3, 3)]), "t11")
    assert asked(table) == "further-move"
    assert legal(table) == {"stay", "t00", "t01", "t10", "t12", "t21", "t22"}
    play(table, "t00")
    assert {"stay", "w02"} <= legal(table)
    play(table, "w02")
    assert knight(table, 0)["point"] == "W02"


@pytest.mark.rule("GR-41")
def test_the_further_move_may_be_declined() -> None:
    table = play(quest("T22 - -", ring="U22", fights=[(3, 3)]), "t11 stay")
    assert "stayed" in told(table)
    assert (knight(table, 0)["point"], table.seat) == ("T11", 1)


@pytest.mark.rule("GR-41")
def test_the_winner_passes_over_knights_stones_and_dragons() -> None:
    table = play(quest("T00 T21 -", ring="U22", stones="T12", fights=[(3, 3)], on=TWO_DRAGONS), "t11")
    over_stone = play(table.clone(), "t12")
    assert legal(over_stone) == {"t01", "t22"}
    over_knight = play(table.clone(), "t21")
    assert legal(over_knight) == {"stay", "t22", "t31"}
    play(over_knight, "t31")
    assert knight(over_knight, 1)["point"] == "T21"
    over_dragon = play(table.clone(), "t22 t33")
    assert knight(over_dragon, 0)["point"] == "T33"
    assert board(over_dragon)["pile"] == 23, "no fight with the second dragon"


@pytest.mark.rule("GR-41")
def test_the_further_move_may_go_back_where_it_came_from_but_not_to_the_dragon() -> None:
    table = play(quest("T22 - -", ring="U22", fights=[(3, 3)]), "t11 t22")
    assert "t11" not in legal(table)
    assert refused(table, "t11") == "GR-11"
    assert knight(play(table, "stay"), 0)["point"] == "T22"


@pytest.mark.rule("GR-41")
def test_the_further_move_does_not_end_on_a_stone() -> None:
    table = play(quest("T22 - -", ring="U22", stones="T12", fights=[(3, 3)]), "t11 t12")
    assert refused(table, "stay") == "GR-12"


@pytest.mark.rule("GR-41")
def test_further_moves_chain_from_dragon_to_dragon_and_back() -> None:
    table = play(quest("T00 - -", ring="U22", fights=[(3, 3), (0, 1), (6, 5)], on=TWO_DRAGONS), "t11 t22 stay")
    assert (knight(table, 0)["point"], asked(table), board(table)["pile"]) == ("T22", "further-move", 22)
    play(table, "t11 stay")
    assert (knight(table, 0)["point"], knight(table, 0)["fettered"]) == ("T11", True)
    assert board(table)["pile"] == 21


@pytest.mark.rule("GR-41", "GR-21")
def test_the_winner_without_a_second_amulet_may_still_fight_on() -> None:
    """A won fight costs nothing, so one amulet is enough for the next."""
    table = play(quest("T00 - -", ring="U22", amulets=[1, 3, 3], fights=[(3, 3)], on=TWO_DRAGONS), "t11 t22")
    assert "stay" in legal(table)


@pytest.mark.rule("GR-41")
def test_the_further_move_may_attack_take_the_ring_and_deliver_it() -> None:
    attacking = play(quest("T22 T21 -", ring="U22", fights=[(3, 3)]), "t11 t21 stay")
    assert asked(attacking) == "banish"
    fetching = play(quest("T12 - -", ring="T10", fights=[(3, 3)]), "t11 t10 t20")
    assert "delivered" in told(fetching)
    delivering = play(quest("T12 - -", bearer=0, fights=[(3, 3)]), "t11 stay t10 t20")
    assert "delivered" in told(delivering)


@pytest.mark.rule("GR-42")
def test_the_loser_stays_fettered_on_the_dragon_for_one_turn() -> None:
    table = play(quest("T22 U20 E20", ring="U22", fights=[(5, 1)]), "t11")
    assert (knight(table, 0)["point"], knight(table, 0)["fettered"], knight(table, 0)["amulets"]) == ("T11", True, 2)
    assert board(table)["fetters"] == 3
    play(table, "u10 stay e10 stay")
    assert "unfettered" in told(table)
    assert (table.seat, knight(table, 0)["fettered"], board(table)["fetters"]) == (1, False, 4)
    play(table, "u20 stay e20 stay")
    assert (table.seat, asked(table)) == (0, "first-step")


@pytest.mark.rule("GR-42")
def test_without_a_fetter_left_the_loser_misses_a_turn_all_the_same() -> None:
    """On a board with five dragons, four of them with a fettered knight."""
    table = quest("T33 T11 U11 G11 E11", ring="U22", fettered=(1, 2, 3, 4), fights=[(5, 1)], on=TWO_DRAGONS)
    play(table, "t22")
    assert told(table).count("unfettered") == 5
    assert [event.data["seat"] for event in table.events(None) if event.kind == "unfettered"] == [1, 2, 3, 4, 0]


@pytest.mark.rule("GR-42")
def test_no_fewer_than_no_fetters_are_left() -> None:
    table = quest("W11 T11 U11 G11 E11 T22", ring="U22", fettered=(1, 2, 3, 4, 5), on=TWO_DRAGONS)
    assert board(table)["fetters"] == 0
    assert knight(table, 5)["fettered"]


@pytest.mark.rule("GR-43")
def test_a_bearer_who_loses_puts_the_ring_down_and_then_is_fettered() -> None:
    table = play(quest("T22 U20 E20", bearer=0, fights=[(5, 1)]), "t11 stay")
    assert asked(table) == "put-ring"
    play(table, "u22")
    assert told(table)[:2] == ["ring-put", "fettered"]
    assert (knight(table, 0)["ring"], knight(table, 0)["fettered"], board(table)["ring"]) == (False, True, "U22")


@pytest.mark.rule("GR-43")
def test_a_bearer_who_wins_keeps_the_ring() -> None:
    table = play(quest("T22 U20 E20", bearer=0, fights=[(5, 5)]), "t11 stay stay")
    assert knight(table, 0)["ring"]


@pytest.mark.rule("GR-44")
@pytest.mark.parametrize("fettered", [(), (1,)])
def test_a_knight_on_a_dragon_can_be_attacked_fettered_or_not(fettered: tuple[int, ...]) -> None:
    table = play(quest("T22 T11 -", ring="U22", fettered=fettered), "t11")
    assert asked(table) == "banish"
