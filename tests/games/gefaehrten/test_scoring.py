"""Scoring a location: GF-40 to GF-49."""

from typing import Any

import pytest

import ringspiel
from ringspiel.games.gefaehrten.components import SLOTS
from tests.games.gefaehrten.camp import camp, current, hand, legal, play, state, told


def full(*counts: tuple[str, int]) -> dict[str, str]:
    """Every slot but the eastern one: this many of each card, in the order of the slots."""
    cards = [card for card, count in counts for _ in range(count)]
    return dict(zip([slot for slot in SLOTS if slot != "e"], cards, strict=True))


def points_after(location: str, cards: dict[str, str], hands: list[str], answer: str, **more: Any) -> list[int]:
    table = camp(location, cards, hands=hands, **more)
    play(table, answer)
    return state(table).points


THREE = ["green-1 green-2 green-4", "yellow-1 yellow-2", "red-1 red-2"]
FOUR = [*THREE, "blue-1 blue-2"]


@pytest.mark.rule("GF-40")
def test_the_last_free_slot_triggers_the_scoring_in_the_middle_of_a_turn() -> None:
    cards = full(("yellow-1", 6), ("red-1", 2), ("green-1", 1))
    table = camp("bree", cards, hands=["green-0 green-1 green-1 green-1", "yellow-2 yellow-4", "red-2"])
    assert table.seat == 0 and state(table).points == [0, 0, 0]
    play(table, "green-1 e")
    assert "scored" in told(table) and state(table).points == [0, 3, 3]
    assert hand(table, 0)[:3] == ["green-0", "green-1", "green-1"]
    assert table.question is not None and table.question.kind == "next-location", "no more cards in this turn"
    play(table, "6,0")
    assert table.seat == 1


@pytest.mark.rule("GF-40")
def test_a_covered_slot_is_not_a_filled_one() -> None:
    cards = full(("yellow-1", 6), ("red-1", 2), ("green-1", 1))
    table = camp("weathertop", cards, hands=THREE)
    play(table, "green-2 nw")
    assert "scored" not in told(table) and current(table) == "weathertop"


@pytest.mark.rule("GF-41")
def test_with_three_players_only_the_first_two_places_are_paid() -> None:
    cards = full(("yellow-4", 2), ("red-1", 5), ("green-1", 2))
    assert points_after("ford", cards, THREE, "green-2 e") == [0, 5, 4]
    assert ringspiel.new("gefaehrten", 3, seed=1).view()["board"]["locations"][3]["points"] == [5, 4]


@pytest.mark.rule("GF-41")
def test_with_four_players_three_places_are_paid_by_the_sums_of_values() -> None:
    cards = full(("yellow-4", 2), ("red-1", 3), ("blue-5", 1), ("green-1", 3))
    assert points_after("ford", cards, FOUR, "green-4 e") == [4, 5, 0, 3], "sums 7, 8, 3, 5"


@pytest.mark.rule("GF-42")
@pytest.mark.parametrize(("active", "points"), [(0, [3, 5, 4, 0]), (1, [4, 3, 5, 0]), (2, [5, 4, 3, 0])])
def test_ties_are_broken_clockwise_after_the_player_who_filled_the_last_slot(active: int, points: list[int]) -> None:
    """Green, yellow and red all reach 4; the one who fills the last slot ranks lowest among them."""
    colours = ["green", "yellow", "red"]
    counts = [(f"{colour}-2", 1 if seat == active else 2) for seat, colour in enumerate(colours)]
    cards = full(*counts, ("blue-1", 3), ("blue-0", 1))
    hands = ["green-1 green-2", "yellow-1 yellow-2", "red-1 red-2", "blue-1 blue-2"]
    assert points_after("ford", cards, hands, f"{colours[active]}-2 e", active=active) == points


@pytest.mark.rule("GF-43")
def test_a_zero_is_enough_to_be_paid_but_no_card_is_not() -> None:
    cards = full(("yellow-1", 5), ("yellow-4", 3), ("red-0", 1))
    assert points_after("ford", cards, FOUR, "green-4 e") == [4, 5, 3, 0]
    cards = full(("green-1", 5), ("green-4", 3), ("green-0", 1))
    table = camp("rivendell", cards, hands=THREE)
    play(table, "green-2 e")
    assert state(table).points == [3, 0, 0]
    assert table.view()["board"]["players"][0]["rings"] == ["rivendell-first"]
    assert "rivendell-second" in table.view()["board"]["supply"], "nobody has earned the second ring"


