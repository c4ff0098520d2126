"""Material and setup: GF-1 to GF-8."""

import pytest

import ringspiel
from ringspiel.games.gefaehrten.components import BLACK, LOCATIONS, POINTS, RINGS, RINGS_OF, RULE_OF, RULES, deck_of
from ringspiel.games.gefaehrten.words import card_notation
from ringspiel.texts import render
from tests.games.gefaehrten.camp import camp, current, legal, play, state


@pytest.mark.rule("GF-1")
def test_a_colour_has_22_cards() -> None:
    deck = [card_notation(card) for card in deck_of(2)]
    counts = {"red-0": 1, "red-1": 7, "red-2": 4, "red-3": 4, "red-4": 4, "red-5": 1, "red-nazgul": 1}
    assert {card: deck.count(card) for card in deck} == counts
    assert len(deck) == 22


@pytest.mark.rule("GF-2")
def test_the_ten_locations_have_an_order_colours_points_and_rules() -> None:
    table = ringspiel.new("gefaehrten", 4, seed=1)
    shown = table.view()["board"]["locations"]
    assert [place["id"] for place in shown] == list(LOCATIONS)
    assert [place["id"] for place in shown if place["black"]] == [
        "weathertop",
        "ford",
        "moria-gate",
        "moria",
        "amon-hen",
    ]
    assert BLACK.count(False) == 5
    assert [place["points"] for place in shown] == [
        *([2, 2, 1], [3, 3, 1], [4, 3, 2], [5, 4, 3], [3, 2, 2]),
        *([4, 3, 2], [6, 3, 1], [3, 0, 0], [4, 3, 2], [7, 4, 2]),
    ]
    rules = {place["id"]: place["rule"] for place in shown if place["rule"]}
    assert rules == {"ford": "ford", "caradhras": "caradhras", "moria": "moria"}
    assert [RULES[rule] for rule in RULE_OF].count(None) == 7


@pytest.mark.rule("GF-2")
def test_a_location_is_two_cards_side_by_side_in_fixed_order() -> None:
    full = {"nw n1 n2 ne w sw": "green-1", "s1 s2 se": "red-1"}
    table = camp("bree", full, hands=["green-2 green-4", "yellow-1", "red-2"])
    play(table, "green-2 e", "6,0")
    assert current(table) == "weathertop"
    assert table.view()["board"]["slots"] == [(5, -1), (6, -1), (7, -1), (8, -1), (5, 0), (8, 0)] + [
        (x, 1) for x in (5, 6, 7, 8)
    ]


@pytest.mark.rule("GF-3")
def test_six_rings_lie_in_the_supply() -> None:
    table = ringspiel.new("gefaehrten", 3, seed=1)
    rings = ["bag-end", "bree", "weathertop", "rivendell-first", "rivendell-second", "lothlorien"]
    assert table.view()["board"]["supply"] == rings == list(RINGS)
    assert sorted(ring for rings_of_place in RINGS_OF for ring in rings_of_place) == list(range(6))


@pytest.mark.rule("GF-4", "GF-7")
@pytest.mark.parametrize(
    ("seats", "colours"), [(3, ["green", "yellow", "red"]), (4, ["green", "yellow", "red", "blue"])]
)
def test_each_of_three_or_four_has_one_colour(seats: int, colours: list[str]) -> None:
    table = ringspiel.new("gefaehrten", seats, seed=1)
    players = table.view()["board"]["players"]
    assert [player["colours"] for player in players] == [[colour] for colour in colours]
    assert [(player["hand"], player["pile"]) for player in players] == [(6, 16)] * seats
    for seat in range(seats):
        s = state(table)
        assert sorted(s.hands[seat] + s.piles[seat]) == deck_of(seat)


@pytest.mark.rule("GF-4")
def test_the_cards_are_shuffled() -> None:
    hands = {tuple(state(ringspiel.new("gefaehrten", 3, seed=seed)).hands[0]) for seed in range(20)}
    assert len(hands) > 10


@pytest.mark.rule("GF-5", "GF-7")
def test_two_players_have_two_colours_in_one_pile_each() -> None:
    table = ringspiel.new("gefaehrten", 2, seed=1)
    players = table.view()["board"]["players"]
    assert [player["colours"] for player in players] == [["green", "yellow"], ["red", "blue"]]
    assert [(player["hand"], player["pile"]) for player in players] == [(6, 38)] * 2
    s = state(table)
    assert sorted(s.hands[0] + s.piles[0]) == deck_of(0) + deck_of(1)


@pytest.mark.rule("GF-5")
def test_cards_of_both_colours_may_be_combined_in_one_turn() -> None:
    table = camp(hands=["green-1 yellow-1 yellow-1", "red-1"])
    play(table, "green-1 nw", "yellow-1 n1")
    assert table.seat == 0 and {"yellow-1 e", "end"} <= legal(table)


@pytest.mark.rule("GF-6")
def test_bag_end_is_the_first_location_and_the_start_player_is_drawn_or_set() -> None:
    table = ringspiel.new("gefaehrten", 4, seed=1)
    assert current(table) == "bag-end"
    assert table.view()["board"]["locations"][0]["at"] == (0, 0)
    assert {ringspiel.new("gefaehrten", 4, seed=seed).seat for seed in range(40)} == {0, 1, 2, 3}
    assert ringspiel.new("gefaehrten", 4, seed=1, options={"start": 2}).seat == 2


@pytest.mark.rule("GF-7")
def test_colours_can_be_chosen() -> None:
    table = ringspiel.new("gefaehrten", 3, seed=1, options={"colours": ["blue", "green", "red"]})
    assert [player["colours"] for player in table.view()["board"]["players"]] == [["blue"], ["green"], ["red"]]
    table = ringspiel.new("gefaehrten", 2, seed=1, options={"colours": ["blue", "green"]})
    assert [player["colours"] for player in table.view()["board"]["players"]] == [["red", "blue"], ["green", "yellow"]]


@pytest.mark.rule("GF-7")
def test_two_players_cannot_share_a_pair_of_colours() -> None:
    with pytest.raises(ringspiel.BadOption, match="red or blue for the other"):
        ringspiel.new("gefaehrten", 2, seed=1, options={"colours": ["green", "yellow"]})


@pytest.mark.rule("GF-8")
def test_chips_never_limit_points() -> None:
    assert sum(sum(points) for points in POINTS) == 84
    full = {"nw n1 n2 ne w sw": "green-1", "s1 s2 se": "yellow-1"}
    table = camp("ford", full, hands=["green-2", "yellow-1", "red-2"], points=[84, 10, 0])
    play(table, "green-2 e")
    assert state(table).points == [89, 14, 0]


@pytest.mark.rule("GF-5", "GF-7")
@pytest.mark.parametrize(("language", "words"), [("en", "belong together"), ("de", "gehören zusammen")])
def test_two_colours_of_one_pair_are_refused_with_the_reason(language: str, words: str) -> None:
    with pytest.raises(ringspiel.BadOption) as refusal:
        ringspiel.new("gefaehrten", 2, options={"colours": ["green", "yellow"]})
    assert refusal.value.reason is not None
    assert words in render(refusal.value.reason, language, [])
