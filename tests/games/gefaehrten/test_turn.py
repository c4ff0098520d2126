"""A turn: GF-20 to GF-37."""

import pytest

import ringspiel
from ringspiel.games.gefaehrten.components import SLOTS
from ringspiel.texts import render
from tests.games.gefaehrten.camp import camp, gone, hand, legal, lying, play, refused, slots_for, state, told

ALL = set(SLOTS)


@pytest.mark.rule("GF-20")
def test_at_least_one_card_is_placed() -> None:
    table = camp(hands=["green-1 green-2", "yellow-1", "red-1"])
    assert "end" not in legal(table)
    assert refused(table, "end") == "GF-20"
    assert refused(table, "green-5 nw") == "GF-20", "not in the hand"
    play(table, "green-1 nw")
    assert table.seat == 1


@pytest.mark.rule("GF-20")
def test_the_hand_is_refilled_to_six_as_far_as_the_pile_allows() -> None:
    table = camp(hands=["green-1 green-1 green-1 green-1 green-1 green-1", "yellow-1 yellow-2", "red-1"])
    play(table, "green-1 nw", "green-1 n1", "green-1 ne", "end")
    assert len(hand(table, 0)) == 6 and len(state(table).piles[0]) == 22 - 9
    table = camp(hands=["green-1 green-2", "yellow-1 yellow-2", "red-1"], piles=["green-3", "yellow-1", "red-1"])
    play(table, "green-1 nw")
    assert hand(table, 0) == ["green-2", "green-3"] and state(table).piles[0] == []


@pytest.mark.rule("GF-20")
def test_only_the_owner_sees_what_was_drawn() -> None:
    table = camp(hands=["green-0 green-1", "yellow-1 yellow-2", "red-1"], piles=["green-3", "yellow-1", "red-1"])
    play(table, "green-0 nw", "end")
    mine = [event.data for event in table.events(0) if event.kind == "drew-cards"]
    assert mine == [{"seat": 0, "count": 1, "drawn": ["green-3"]}]
    others = [event.to_json() for event in table.events(1)]
    assert "drew" in told(table) and "green-3" not in str(others)


@pytest.mark.rule("GF-21")
def test_any_number_of_ones_or_one_higher_card() -> None:
    table = camp(hands=["green-1 green-1 green-1 green-2 green-3", "yellow-1", "red-1"])
    play(table, "green-1 nw", "green-1 n1")
    assert slots_for(table, "green-1") and not slots_for(table, "green-2") and not slots_for(table, "green-3")
    assert refused(table, "green-2 e") == "GF-21"
    table = camp(hands=["green-0 green-1 green-2 green-2 green-3", "yellow-1", "red-1"])
    play(table, "green-2 nw")
    assert legal(table) == {f"green-0 {slot}" for slot in ALL - {"nw"}} | {"end"}
    assert refused(table, "green-2 e") == refused(table, "green-3 e") == refused(table, "green-1 e") == "GF-21"


@pytest.mark.rule("GF-22")
@pytest.mark.parametrize(
    "turn", [["green-1 nw", "green-1 n1", "green-0 n2"], ["green-3 nw", "green-0 n1"], ["green-0 nw"]]
)
def test_the_zero_goes_instead_of_or_in_addition_to_other_cards(turn: list[str]) -> None:
    """The three examples of the rulebook, in any order (GF-23)."""
    for order in (turn, turn[::-1]):
        table = camp(hands=["green-0 green-1 green-1 green-3", "yellow-1", "red-1"])
        play(table, *order)
        assert [lying(table, answer.split()[1]) for answer in order] == [answer.split()[0] for answer in order]


@pytest.mark.rule("GF-22")
def test_a_two_and_a_one_are_illegal() -> None:
    table = camp(hands=["green-0 green-1 green-2", "yellow-1", "red-1"])
    play(table, "green-2 nw")
    assert refused(table, "green-1 n1") == "GF-21"
    table = camp(hands=["green-0 green-1 green-2", "yellow-1", "red-1"])
    play(table, "green-1 nw")
    assert refused(table, "green-2 n1") == "GF-21"


