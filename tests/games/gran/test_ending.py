"""The end of the game: GR-80, GR-81."""

import pytest

import ringspiel
from ringspiel.texts import render
from tests.games.gran.quest import board, play, quest, told

NAMES = ["Anna", "Bert", "Cleo"]


@pytest.mark.rule("GR-80")
def test_the_third_different_seal_wins_at_once() -> None:
    table = play(quest("T10 - -", bearer=0, won=["urgad elgad", "galad", ""], amulets=[1, 3, 3]), "t20")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ([0], "GR-80")
    assert table.outcome.scores == [3, 1, 0]
    assert table.outcome.ranks == [1, 2, 3]
    assert "ring-put" not in told(table) and board(table)["knights"][0]["ring"], "before the ring is put down"


@pytest.mark.rule("GR-80")
@pytest.mark.parametrize(("seals", "before", "over"), [(1, "", True), (2, "urgad", True), (3, "urgad", False)])
def test_the_number_of_seals_is_an_option(seals: int, before: str, over: bool) -> None:
    table = play(quest("T10 - -", bearer=0, won=[before, "", ""], seals=seals), "t20")
    assert (table.outcome is not None) == over


@pytest.mark.rule("GR-80")
def test_four_seals_can_be_agreed_and_five_cannot() -> None:
    table = play(quest("T10 - -", bearer=0, won=["urgad elgad", "", ""], seals=4), "t20")
    assert table.outcome is None
    with pytest.raises(ringspiel.BadOption):
        ringspiel.new("gran", 3, seed=1, options={"seals": 5})


@pytest.mark.rule("GR-80", "GR-61")
def test_the_same_seal_twice_does_not_win() -> None:
    table = play(quest("T10 - -", bearer=0, won=["tirad elgad", "", ""]), "t20")
    assert table.outcome is None


def last_turn(**position: object) -> ringspiel.Table:
    """The third of three players ends the second and last round."""
    table = quest("T22 U22 E22", active=2, round=2, max_rounds=2, **position)  # type: ignore[arg-type]
    return play(table, "e21 stay")


@pytest.mark.rule("GR-81")
def test_the_last_round_is_played_to_its_end() -> None:
    table = quest("T22 U22 E22", active=1, round=2, max_rounds=2)
    assert play(table, "u21 stay").outcome is None
    assert play(table, "e21 stay").outcome is not None


@pytest.mark.rule("GR-81")
def test_rounds_are_counted_from_the_start_player() -> None:
    table = play(quest("T22 U22 E22", active=0, start=1, round=1, max_rounds=1), "t21 stay")
    assert table.outcome is not None


@pytest.mark.rule("GR-81")
def test_without_the_option_the_game_goes_on() -> None:
    table = play(quest("T22 U22 E22", active=2, round=1000), "e21 stay")
    assert table.outcome is None
    assert board(table)["round"] == 1001


@pytest.mark.rule("GR-81")
def test_most_seals_win_then_the_ring_then_amulets_and_a_tie_is_shared() -> None:
    by_seals = last_turn(won=["elgad", "tirad urgad", ""], bearer=0).outcome
    by_ring = last_turn(won=["tirad", "urgad", ""], bearer=1, amulets=[3, 1, 3]).outcome
    by_amulets = last_turn(amulets=[2, 1, 3]).outcome
    shared = last_turn(amulets=[3, 1, 3]).outcome
    outcomes = [by_seals, by_ring, by_amulets, shared]
    assert [outcome and outcome.winners for outcome in outcomes] == [[1], [1], [2], [0, 2]]
    assert [outcome and outcome.ranks for outcome in outcomes] == [[2, 1, 3], [2, 1, 3], [2, 3, 1], [1, 3, 1]]
    assert all(outcome and outcome.reason == "GR-81" for outcome in outcomes)


@pytest.mark.rule("GR-80", "GR-81")
def test_the_view_shows_what_was_agreed_and_how_far_the_game_is() -> None:
    shown = board(quest("T22 U22 E22", active=1, start=2, round=4, seals=2, max_rounds=9))
    assert (shown["seals_to_win"], shown["last_round"]) == (2, 9)
    assert (shown["start"], shown["active"], shown["round"]) == (2, 1, 4)
    fresh = board(ringspiel.new("gran", 3, seed=1))
    assert (fresh["seals_to_win"], fresh["round"]) == (3, 1)
    assert fresh["last_round"] is fresh["card"] is fresh["die"] is None


@pytest.mark.rule("GR-80")
@pytest.mark.parametrize(
    ("seals", "before", "language", "words"),
    [
        (1, "", "de", "Anna hat das eine nötige Siegel und gewinnt."),
        (2, "urgad", "de", "Anna hat die nötigen 2 Siegel und gewinnt."),
        (2, "urgad", "en", "Anna has the 2 seals that were needed and wins."),
    ],
)
def test_the_end_names_the_seals_agreed(seals: int, before: str, language: str, words: str) -> None:
    table = play(quest("T10 - -", bearer=0, won=[before, "", ""], seals=seals), "t20")
    assert table.outcome is not None and render(table.outcome.text, language, NAMES) == words
    assert words in [render(event.text, language, NAMES) for event in table.events()]


@pytest.mark.rule("GR-80", "GR-81")
def test_the_results_say_what_decides_among_those_who_have_not_won() -> None:
    table = last_turn(won=["tirad", "tirad", "tirad"], bearer=1, amulets=[3, 1, 2])
    assert table.outcome is not None and table.outcome.ranks == [2, 1, 3]
    said = [render(result, "en", NAMES) for result in table.view()["results"]]
    assert said[1] == "one seal, with the ring, one amulet"
    assert said[0] == "one seal, without the ring, 3 amulets"
    assert render(table.view()["results"][2], "de", NAMES) == "ein Siegel, ohne Ring, 2 Amulette"
    assert quest("T22 - -").view()["results"] == [], "not before the end"