@pytest.mark.rule("GF-43")
def test_nobody_gets_a_ring_where_nobody_lies() -> None:
    table = camp("bree", hands=["green-nazgul", "", ""], piles=["", "", ""])
    play(table, "green-nazgul e")
    assert table.outcome is not None and table.outcome.scores == [0, 0, 0]
    assert len(table.view()["board"]["supply"]) == 6


@pytest.mark.rule("GF-44")
def test_two_players_score_their_colours_separately() -> None:
    """The worked example of the rulebook: the Ford pays 5-4-3, Andrea has 10 and 5, Bernd 7 and 6."""
    andrea = (("green-4", 2), ("green-1", 1), ("yellow-4", 1), ("yellow-1", 1))
    bernd = (("red-4", 1), ("red-3", 1), ("blue-4", 1), ("blue-2", 1))
    cards = full(*andrea, *bernd)
    table = camp("ford", cards, hands=["green-1 green-2", "red-1"])
    play(table, "green-1 e")
    scored = next(event for event in table.events() if event.kind == "scored")
    assert scored.data["sums"] == [10, 5, 7, 6]
    assert state(table).points == [5, 7]


@pytest.mark.rule("GF-44")
def test_with_two_players_a_colour_ties_from_where_its_owner_sits() -> None:
    first = (("green-2", 2), ("green-1", 1), ("yellow-1", 1), ("yellow-0", 1))
    cards = full(*first, ("red-2", 2), ("red-1", 1), ("blue-0", 1))
    table = camp("ford", cards, hands=["yellow-1 yellow-nazgul", "red-1 blue-1"])
    play(table, "yellow-1 e")
    scored = next(event for event in table.events() if event.kind == "scored")
    assert scored.data["sums"] == [5, 2, 5, 0]
    assert scored.data["ranked"] == [2, 0, 1, 3], "red before green: its owner follows"
    assert state(table).points == [4 + 3, 5]


@pytest.mark.rule("GF-45")
def test_the_last_at_moria_loses_three_points_but_never_falls_below_zero() -> None:
    cards = full(("yellow-4", 2), ("red-1", 5), ("green-1", 2))
    table = camp("moria", cards, hands=THREE, points=[5, 0, 0])
    play(table, "green-1 e")
    assert state(table).points == [2, 3, 0], "green 3, yellow 8, red 5"
    assert state(table).gained == [-3, 3, 0]
    table = camp("moria", cards, hands=THREE, points=[2, 0, 0])
    play(table, "green-1 e")
    assert state(table).points == [0, 3, 0] and state(table).gained == [-2, 3, 0]


@pytest.mark.rule("GF-45", "GF-48")
def test_a_player_without_a_card_can_be_last_at_moria() -> None:
    cards = full(("yellow-4", 2), ("yellow-1", 6), ("green-0", 1))
    assert points_after("moria", cards, THREE, "green-1 e", points=[5, 5, 5]) == [5, 8, 2]


@pytest.mark.rule("GF-45", "GF-42")
def test_ties_for_last_at_moria_fall_on_the_player_who_filled_the_last_slot() -> None:
    cards = full(("yellow-4", 2), ("red-1", 4), ("green-1", 3))
    assert points_after("moria", cards, THREE, "green-1 e", points=[5, 5, 5]) == [2, 8, 5]


@pytest.mark.rule("GF-45")
def test_at_moria_places_are_paid_before_the_loss_and_the_owner_of_the_last_colour_pays() -> None:
    cards = full(("green-4", 3), ("red-2", 2), ("blue-2", 2), ("blue-1", 1), ("yellow-0", 1))
    table = camp("moria", cards, hands=["green-1 green-4", "red-1"])
    play(table, "green-4 e")
    assert state(table).points == [0, 0], "three points for green, and three lost for yellow"
    assert state(table).gained == [0, 0]


@pytest.mark.rule("GF-45", "GF-53")
def test_a_bree_ring_decides_who_is_last_at_moria() -> None:
    cards = full(("yellow-4", 1), ("red-1", 4), ("green-1", 3), ("green-1+bree", 1))
    assert points_after("moria", cards, THREE, "green-1 e", points=[5, 5, 5]) == [8, 2, 5]


