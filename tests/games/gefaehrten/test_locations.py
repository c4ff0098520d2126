"""The next location: GF-60 to GF-64."""

from random import Random

import pytest

import ringspiel
from ringspiel.games.gefaehrten.board import cell_at, spots
from ringspiel.texts import render
from tests.games.gefaehrten.camp import camp, current, hand, legal, lying, play, refused, told

FULL = {"nw n1 n2 ne w sw": "green-1", "s1 s2 se": "yellow-1"}
HANDS = ["green-2 green-4", "yellow-1 yellow-2", "red-2 red-4"]
Cell = tuple[int, int]


def asked_for_a_spot() -> ringspiel.Table:
    """Bree is full, its cards around (3,0) and (4,0); Bag End at (0,0) and (1,0) has none of its own."""
    return play(camp("bree", FULL, hands=HANDS), "green-2 e")


def spots_by_the_rule(cards: set[Cell], locations: list[Cell]) -> set[Cell]:
    """GF-61 word for word, on sets of coordinates."""
    ground = {cell for x, y in locations for cell in ((x, y), (x + 1, y))}
    found = set()
    for x in range(-35, 36):
        for y in range(-25, 26):
            pair = {(x, y), (x + 1, y)}
            around = {(a, b) for a in range(x - 1, x + 3) for b in (y - 1, y, y + 1)} - pair
            corners = {(x - 1, y - 1), (x + 2, y - 1), (x - 1, y + 1), (x + 2, y + 1)}
            free = not pair & (cards | ground)
            if free and (around - corners) & cards and not around & ground and around - cards:
                found.add((x, y))
    return found


@pytest.mark.rule("GF-60")
def test_the_player_who_filled_the_last_slot_lays_the_next_location_then_refills_and_ends_the_turn() -> None:
    table = asked_for_a_spot()
    assert table.seat == 0 and "scored" in told(table)
    assert len(hand(table, 0)) == 1, "the hand is not refilled yet"
    play(table, "6,0")
    assert current(table) == "weathertop" and table.seat == 1
    assert len(hand(table, 0)) == 6
    assert told(table)[:2] == ["location-laid", "drew"]


@pytest.mark.rule("GF-61")
@pytest.mark.parametrize(
    ("spot", "why"),
    [
        ("6,0", "right of the column of cards"),
        ("6,1", "its left side touches the corner card of Bree"),
        ("3,2", "below Bree"),
        ("5,2", "its upper side touches one card with its left half"),
        ("1,2", "its upper side touches one card with its right half"),
        ("3,-2", "above Bree"),
    ],
)
def test_a_location_may_lie_where_one_side_touches_a_card(spot: str, why: str) -> None:
    table = play(asked_for_a_spot(), spot)
    assert current(table) == "weathertop", why


@pytest.mark.rule("GF-61")
@pytest.mark.parametrize(
    ("spot", "why"),
    [
        ("6,2", "touches a card over a corner only"),
        ("0,2", "touches a card over a corner only"),
        ("6,-2", "touches a card over a corner only"),
        ("7,0", "touches nothing"),
        ("5,0", "its left half lies on a card"),
        ("4,1", "both halves lie on cards"),
        ("3,0", "lies on Bree"),
        ("0,1", "Bag End lies in its slots"),
        ("-2,0", "touches no card, and Bag End lies in its slots"),
        ("20,20", "far away"),
    ],
)
def test_a_location_may_not_lie_anywhere_else(spot: str, why: str) -> None:
    assert refused(asked_for_a_spot(), spot) == "GF-61", why


