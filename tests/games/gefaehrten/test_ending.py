"""The end: GF-70 to GF-76."""

import pytest

import ringspiel
from ringspiel.kernel.outcome import Outcome
from ringspiel.texts import render
from tests.games.gefaehrten.camp import camp, legal, play, state, told

FULL = {"nw n1 n2 ne": "green-1", "w sw s1": "yellow-1", "s2 se": "red-1"}


def reason(table: ringspiel.Table) -> str:
    assert table.outcome is not None
    return table.outcome.reason


@pytest.mark.rule("GF-70")
def test_who_has_neither_pile_nor_hand_is_passed_over_even_with_rings() -> None:
    hands = ["green-1 green-1", "", "red-1 red-2"]
    table = camp(hands=hands, piles=["", "", "red-1"], rings={"bree": 1})
    assert table.view()["board"]["players"][1]["out"]
    play(table, "green-1 nw", "end")
    assert table.seat == 2
    play(table, "red-1 n1")
    assert table.seat == 0


@pytest.mark.rule("GF-70")
def test_with_two_players_both_colours_are_one_stock() -> None:
    table = camp(hands=["green-1 green-1", "red-1 red-2"], piles=["yellow-1", "blue-1"])
    play(table, "green-1 nw", "green-1 n1")
    assert not table.view()["board"]["players"][0]["out"], "no green card is left, but a yellow one"


@pytest.mark.rule("GF-71")
def test_when_nobody_has_cards_the_current_location_is_scored_though_not_full() -> None:
    cards = {"nw": "green-1", "n1": "yellow-2"}
    table = camp("ford", cards, hands=["green-2 green-0", "yellow-1", ""], piles=["", "", ""])
    play(table, "green-2 ne", "green-0 w", "yellow-1 e")
    assert reason(table) == "GF-71" and "scored" in told(table)
    assert state(table).points == [5, 4, 0], "both have 3, and yellow has laid the last card"


@pytest.mark.rule("GF-71")
def test_a_location_just_scored_is_not_scored_again() -> None:
    table = camp("ford", FULL, hands=["green-2", "", ""], piles=["", "", ""])
    play(table, "green-2 e")
    assert reason(table) == "GF-71"
    assert [event.kind for event in table.events(since=0)].count("scored") == 1
    assert state(table).points == [5, 4, 0]


@pytest.mark.rule("GF-72")
def test_a_scoring_with_one_player_left_holding_cards_ends_the_game() -> None:
    table = camp("ford", FULL, hands=["green-2 green-4", "", ""], piles=["green-1", "", ""])
    play(table, "green-2 e")
    assert reason(table) == "GF-72" and len(state(table).locations) == 4, "no new location"


@pytest.mark.rule("GF-72")
def test_it_may_also_be_another_who_holds_the_last_cards() -> None:
    table = camp("ford", FULL, hands=["green-2", "yellow-1", ""], piles=["", "yellow-2", ""])
    play(table, "green-2 e")
    assert reason(table) == "GF-72"


@pytest.mark.rule("GF-72", "GF-75")
def test_the_only_player_with_cards_goes_on_turn_after_turn_until_the_location_is_full() -> None:
    cards = {"n2 ne": "green-1", "w sw s1": "yellow-1", "s2 se": "red-1"}
    hands = ["green-2 green-4 green-5 green-2", "", ""]
    table = camp("ford", cards, hands=hands, piles=["green-1", "", ""])
    play(table, "green-2 nw", "end")
    assert table.seat == 0 and state(table).count == 0
    assert "end" not in legal(table), "stopping is not legal: at least one card each turn"
    play(table, "green-4 n1", "end")
    assert table.seat == 0
    play(table, "green-5 e")
    assert reason(table) == "GF-72"


@pytest.mark.rule("GF-75", "GF-71")
def test_the_only_player_with_cards_goes_on_until_they_are_gone() -> None:
    table = camp("bag-end", {"nw": "yellow-1"}, hands=["green-2 green-4 green-nazgul", "", ""], piles=["", "", ""])
    play(table, "green-2 n1", "end")
    assert table.outcome is None and table.seat == 0
    play(table, "green-nazgul e", "green-4 n2")
    assert reason(table) == "GF-71" and state(table).points == [2, 2, 0]


@pytest.mark.rule("GF-73")
def test_the_game_ends_after_the_tenth_location() -> None:
    table = camp("amon-hen", FULL, hands=["green-2 green-4", "yellow-1", "red-1"])
    play(table, "green-2 e")
    assert reason(table) == "GF-73" and state(table).points == [7, 4, 0]


