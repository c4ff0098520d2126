"""How knights move: GR-10 to GR-18."""

import pytest

import ringspiel
from ringspiel.texts import render
from tests.games.gran.quest import asked, board, knight, legal, play, quest, refused, told

AROUND_T22 = {"t11", "t12", "t21", "t23", "t32", "t33"}


@pytest.mark.rule("GR-10")
def test_a_move_is_one_or_two_points_along_lines_around_corners_too() -> None:
    table = quest("T22 - -", ring="U22")
    assert legal(table) == AROUND_T22
    play(table, "t21")
    assert legal(table) == {"stay", "t11", "t31"}, "on or stop, but not beyond two points"
    play(table, "t31")
    assert knight(table, 0)["point"] == "T31"
    assert table.seat == 1


@pytest.mark.rule("GR-10")
def test_one_point_is_enough() -> None:
    table = play(quest("T22 - -", ring="U22"), "t21 stay")
    assert knight(table, 0)["point"] == "T21"
    assert table.seat == 1


@pytest.mark.rule("GR-10")
def test_there_is_no_step_where_no_line_is() -> None:
    table = quest("T22 - -", ring="U22")
    assert refused(table, "t31") == "GR-10"
    assert refused(play(table, "t21"), "t33") == "GR-10"


@pytest.mark.rule("GR-11")
def test_no_move_ends_where_it_began() -> None:
    table = play(quest("T22 - -", ring="U22"), "t33")
    assert legal(table) == {"stay", "t23", "t32"}
    assert refused(table, "t22") == "GR-11"


@pytest.mark.rule("GR-12")
def test_no_move_ends_on_a_stone() -> None:
    table = quest("T22 - -", ring="U22", stones="T21")
    assert legal(table) == AROUND_T22 - {"t21"}
    assert refused(table, "t21") == "GR-12"


@pytest.mark.rule("GR-12")
def test_a_knight_on_a_point_may_be_moved_onto_only_as_an_attack() -> None:
    table = quest("T22 T21 -", ring="U22", amulets=[0, 3, 3])
    assert legal(table) == AROUND_T22 - {"t21", "t11"}
    assert "t21" in legal(quest("T22 T21 -", ring="U22"))


@pytest.mark.rule("GR-13")
def test_moving_is_compulsory() -> None:
    table = quest("T22 - -", ring="U22")
    assert "stay" not in legal(table)
    assert refused(table, "stay") == "GR-13"
    assert refused(quest("- - -"), "stay") == "GR-13", "nor may it wait at the start"


@pytest.mark.rule("GR-14")
def test_dragons_are_not_passed_over() -> None:
    table = play(quest("T22 - -", ring="U22", fights=[(6, 1)]), "t11")
    assert "fought" in told(table), "the move ends there and the fight begins"
    assert knight(table, 0)["point"] == "T11"


@pytest.mark.rule("GR-14")
def test_knights_are_not_passed_over() -> None:
    table = play(quest("T22 T21 -", ring="U22"), "t21")
    assert asked(table) == "banish", "the move ends there with the attack"


@pytest.mark.rule("GR-14")
def test_stones_are_not_passed_over() -> None:
    assert refused(quest("T22 - -", ring="U22", stones="T23"), "t23") == "GR-12"


@pytest.mark.rule("GR-14", "GR-15")
@pytest.mark.parametrize(
    ("knights", "over", "to"), [("T01", "t02", "t03"), ("T03", "t13", "t23"), ("T10", "t20", "t30")]
)
def test_other_symbols_are_passed_without_effect(knights: str, over: str, to: str) -> None:
    table = play(quest(f"{knights} - -", stones="U22", amulets=[1, 3, 3]), f"{over} {to}")
    assert table.seat == 1
    assert knight(table, 0)["point"] == to.upper()
    assert knight(table, 0)["amulets"] == 1
    assert board(table)["stones"] == ["U22"]


@pytest.mark.rule("GR-15")
@pytest.mark.parametrize(("knights", "to", "question"), [("T01", "t02", "place-stone"), ("T03", "t13", "choose-stone")])
def test_a_symbol_acts_on_who_stops_there(knights: str, to: str, question: str) -> None:
    table = play(quest(f"{knights} - -", stones="U22 U21"), f"{to} stay")
    assert asked(table) == question


@pytest.mark.rule("GR-16")
def test_a_ball_is_moved_on_like_a_black_point_but_takes_no_stone() -> None:
    table = play(quest("T32 - -", ring="U22"), "t33")
    assert legal(table) == {"stay", "t22", "t23"}
    table = play(quest("T01 - -", ring="U22"), "t02 stay")
    assert asked(table) == "place-stone"
    assert not {"t33", "g33"} & legal(table)
    assert refused(table, "t33") == "GR-16"


@pytest.mark.rule("GR-17")
def test_a_blocked_knight_passes() -> None:
    table = quest("U20 T33 T32", ring="U22", stones="T22", amulets=[3, 3, 0], active=2)
    assert "blocked" in told(table)
    assert knight(table, 2)["point"] == "T32"
    assert table.seat == 0


@pytest.mark.rule("GR-17", "GR-13")
def test_who_can_only_attack_must_attack() -> None:
    table = quest("U20 T33 T32", ring="U22", stones="T22", amulets=[3, 3, 1], active=2)
    assert asked(table) == "banish"
    assert table.seat == 2
    assert [event.kind for event in table.events(None)][-3:] == ["forced", "moved", "attacked"]