@pytest.mark.rule("GF-61", "GF-64")
def test_the_legal_spots_are_those_of_the_rule_and_never_run_out() -> None:
    checked = 0
    for seed in range(12):
        random = Random(seed)
        table = ringspiel.new("gefaehrten", 2 + seed % 3, seed=seed)
        while table.seat is not None:
            if table.question is not None and table.question.kind == "next-location":
                board = table.view()["board"]
                cards = {(card["at"][0], card["at"][1]) for card in board["cards"]}
                locations = [(place["at"][0], place["at"][1]) for place in board["locations"] if place["at"]]
                expected = spots_by_the_rule(cards, locations)
                assert legal(table) == {f"{x},{y}" for x, y in expected}
                right = max(x for x, _ in cards)
                assert all((x + 1, y) in expected for x, y in cards if x == right), "GF-64"
                checked += 1
            table.answer(random.choice(table.answers()))
    assert checked > 50


@pytest.mark.rule("GF-61", "GF-64")
def test_two_free_places_between_locations_are_no_spot() -> None:
    """As if the Lothlórien ring had opened a hole above the Ford: the Ford itself would lie in the slots."""
    table = play(camp("rivendell", FULL | {"-4,-1": "red-1"}, hands=HANDS), "green-2 e")
    free = {(card["at"][0], card["at"][1]) for card in table.view()["board"]["cards"]}
    assert not {(9, -1), (10, -1)} & free and (8, -1) in free and (11, -1) in free
    assert refused(table, "9,-1") == "GF-61"


@pytest.mark.rule("GF-61")
def test_at_least_one_slot_must_be_free() -> None:
    """A hole of two places with cards all around."""
    cards = [cell_at(x, y) for x in range(-1, 3) for y in range(-1, 2) if (x, y) not in ((0, 0), (1, 0))]
    assert cell_at(0, 0) not in spots(cards, [])
    assert cell_at(0, 0) in spots(cards[1:], [])


@pytest.mark.rule("GF-62")
def test_cards_that_already_lie_in_its_slots_count_for_the_new_location() -> None:
    table = play(asked_for_a_spot(), "6,0")
    assert [lying(table, slot) for slot in ("nw", "w", "sw")] == ["green-1", "green-2", "yellow-1"]
    ranking = {row["colour"]: row["sum"] for row in table.view()["board"]["standing"]}
    assert ranking == {"green": 3, "yellow": 1, "red": None}


@pytest.mark.rule("GF-62")
def test_a_card_below_counts_for_the_location_below() -> None:
    table = play(asked_for_a_spot(), "3,2")
    assert [lying(table, slot) for slot in ("nw", "n1", "n2", "ne")] == ["green-1", "yellow-1", "yellow-1", "yellow-1"]


@pytest.mark.rule("GF-63")
def test_who_has_no_card_left_still_lays_the_next_location_and_is_out_then() -> None:
    hands = ["green-2", "yellow-1 yellow-2", "red-2 red-4"]
    table = camp("bree", FULL, hands=hands, piles=["", "yellow-1", "red-1"])
    assert table.seat == 0 and table.question is not None and table.question.kind == "next-location"
    play(table, "6,0")
    assert "out" in told(table) and table.seat == 1
    play(table, "yellow-2 e", "red-2 ne")
    assert table.seat == 1, "the first player is passed over"


@pytest.mark.rule("GF-62")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Lay Weathertop: column 6, row 0; already counting there: green 1, yellow 1 and green 2"),
        ("de", "Wetterspitze anlegen: Spalte 6, Zeile 0; dort zählt schon: Grün 1, Gelb 1 und Grün 2"),
    ],
)
def test_a_choice_of_the_next_location_says_which_cards_would_count(language: str, words: str) -> None:
    said = {choice["notation"]: render(choice["text"], language, []) for choice in asked_for_a_spot().choices(0)}
    assert sorted(said["6,0"].replace(",", "").split()) == sorted(words.replace(",", "").split())


@pytest.mark.rule("GF-62")
def test_the_ring_on_a_card_that_would_count_is_named() -> None:
    with_ring = {"nw n1 n2 w sw": "green-1", "ne": "green-4+bree", "s1 s2 se": "yellow-1"}
    table = play(camp("bree", with_ring, hands=HANDS), "green-2 e")
    said = {choice["notation"]: render(choice["text"], "en", []) for choice in table.choices(0)}
    assert "green 4 with the ring of Bree" in said["6,0"]