@pytest.mark.rule("GF-46")
@pytest.mark.parametrize("location", ["bag-end", "bree", "weathertop", "lothlorien"])
def test_the_first_also_gets_the_ring_of_the_location(location: str) -> None:
    cards = full(("yellow-4", 2), ("red-1", 5), ("green-1", 2))
    table = camp(location, cards, hands=THREE)
    play(table, "green-1 e")
    assert [player["rings"] for player in table.view()["board"]["players"]] == [[], [location], []]


@pytest.mark.rule("GF-46")
def test_at_rivendell_the_second_gets_a_ring_too() -> None:
    cards = full(("yellow-4", 2), ("red-1", 5), ("green-1", 2))
    table = camp("rivendell", cards, hands=THREE)
    play(table, "green-1 e")
    rings = [player["rings"] for player in table.view()["board"]["players"]]
    assert rings == [[], ["rivendell-first"], ["rivendell-second"]]


@pytest.mark.rule("GF-46")
@pytest.mark.parametrize("location", ["ford", "caradhras", "moria-gate", "moria", "amon-hen"])
def test_the_other_locations_give_no_ring(location: str) -> None:
    table = camp(location, full(("yellow-4", 2), ("red-1", 5), ("green-1", 2)), hands=THREE)
    play(table, "green-1 e")
    assert len(table.view()["board"]["supply"]) == 6


@pytest.mark.rule("GF-47")
def test_hidden_scores_keep_the_totals_of_others_secret_until_the_end() -> None:
    hands = ["green-1 green-2", "yellow-1", "red-1"]
    rings = {"bree": 1}
    for hidden, expected in ((False, [4, 5, 6]), (True, [4, None, None])):
        table = camp("ford", hands=hands, points=[4, 5, 6], rings=rings, hidden_scores=hidden)
        players = table.view(0)["board"]["players"]
        assert [player["points"] for player in players] == expected
        assert players[1]["rings"] == ["bree"], "rings stay open"
    spectator = table.view(None)["board"]["players"]
    assert [player["points"] for player in spectator] == [None] * 3


@pytest.mark.rule("GF-47")
def test_hidden_scores_are_shown_when_the_game_is_over_and_scorings_are_open() -> None:
    cards = full(("yellow-4", 2), ("red-1", 5), ("green-1", 2))
    table = camp("amon-hen", cards, hands=THREE, points=[1, 1, 1], hidden_scores=True)
    play(table, "green-1 e")
    assert [event.data for event in table.events(2) if event.kind == "points"] == [
        {"seat": 1, "points": 7},
        {"seat": 2, "points": 4},
    ]
    assert [player["points"] for player in table.view(0)["board"]["players"]] == [1, 8, 5]


@pytest.mark.rule("GF-48")
@pytest.mark.parametrize("active", [0, 1])
def test_players_without_a_card_rank_behind_a_zero_wherever_they_sit(active: int) -> None:
    """The example of the catalogue: one has 10, one only a 0, one no card."""
    hands = ["green-1 green-2", "yellow-0 yellow-1", "red-1 red-2"]
    if active == 0:
        cards = full(("green-1", 6), ("green-0", 1), ("green-2", 1), ("yellow-0", 1))
        hands[1], answer = "yellow-1 yellow-2", "green-2 e"
    else:
        cards = full(("green-1", 6), ("green-0", 1), ("green-2", 2))
        answer = "yellow-0 e"
    assert points_after("ford", cards, hands, answer, active=active) == [5, 4, 0]


@pytest.mark.rule("GF-49", "GF-45")
def test_a_player_out_of_cards_is_still_ranked_paid_and_hit_by_moria() -> None:
    cards = full(("yellow-4", 2), ("red-1", 4), ("green-1", 2), ("blue-2", 1))
    hands = ["green-1 green-1 green-2", "", "red-1 red-2", ""]
    piles = ["green-1", "", "red-1", ""]
    table = camp("moria", cards, hands=hands, piles=piles, points=[5, 5, 5, 5])
    play(table, "green-1 e")
    assert state(table).points == [5, 8, 5, 2], "yellow, out of cards, is first; blue, out of cards, is last"
    assert len(legal(table)) > 1 and table.seat == 0