@pytest.mark.rule("GF-22")
def test_the_nazgul_goes_instead_of_or_in_addition_to_other_cards() -> None:
    table = camp(hands=["green-0 green-4 green-nazgul", "yellow-1", "red-1"])
    play(table, "green-nazgul nw", "green-4 n1")
    assert slots_for(table, "green-0")
    table = camp(hands=["green-1 green-nazgul", "yellow-1", "red-1"])
    play(table, "green-nazgul nw", "end")
    assert table.seat == 1 and hand(table, 0).count("green-nazgul") == 0


@pytest.mark.rule("GF-22")
def test_with_two_colours_both_zeros_and_both_nazgul_may_go_in_one_turn() -> None:
    table = camp(hands=["green-0 yellow-0 green-nazgul yellow-nazgul green-5 green-4", "red-1"])
    play(table, "green-0 nw", "yellow-0 n1", "green-nazgul n2", "yellow-nazgul n2", "green-5 n2")
    assert [lying(table, slot) for slot in ("nw", "n1", "n2")] == ["green-0", "yellow-0", "green-5"]


@pytest.mark.rule("GF-23")
def test_cards_go_in_any_order_and_each_acts_before_the_next() -> None:
    cards = {"nw": "yellow-5"}
    table = camp("bree", cards, hands=["green-0 green-4 green-nazgul", "yellow-1", "red-1"])
    assert "nw" not in slots_for(table, "green-4")
    play(table, "green-nazgul nw")
    assert "nw" in slots_for(table, "green-4"), "the Nazgûl has made the slot free"
    play(table, "green-4 nw", "green-0 e")
    assert lying(table, "nw") == "green-4" and lying(table, "e") == "green-0"


@pytest.mark.rule("GF-24")
def test_at_a_white_location_numbered_cards_go_to_free_slots_only() -> None:
    table = camp("bree", {"nw": "yellow-1", "e": "red-0"}, hands=["green-5 green-4", "yellow-1", "red-1"])
    assert slots_for(table, "green-5") == ALL - {"nw", "e"}
    assert refused(table, "green-5 nw") == "GF-24"


@pytest.mark.rule("GF-25", "GF-29")
def test_at_a_black_location_a_card_may_cover_a_strictly_lower_one_of_another_player() -> None:
    cards = {"nw": "yellow-1", "n1": "yellow-2", "n2": "red-4", "ne": "red-5", "w": "red-0"}
    table = camp("weathertop", cards, hands=["green-2 green-5", "yellow-1", "red-1"])
    assert slots_for(table, "green-2") == ALL - {"n1", "n2", "ne"}
    assert slots_for(table, "green-5") == ALL - {"ne"}
    assert refused(table, "green-2 n1") == refused(table, "green-5 ne") == "GF-25"
    before = gone(table)
    play(table, "green-5 n2")
    assert lying(table, "n2") == "green-5"
    assert gone(table) == [*before, "red-4"], "a covered card leaves the game"


@pytest.mark.rule("GF-26")
def test_own_cards_are_never_covered() -> None:
    table = camp("weathertop", {"nw": "green-1"}, hands=["green-5 green-nazgul", "yellow-1", "red-1"])
    assert refused(table, "green-5 nw") == refused(table, "green-nazgul nw") == "GF-26"
    table = camp("weathertop", {"nw": "yellow-1"}, hands=["green-5 green-nazgul", "red-1"])
    assert refused(table, "green-5 nw") == refused(table, "green-nazgul nw") == "GF-26", "with two colours both are own"


@pytest.mark.rule("GF-27")
def test_hobbits_are_never_covered() -> None:
    table = camp("weathertop", {"nw": "yellow-3"}, hands=["green-4 green-5 green-nazgul", "yellow-1", "red-1"])
    for card in ("green-4", "green-5", "green-nazgul"):
        assert refused(table, f"{card} nw") == "GF-27"


@pytest.mark.rule("GF-28", "GF-50")
def test_a_card_with_a_ring_is_never_covered() -> None:
    cards = {"nw": "yellow-1+rivendell-second"}
    table = camp("moria", cards, hands=["green-4 green-5 green-nazgul", "yellow-1", "red-1"])
    for card in ("green-4", "green-5", "green-nazgul"):
        assert refused(table, f"{card} nw") == "GF-28"


