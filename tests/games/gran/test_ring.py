"""The ring: GR-30 to GR-33."""

import pytest

from tests.games.gran.quest import asked, board, knight, legal, play, quest, refused, told


@pytest.mark.rule("GR-30")
def test_the_ring_is_taken_by_entering_its_point() -> None:
    table = play(quest("T22 - -"), "t33")
    assert told(table) == ["moved", "ring-taken"]
    assert board(table)["ring"] is None
    assert knight(table, 0)["ring"]


@pytest.mark.rule("GR-30")
def test_on_the_first_point_it_may_move_one_more_but_not_back() -> None:
    table = play(quest("T22 - -"), "t33")
    assert legal(table) == {"stay", "t23", "t32"}
    assert refused(table, "t22") == "GR-11"


@pytest.mark.rule("GR-30")
def test_on_the_second_step_it_is_already_the_bearer() -> None:
    table = play(quest("T00 - -", ring="T10"), "t10 t20")
    assert "delivered" in told(table)
    assert knight(table, 0)["seals"] == ["tirad"]


@pytest.mark.rule("GR-30")
@pytest.mark.parametrize("ring", ["G23", "G22"])
def test_a_first_move_takes_the_ring_on_its_first_or_second_point(ring: str) -> None:
    table = play(quest("- - -", ring=ring), "g23 g22")
    assert knight(table, 0)["ring"]
    assert knight(table, 0)["point"] == "G22"


@pytest.mark.rule("GR-30")
def test_passing_over_the_ring_takes_it_too() -> None:
    table = play(quest("T32 - -"), "t33 t23")
    assert knight(table, 0)["ring"]
    assert knight(table, 0)["point"] == "T23"


@pytest.mark.rule("GR-31")
def test_the_bearer_passes_over_stones_dragons_and_knights() -> None:
    table = quest("T22 T21 -", bearer=0, stones="T12")
    assert {"t31"} <= legal(play(table, "t21"))
    table = play(quest("T22 T21 -", bearer=0, stones="T12"), "t12")
    assert legal(table) == {"t01", "t11"}, "on over the stone, never ending on it"
    assert refused(table, "stay") == "GR-12"
    table = play(quest("T22 T21 -", bearer=0, stones="T12"), "t11 t00")
    assert knight(table, 0)["point"] == "T00"
    assert "fought" not in told(table)


@pytest.mark.rule("GR-31")
def test_a_bearer_who_stops_on_a_dragon_must_fight() -> None:
    table = play(quest("T22 - -", bearer=0, fights=[(3, 6)]), "t11 stay")
    assert "fought" in told(table)


@pytest.mark.rule("GR-31")
def test_the_bearer_moves_two_points_at_most() -> None:
    table = play(quest("T22 - -", bearer=0), "t11 t00")
    assert table.seat == 1


@pytest.mark.rule("GR-32")
def test_the_ring_goes_to_a_free_black_point_or_ball_of_another_realm() -> None:
    table = play(quest("T10 U21 G20", bearer=0, stones="U12"), "t20")
    assert asked(table) == "put-ring"
    places = legal(table)
    assert {"u22", "g33", "e00", "g22"} <= places
    assert all(place[0] in "uge" for place in places), "neither Tirad nor a white point"
    for forbidden in ("t22", "t33", "w11", "u21", "u12", "u11", "u02", "u13", "u20"):
        assert refused(table, forbidden) == "GR-32"
    play(table, "u22")
    assert board(table)["ring"] == "U22"
    assert not knight(table, 0)["ring"]


@pytest.mark.rule("GR-32")
def test_the_ring_does_not_go_to_the_start_while_somebody_waits_there() -> None:
    table = play(quest("T10 U21 -", bearer=0), "t20")
    assert refused(table, "g33") == "GR-32"


@pytest.mark.rule("GR-32")
def test_after_a_lost_fight_another_realm_is_any_but_that_of_the_dragon() -> None:
    table = play(quest("E12 U21 G20", bearer=0, fights=[(6, 1)]), "e11 stay")
    assert asked(table) == "put-ring"
    assert {"t33", "t22", "g33"} <= legal(table)
    assert refused(table, "e22") == "GR-32"


@pytest.mark.rule("GR-33")
def test_nobody_can_be_banished_onto_the_ring() -> None:
    """The ring's places and the banishment points have nothing in common."""
    table = play(quest("T10 U21 G20", bearer=0), "t20")
    white = {point["id"].lower() for point in board(table)["map"]["points"] if point["kind"] == "white"}
    assert not white & legal(table)
    assert not {"u21", "g20"} & legal(table), "nor under a knight"
    banishing = play(quest("T22 T21 -", ring="U22"), "t21")
    assert legal(banishing) == white