@pytest.mark.rule("GR-17", "GR-13")
def test_who_can_only_fight_a_dragon_must_fight() -> None:
    table = quest("T10 T20 -", ring="U22", stones="T00 E01", amulets=[1, 3, 3], fights=[(3, 3)])
    assert told(table)[-4:] == ["forced", "moved", "fought", "dragon-beaten"]
    assert knight(table, 0)["point"] == "T11"


@pytest.mark.rule("GR-18")
def test_the_ring_bearer_chooses_on_a_knight_whether_to_attack_or_go_on() -> None:
    table = play(quest("T22 T21 -", bearer=0), "t21")
    assert legal(table) == {"stay", "t11", "t31"}
    play(table, "stay")
    assert asked(table) == "banish"
    table = play(quest("T22 T21 -", bearer=0), "t21 t31")
    assert [knight(table, 0)["point"], knight(table, 1)["point"]] == ["T31", "T21"]


@pytest.mark.rule("GR-18")
def test_the_ring_bearer_chooses_on_a_dragon_whether_to_fight_or_go_on() -> None:
    table = play(quest("T22 - -", bearer=0, fights=[(0, 1)]), "t11")
    assert asked(table) == "second-step"
    assert {"stay", "t00"} <= legal(table)
    assert "fought" in told(play(table, "stay"))


@pytest.mark.rule("GR-18")
def test_a_first_step_that_leads_nowhere_is_refused() -> None:
    table = quest("W00 W02 -", bearer=0, stones="W01 W11", amulets=[0, 3, 3])
    assert "w01" not in legal(table)
    assert refused(table, "w01") == "GR-18"
    with_amulet = quest("W00 W02 -", bearer=0, stones="W01 W11", amulets=[1, 3, 3])
    assert "w01" in legal(with_amulet), "now a second step may attack"
    play(with_amulet, "w01")
    assert asked(with_amulet) == "banish", "there was no other way on"


@pytest.mark.rule("GR-18")
def test_choices_say_what_happens_on_a_point() -> None:
    plain = said(quest("T22 T21 -", ring="T23"))
    assert plain["t21"].endswith(": attack B")
    assert plain["t11"].endswith(": fight the dragon")
    assert plain["t23"].endswith(": take the ring")
    assert plain["t32"].endswith(": place an obstacle stone if you stop there")
    assert ":" not in plain["t33"], "a plain move needs no more words"
    assert said(quest("T22 T21 -", bearer=1))["t21"].endswith(": attack B and win the ring")
    assert said(quest("T03 - -", stones="G12"))["t13"].endswith(": move an obstacle stone if you stop there")
    assert ":" not in said(quest("T03 - -"))["t13"], "no stone on the board"
    assert said(quest("T10 - -"))["t20"].endswith(": rest in the city if you stop there")
    assert said(quest("T10 U22 -", bearer=1))["t20"].endswith(": rest in the city if you stop there")
    bearer = quest("T10 - -", bearer=0, stones="T00", amulets=[0, 3, 3])
    assert said(bearer)["t20"].endswith(": deliver the ring")
    assert said(bearer)["t00"].endswith(": pass over only"), "a stone"
    assert said(bearer)["t11"].endswith(": pass over only"), "a dragon, without amulets"
    assert said(play(quest("T22 T21 -", bearer=0), "t21"))["stay"].endswith(": attack B")


@pytest.mark.rule("GR-53")
def test_choices_say_what_happens_after_an_attack() -> None:
    assert said(quest("T22 T11 -"))["t11"].endswith(": attack B, then fight the dragon")
    assert said(quest("T22 T32 -", bearer=1))["t32"].endswith(
        ": attack B and win the ring, then place an obstacle stone"
    )
    spent = "T03 T21 T30 U03 U21 U33 G21 G22 G30 E03 E10 E21 E33 W00 W02 W20"
    assert said(quest("T22 T32 -", stones=spent))["t32"].endswith(": attack B"), "the supply is empty"


def said(table: ringspiel.Table, language: str = "en") -> dict[str, str]:
    """All choices by their notation, in words."""
    choices = [table.describe(answer) for answer in table.answers()]
    return {choice.notation: render(choice.text, language, ["A", "B", "C"]) for choice in choices}


@pytest.mark.rule("GR-15", "GR-18")
@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        (
            "en",
            "to T02 (magic stone, Tirad): place an obstacle stone if you stop there",
            "stop at T02 (magic stone, Tirad): place an obstacle stone",
        ),
        (
            "de",
            "nach T02 (Zauberstein, Tirad): einen Hindernisstein setzen, wenn du dort anhältst",
            "anhalten bei T02 (Zauberstein, Tirad): einen Hindernisstein setzen",
        ),
    ],
)
def test_a_symbol_that_may_be_passed_over_acts_only_on_a_stop(language: str, first: str, second: str) -> None:
    table = quest("T01 - -", ring="U22")
    assert said(table, language)["t02"] == first
    assert said(play(table, "t02"), language)["stay"] == second


def test_what_happens_at_once_or_ends_the_move_is_said_without_condition() -> None:
    assert said(quest("T32 - -"))["t33"] == "to T33 (crystal ball, Tirad): take the ring"
    assert said(quest("T00 - -", ring="U22"))["t11"] == "to T11 (dragon, Tirad): fight the dragon"
    assert said(quest("T10 - -", bearer=0))["t20"] == "to T20 (city of Tirad): deliver the ring"
    assert said(quest("W00 - -", ring="U22"))["w01"] == "to W01 (white)"
    assert said(quest("W00 - -", ring="U22"), "de")["w01"] == "nach W01 (weiß)"