@pytest.mark.rule("GF-30")
@pytest.mark.parametrize("location", ["bree", "weathertop"])
@pytest.mark.parametrize("victim", ["yellow-0", "yellow-1", "yellow-2", "yellow-4", "yellow-5"])
def test_a_nazgul_carries_off_any_card_of_another_player_but_a_hobbit(location: str, victim: str) -> None:
    table = camp(location, {"nw": victim}, hands=["green-1 green-nazgul", "yellow-1", "red-1"])
    play(table, "green-nazgul nw")
    assert lying(table, "nw") is None, "the slot is free again"
    assert sorted(gone(table)) == sorted([victim, "green-nazgul"])


@pytest.mark.rule("GF-31")
def test_a_nazgul_on_a_free_slot_is_gone_and_counts_as_a_card_placed() -> None:
    table = camp(hands=["green-1 green-nazgul", "yellow-1", "red-1"])
    play(table, "green-nazgul nw")
    assert lying(table, "nw") is None and gone(table) == ["green-nazgul"]
    assert "end" in legal(table)


@pytest.mark.rule("GF-31")
def test_a_nazgul_on_the_last_free_slot_triggers_no_scoring() -> None:
    full = {"nw n1 n2 ne w sw s1": "yellow-1", "s2": "red-1", "se": "red-1"}
    table = camp("weathertop", full, hands=["green-nazgul green-1", "yellow-2", "red-1"])
    play(table, "green-nazgul e")
    assert "scored" not in told(table) and lying(table, "e") is None
    assert state(table).points == [0, 0, 0] and "green-1 e" in legal(table)


@pytest.mark.rule("GF-32")
def test_at_the_ford_one_or_two_cards_of_any_kind() -> None:
    table = camp("ford", hands=["green-0 green-1 green-1 green-4 green-5 green-nazgul", "yellow-1", "red-1"])
    play(table, "green-4 nw")
    assert {answer.split()[0] for answer in legal(table)} == {
        *("green-0", "green-1", "green-5", "green-nazgul", "end")
    }, "a 4 and a 5 together are fine here"
    play(table, "green-5 n1")
    assert table.seat == 1, "never more than two"


@pytest.mark.rule("GF-32")
@pytest.mark.parametrize("first", ["green-0", "green-1", "green-nazgul"])
def test_at_the_ford_zero_nazgul_and_ones_count_too(first: str) -> None:
    table = camp("ford", hands=["green-0 green-1 green-1 green-1 green-nazgul green-2", "yellow-1", "red-1"])
    play(table, f"{first} nw", "green-1 n1")
    assert table.seat == 1


@pytest.mark.rule("GF-33")
def test_at_caradhras_at_most_one_one() -> None:
    table = camp("caradhras", hands=["green-0 green-1 green-1 green-2 green-nazgul", "yellow-1", "red-1"])
    play(table, "green-1 nw")
    assert refused(table, "green-1 n1") == "GF-33"
    assert refused(table, "green-2 n1") == "GF-21"
    assert slots_for(table, "green-0") and slots_for(table, "green-nazgul")


@pytest.mark.rule("GF-33")
def test_at_caradhras_one_one_in_all_with_two_colours() -> None:
    table = camp("caradhras", hands=["green-0 green-1 yellow-1", "red-1"])
    play(table, "green-1 nw")
    assert refused(table, "yellow-1 n1") == "GF-33"


@pytest.mark.rule("GF-34")
@pytest.mark.parametrize("location", ["rivendell", "moria-gate", "moria"])
def test_the_rules_of_ford_and_caradhras_bind_only_there(location: str) -> None:
    table = camp(location, hands=["green-0 green-1 green-1 green-1", "yellow-1", "red-1"])
    play(table, "green-1 nw", "green-1 n1", "green-1 n2", "green-0 e")
    assert [lying(table, slot) for slot in ("nw", "n1", "n2", "e")] == ["green-1"] * 3 + ["green-0"]