def final(points: list[int]) -> Outcome:
    """Amon Hen brings green 7 and yellow 4; yellow has one card less."""
    table = camp("amon-hen", FULL, hands=["green-2 green-4", "yellow-1", "red-1"], points=points)
    play(table, "green-2 e")
    assert table.outcome is not None
    return table.outcome


@pytest.mark.rule("GF-74")
def test_most_points_win() -> None:
    outcome = final([0, 0, 20])
    assert outcome.scores == [7, 4, 20] and outcome.ranks == [2, 3, 1] and outcome.winners == [2]


@pytest.mark.rule("GF-74")
def test_a_tie_goes_to_more_points_at_the_last_location() -> None:
    outcome = final([0, 3, 7])
    assert outcome.scores == [7, 7, 7] and outcome.ranks == [1, 2, 3]


@pytest.mark.rule("GF-74")
def test_who_is_still_level_shares_the_victory() -> None:
    hands = ["green-2 green-4", "yellow-1", "red-1", "blue-1"]
    table = camp("amon-hen", FULL, hands=hands, points=[0, 0, 20, 22])
    play(table, "green-2 e")
    assert table.outcome is not None and table.outcome.scores == [7, 4, 22, 22]
    assert table.outcome.ranks == [3, 4, 1, 2], "red won two points there, blue none"
    table = camp("moria", FULL, hands=["green-2 green-4", "", "", ""], piles=[""] * 4, points=[0, 20, 20, 0])
    play(table, "green-2 e")
    assert table.outcome is not None and table.outcome.scores == [3, 20, 20, 0]
    assert table.outcome.ranks == [3, 1, 1, 4] and table.outcome.winners == [1, 2]


@pytest.mark.rule("GF-74")
def test_a_loss_at_moria_counts_for_the_tie() -> None:
    hands = ["green-2 green-4", "", ""]
    table = camp("moria", FULL, hands=hands, piles=["", "", ""], points=[0, 7, 10])
    play(table, "green-2 e")
    assert table.outcome is not None and table.outcome.scores == [3, 7, 7]
    assert table.outcome.winners == [1], "red has lost three points there, yellow nothing"


@pytest.mark.rule("GF-74")
def test_points_of_both_colours_count_for_the_tie() -> None:
    cards = {"nw n1 n2 ne": "green-1", "w sw s1": "red-1", "s2 se": "blue-1"}
    table = camp("amon-hen", cards, hands=["green-1 green-2", "red-1"], points=[0, 1])
    play(table, "green-1 e")
    assert table.outcome is not None and table.outcome.scores == [7, 7]
    assert table.outcome.winners == [0], "7 for green against 4 + 2 for red and blue"


@pytest.mark.rule("GF-76")
def test_ties_at_an_unfinished_location_count_from_the_last_card_of_the_game_even_a_nazgul() -> None:
    cards = {"nw": "green-1", "n1": "yellow-1", "n2": "red-1"}
    for active, points in ((0, [0, 5, 4]), (1, [4, 0, 5]), (2, [5, 4, 0])):
        hands = ["", "", ""]
        hands[active] = f"{['green', 'yellow', 'red'][active]}-nazgul"
        table = camp("ford", cards, hands=hands, piles=["", "", ""], active=active)
        play(table, f"{hands[active]} e")
        assert reason(table) == "GF-71" and state(table).points == points


@pytest.mark.rule("GF-41", "GF-45", "GF-74")
def test_the_results_break_the_points_down_by_location() -> None:
    table = ringspiel.new("gefaehrten", 3, seed=4)
    while table.seat is not None:
        table.answer(table.answers()[len(table.entries) % len(table.answers())])
    s, shown = state(table), table.view()["results"]
    for seat in range(3):
        assert sum(points[seat] for points in s.scored) == s.points[seat]
        said = render(shown[seat], "en", [])
        assert said.startswith(f"Bag End {s.scored[0][seat]}")
        assert said.count(",") + said.count(" and ") == len(s.scored) - 1
    assert table.outcome is not None and table.outcome.scores == s.points


def test_a_loss_at_moria_is_shown_as_a_loss() -> None:
    table = play(
        camp("moria", FULL, hands=["green-2", "yellow-1", ""], piles=["", "", ""], points=[0, 0, 5]), "green-2 e"
    )
    assert table.outcome is not None
    assert render(table.view()["results"][2], "en", []).endswith("Gate of Moria 0 and Moria −3")