@pytest.mark.rule("GF-34")
def test_the_rule_of_moria_binds_only_there() -> None:
    full = {"nw n1 n2 ne w sw": "yellow-1", "s1 s2 se": "red-1"}
    for location, points in (("moria-gate", [10, 16, 13]), ("moria", [7, 13, 10])):
        table = camp(location, full, hands=["green-1 green-2", "yellow-2", "red-1"], points=[10, 10, 10])
        play(table, "green-2 e")
        assert state(table).points == points


@pytest.mark.rule("GF-35")
def test_what_may_be_placed_goes_by_the_printed_value() -> None:
    hands = ["green-1 green-1 green-1 green-3", "yellow-1", "red-1"]
    table = camp("moria-gate", hands=hands, rings={"rivendell-first": 0})
    play(table, "ring rivendell-first", "green-1 nw")
    assert slots_for(table, "green-1"), "still a 1, although it is worth 3"
    assert refused(table, "green-3 e") == "GF-21"
    table = camp("caradhras", hands=hands, rings={"rivendell-first": 0})
    play(table, "ring rivendell-first", "green-1 nw")
    assert table.seat == 1, "one 1 at Caradhras, and nothing else is left to place"


@pytest.mark.rule("GF-36")
def test_who_holds_a_card_can_always_place_one_and_may_stop_after_any() -> None:
    full = {"nw n1 n2 ne w sw s1": "yellow-1", "s2": "red-3", "se": "red-3"}
    table = camp("bree", full, hands=["green-nazgul green-0", "yellow-2", "red-1"])
    assert {"green-0 e", "green-nazgul e"} <= legal(table) and "end" not in legal(table)
    table = camp(hands=["green-1 green-1 green-1 green-1", "yellow-2", "red-1"])
    for slot in ("nw", "n1", "n2"):
        play(table, f"green-1 {slot}")
        assert "end" in legal(table)


@pytest.mark.rule("GF-36")
def test_nobody_is_ever_asked_without_an_answer_in_random_games() -> None:
    for seed in range(30):
        table = ringspiel.new("gefaehrten", 2 + seed % 3, seed=seed)
        while table.seat is not None:
            if state(table).count == 0 and table.question is not None and table.question.kind == "place":
                assert any(" " in answer for answer in legal(table))
            table.answer(table.answers()[seed * 7 % len(table.answers())])


@pytest.mark.rule("GF-37")
def test_turns_go_round_clockwise_from_the_start_player() -> None:
    hands = ["green-1 green-2", "yellow-1 yellow-2", "red-1 red-2", "blue-1 blue-2"]
    table = camp(hands=hands, active=2)
    order = []
    for colour, slot in (("red", "nw"), ("blue", "n1"), ("green", "n2"), ("yellow", "ne")):
        order.append(table.seat)
        play(table, f"{colour}-2 {slot}")
    order.append(table.seat)
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("GF-20")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "You do not hold this card: green 4."), ("de", "Diese Karte hast du nicht auf der Hand: Grün 4.")],
)
def test_a_card_that_is_not_held_is_refused_in_these_words(language: str, words: str) -> None:
    table = camp(hands=["green-1", "yellow-1", "red-1"])
    with pytest.raises(ringspiel.IllegalAnswer) as refusal:
        table.answer(table.parse("green-4 nw"))
    assert render(refusal.value.reason, language, []) == words


@pytest.mark.rule("GF-30", "GF-31")
@pytest.mark.parametrize(
    ("language", "slot", "words"),
    [
        ("en", "nw", "Play green Nazgûl without effect: top left corner (free slot; it leaves the game)"),
        ("en", "e", "green Nazgûl onto red 2: right (both leave the game)"),
        ("de", "nw", "Grün Nazgûl ohne Wirkung ausspielen: links oben (freier Platz; er geht aus dem Spiel)"),
        ("de", "e", "Grün Nazgûl auf Rot 2: rechts (beide gehen aus dem Spiel)"),
    ],
)
def test_a_nazgul_says_whether_it_has_an_effect(language: str, slot: str, words: str) -> None:
    table = camp("bree", {"e": "red-2"}, hands=["green-nazgul green-1", "yellow-1", "red-1"])
    said = {choice["notation"]: render(choice["text"], language, []) for choice in table.choices(0)}
    assert said[f"green-nazgul {slot}"] == words
