"""Rings: GF-50 to GF-59 and GF-80."""

import pytest

import ringspiel
from ringspiel.games.gefaehrten.components import SLOTS
from ringspiel.games.gefaehrten.state import NOTHING
from tests.games.gefaehrten.camp import camp, gone, hand, legal, lying, play, refused, slots_for, state, told

ALL = set(SLOTS)
RINGS = ["bag-end", "bree", "weathertop", "rivendell-first", "rivendell-second", "lothlorien"]


def sums(table: ringspiel.Table) -> dict[str, int | None]:
    """What the colours would score at the current location."""
    return {row["colour"]: row["sum"] for row in table.view()["board"]["standing"]}


def black(table: ringspiel.Table) -> bool:
    board = table.view()["board"]
    return bool(board["locations"][board["current"]]["black"])


@pytest.mark.rule("GF-50")
@pytest.mark.parametrize("ring", RINGS)
def test_a_ring_is_played_with_a_numbered_card_and_stays_on_it(ring: str) -> None:
    table = camp("bree", hands=["green-0 green-2 green-nazgul", "yellow-nazgul", "red-1"], rings={ring: 0})
    play(table, f"ring {ring}")
    assert refused(table, "green-nazgul nw") == "GF-50"
    assert refused(table, "end") == "GF-50", "the ring needs its card now"
    assert ringspiel.load(table.save()).answers() == table.answers()
    play(table, "green-2 nw")
    assert lying(table, "nw") == f"green-2+{ring}"
    laid = table.events()[-1]
    assert (laid.kind, laid.data["ring"]) == ("laid-with-ring", ring)
    assert table.view()["board"]["players"][0]["rings"] == []
    play(table, "end")
    assert "ended-turn" in [event.kind for event in table.events()]
    assert refused(table, "yellow-nazgul nw") == "GF-28"


@pytest.mark.rule("GF-50")
def test_a_ring_is_played_by_its_owner_only_and_never_without_a_numbered_card() -> None:
    table = camp("bree", hands=["green-1 green-2", "yellow-1", "red-1"], rings={"bag-end": 1})
    assert refused(table, "ring bag-end") == refused(table, "ring bree") == "GF-50"
    table = camp("bree", hands=["green-1 green-2", "yellow-1", "red-1"], rings={"bag-end": 1, "weathertop": 0})
    assert [answer for answer in legal(table) if answer.startswith("ring")] == ["ring weathertop"]
    table = camp("bree", hands=["green-nazgul", "yellow-1", "red-1"], rings={"bag-end": 0})
    assert "ring bag-end" not in legal(table)


@pytest.mark.rule("GF-50")
def test_a_ring_won_by_a_scoring_is_for_later_turns() -> None:
    full = {"nw n1 n2 ne w sw": "green-1", "s1 s2 se": "yellow-1"}
    table = camp("bree", full, hands=["green-1 green-2 green-2", "yellow-1 yellow-2", "red-2 red-4"])
    play(table, "green-2 e")
    assert table.question is not None and table.question.kind == "next-location"
    play(table, "6,0")
    assert table.seat == 1 and not any(answer.startswith("ring") for answer in legal(table))
    play(table, "yellow-2 e", "red-2 ne")
    assert table.seat == 0 and "ring bree" in legal(table)


@pytest.mark.rule("GF-50")
def test_a_ring_cannot_be_laid_on_a_card_that_already_lies() -> None:
    table = camp("bree", {"nw": "green-2"}, hands=["green-1 green-4", "yellow-1", "red-1"], rings={"bag-end": 0})
    play(table, "ring bag-end")
    assert refused(table, "green-4 nw") == "GF-26", "every answer lays a card, and never on an own one"


@pytest.mark.rule("GF-51", "GF-59")
def test_two_ones_in_one_turn_may_carry_one_ring_each() -> None:
    hands = ["green-1 green-1 green-1", "yellow-1", "red-1"]
    table = camp("bree", hands=hands, rings={"bag-end": 0, "rivendell-second": 0})
    play(table, "ring bag-end", "green-1 nw", "ring rivendell-second", "green-1 n1")
    assert [lying(table, slot) for slot in ("nw", "n1")] == ["green-1+bag-end", "green-1+rivendell-second"]
    assert table.seat == 0, "the third 1 is still allowed"


@pytest.mark.rule("GF-52", "GF-58")
def test_the_bag_end_ring_turns_a_white_location_black_already_for_its_own_card() -> None:
    table = camp(
        "bree", {"nw": "yellow-1", "n1": "red-2"}, hands=["green-0 green-4", "yellow-4", "red-1"], rings={"bag-end": 0}
    )
    assert not black(table) and "nw" not in slots_for(table, "green-4")
    play(table, "ring bag-end")
    assert {"nw", "n1"} <= slots_for(table, "green-4")
    play(table, "green-4 nw", "end")
    assert black(table) and lying(table, "nw") == "green-4+bag-end"
    assert "n1" in slots_for(table, "yellow-4"), "for everybody from now on"


@pytest.mark.rule("GF-52", "GF-58")
def test_the_bag_end_ring_turns_a_black_location_white_and_undoes_nothing() -> None:
    cards = {"nw": "yellow-1", "n1": "red-1"}
    table = camp("weathertop", cards, hands=["green-1 green-2", "yellow-2 yellow-4", "red-4"], rings={"bag-end": 1})
    play(table, "green-2 nw")
    covered = gone(table)
    assert covered == ["yellow-1"]
    play(table, "ring bag-end")
    assert refused(table, "yellow-4 n1") == "GF-24"
    play(table, "yellow-4 e")
    assert not black(table) and gone(table) == covered, "what was covered stays covered"
    assert refused(table, "red-4 nw") == "GF-24"


@pytest.mark.rule("GF-52", "GF-62")
def test_the_bag_end_ring_changes_later_locations_that_its_place_adjoins() -> None:
    full = {"nw n1 w sw s1 s2": "yellow-1", "n2": "red-1", "ne": "red-1"}
    full |= {"se": "green-1+bag-end"}
    for spot, changed in (("6,0", True), ("2,2", False)):
        table = camp("bree", full, hands=["green-2 green-4", "yellow-2", "red-2"])
        play(table, "green-2 e", spot)
        board = table.view()["board"]
        weathertop = board["locations"][board["current"]]
        assert weathertop["id"] == "weathertop" and weathertop["changed"] == changed
        assert black(table) != changed


@pytest.mark.rule("GF-52", "GF-32")
def test_the_rule_of_a_location_stays_when_its_colour_changes() -> None:
    table = camp("ford", {"nw": "yellow-4+bag-end"}, hands=["green-1 green-1 green-1", "yellow-1", "red-1"])
    assert not black(table)
    play(table, "green-1 n1", "green-1 n2")
    assert table.seat == 1


@pytest.mark.rule("GF-53")
def test_with_the_bree_ring_every_card_counts_one_at_the_scoring() -> None:
    cards = {"nw": "green-0+bree", "n1": "green-5", "n2": "yellow-4", "ne": "red-1", "w": "red-1", "e": "red-0"}
    table = camp("weathertop", cards, hands=["green-1 green-2", "yellow-5", "red-1"])
    assert sums(table) == {"green": 2, "yellow": 1, "red": 3}


@pytest.mark.rule("GF-53", "GF-55")
def test_the_bree_ring_sets_the_rivendell_bonus_aside() -> None:
    cards = {"nw": "green-0+bree", "n1": "yellow-4+rivendell-first"}
    table = camp("moria", cards, hands=["green-1 green-2", "yellow-5", "red-1"])
    assert sums(table) == {"green": 1, "yellow": 1, "red": None}


@pytest.mark.rule("GF-53")
def test_with_the_bree_ring_cards_keep_their_values_while_placing() -> None:
    cards = {"nw": "green-0+bree", "n1": "yellow-4", "n2": "red-1"}
    table = camp("weathertop", cards, hands=["green-2 green-5", "yellow-5", "red-1"])
    assert "n1" not in slots_for(table, "green-2") and "n2" in slots_for(table, "green-2")
    assert "n1" in slots_for(table, "green-5")


@pytest.mark.rule("GF-53", "GF-62")
def test_the_bree_ring_acts_on_later_locations_that_its_place_adjoins() -> None:
    """The card lies east of Rivendell and so west of Caradhras."""
    cards = {"nw": "green-1+bree", "-2,1": "yellow-4", "e": "yellow-5"}
    table = camp("caradhras", cards, hands=["green-1 green-2", "yellow-2", "red-1"])
    assert sums(table) == {"green": 1, "yellow": 1, "red": None}


@pytest.mark.rule("GF-54")
def test_the_weathertop_ring_allows_a_second_card_of_the_same_value() -> None:
    hands = ["green-0 green-4 green-4 green-2", "yellow-1", "red-1"]
    table = camp("rivendell", hands=hands, rings={"weathertop": 0})
    play(table, "green-4 nw")
    assert not slots_for(table, "green-4") and "ring weathertop" in legal(table)
    play(table, "ring weathertop")
    assert slots_for(table, "green-4") and not slots_for(table, "green-2")
    assert refused(table, "green-2 e") == "GF-21"
    play(table, "green-4 n1")
    assert lying(table, "n1") == "green-4+weathertop"


@pytest.mark.rule("GF-54")
def test_the_second_card_need_not_be_the_next_one() -> None:
    hands = ["green-0 green-4 green-4", "yellow-1", "red-1"]
    table = camp("rivendell", hands=hands, rings={"weathertop": 0})
    play(table, "green-4 nw", "green-0 n1", "ring weathertop", "green-4 n2")
    assert lying(table, "n2") == "green-4+weathertop"


@pytest.mark.rule("GF-54", "GF-32")
def test_the_weathertop_ring_brings_no_third_card_at_the_ford() -> None:
    hands = ["green-4 green-4 green-4", "yellow-1", "red-1"]
    table = camp("ford", hands=hands, rings={"weathertop": 0})
    play(table, "green-4 nw", "green-4 n1")
    assert table.seat == 1
    table = camp("ford", hands=hands, rings={"weathertop": 0})
    play(table, "green-4 nw", "ring weathertop", "green-4 n1")
    assert table.seat == 1 and lying(table, "n1") == "green-4+weathertop"


@pytest.mark.rule("GF-54", "GF-33")
def test_the_weathertop_ring_brings_no_second_one_at_caradhras() -> None:
    hands = ["green-0 green-1 green-1 green-2 green-2", "yellow-1", "red-1"]
    table = camp("caradhras", hands=hands, rings={"weathertop": 0})
    play(table, "green-1 nw", "ring weathertop")
    assert refused(table, "green-1 n1") == "GF-33"
    table = camp("caradhras", hands=hands, rings={"weathertop": 0})
    play(table, "green-2 nw", "ring weathertop")
    assert slots_for(table, "green-2"), "a second 2 is fine there"


@pytest.mark.rule("GF-55")
def test_a_four_with_the_rivendell_ring_covers_a_five() -> None:
    """The worked example of the rulebook, at a black location."""
    hands = ["green-0 green-4", "yellow-1", "red-1"]
    table = camp("moria-gate", {"nw": "yellow-5"}, hands=hands, rings={"rivendell-first": 0})
    assert "nw" not in slots_for(table, "green-4")
    play(table, "ring rivendell-first", "green-4 nw")
    assert lying(table, "nw") == "green-4+rivendell-first" and gone(table) == ["yellow-5"]
    assert sums(table)["green"] == 6, "and it counts 6"


@pytest.mark.rule("GF-55")
def test_the_rivendell_bonus_must_still_be_higher() -> None:
    hands = ["green-2 green-3", "yellow-1", "red-1"]
    table = camp("moria-gate", {"nw": "yellow-4"}, hands=hands, rings={"rivendell-first": 0})
    play(table, "ring rivendell-first")
    assert refused(table, "green-2 nw") == "GF-25"
    assert "nw" in slots_for(table, "green-3")


@pytest.mark.rule("GF-55", "GF-62")
def test_the_rivendell_bonus_counts_at_later_locations_too() -> None:
    cards = {"nw": "green-1+rivendell-first"}
    table = camp("caradhras", cards, hands=["green-1 green-2", "yellow-2", "red-1"])
    assert sums(table)["green"] == 3
    assert state(table).slots[0] < state(table).settled, "a place of Rivendell as well"


@pytest.mark.rule("GF-56")
def test_the_second_rivendell_ring_protects_only() -> None:
    cards = {"nw": "green-2+rivendell-second", "n1": "yellow-1"}
    table = camp(
        "moria-gate",
        cards,
        hands=["yellow-5 yellow-nazgul", "green-4 green-nazgul", "red-1"],
        colours=["yellow", "green", "red"],
    )
    assert refused(table, "yellow-5 nw") == refused(table, "yellow-nazgul nw") == "GF-28"
    assert sums(table) == {"green": 2, "yellow": 1, "red": None} and black(table)


TAKEN = {"-4,0": "green-4", "-2,1": "green-2", "w": "green-1", "n1": "green-5", "-4,1": "yellow-4"}
HANDS = ["green-0 green-2 green-2", "yellow-1 yellow-2", "red-1"]


@pytest.mark.rule("GF-57")
def test_the_lothlorien_ring_takes_an_own_card_back_and_lays_it_anew_with_the_ring() -> None:
    table = camp("amon-hen", TAKEN, hands=HANDS, rings={"lothlorien": 0})
    before = hand(table, 0)
    play(table, "take-back")
    assert legal(table) == {"23,0", "25,1", "26,0"}, "own cards at scored locations: not the 5 at Amon Hen alone"
    play(table, "23,0", "ne")
    assert lying(table, "ne") == "green-4+lothlorien"
    assert hand(table, 0) == before and state(table).holders[5] == NOTHING
    assert {tuple(card["at"]) for card in table.view()["board"]["cards"]} == {
        (25, 1),
        (26, 0),
        (27, -1),
        (29, -1),
        (23, 1),
    }
    assert "took-back" in told(table) and state(table).points == [0, 0, 0], "nothing is rescored"


@pytest.mark.rule("GF-57")
def test_a_card_with_a_ring_is_not_taken_back() -> None:
    cards = {"-4,0": "green-4+bree", "-2,1": "green-2"}
    table = camp("amon-hen", cards, hands=HANDS, rings={"lothlorien": 0})
    play(table, "take-back")
    assert table.question is not None and table.question.kind == "put-anew", "only one card can come back"
    assert lying(play(table, "ne"), "ne") == "green-2+lothlorien"


@pytest.mark.rule("GF-57")
def test_the_card_taken_back_counts_as_the_card_of_the_turn() -> None:
    table = camp("amon-hen", TAKEN, hands=HANDS, rings={"lothlorien": 0})
    play(table, "take-back", "23,0", "ne")
    assert "end" in legal(table) and refused(table, "green-2 e") == "GF-21"
    table = camp("amon-hen", TAKEN, hands=HANDS, rings={"lothlorien": 0})
    play(table, "green-2 e")
    assert refused(table, "take-back") == "GF-57", "after a 2 there is room for neither 4, 2 nor 1"
    table = camp("amon-hen", TAKEN, hands=["green-0 green-1 green-2", *HANDS[1:]], rings={"lothlorien": 0})
    play(table, "green-1 e", "take-back", "ne")
    assert lying(table, "ne") == "green-1+lothlorien", "after a 1 only the other 1 can come back"


@pytest.mark.rule("GF-57", "GF-32", "GF-33")
def test_the_card_taken_back_counts_under_the_rule_of_the_location() -> None:
    rings = {"lothlorien": 0}
    table = camp(
        "ford", {"-4,0": "green-4", "-4,1": "green-1"}, hands=["green-1 green-5 green-2", *HANDS[1:]], rings=rings
    )
    play(table, "take-back", "5,0", "ne", "green-5 nw")
    assert table.seat == 1, "two cards at the Ford"
    table = camp("caradhras", {"-4,1": "green-1"}, hands=["green-1 green-0 green-2", *HANDS[1:]], rings=rings)
    play(table, "green-1 nw")
    assert refused(table, "take-back") == "GF-57", "no second 1 at Caradhras"


@pytest.mark.rule("GF-57")
def test_the_place_left_is_free_and_the_card_may_go_back_there() -> None:
    table = camp("amon-hen", TAKEN, hands=HANDS, rings={"lothlorien": 0})
    play(table, "take-back", "26,0")
    assert "w" in legal(table) and "n1" not in legal(table)
    assert lying(play(table.clone(), "w"), "w") == "green-1+lothlorien"
    play(table, "ne")
    assert lying(table, "w") is None and lying(table, "ne") == "green-1+lothlorien"


@pytest.mark.rule("GF-57")
def test_a_card_taken_from_the_current_location_never_fills_it() -> None:
    cards = {"w": "green-1", "nw n1 n2 ne sw s1": "yellow-1", "s2": "red-1", "se": "red-1"}
    table = camp("amon-hen", cards, hands=["green-0 green-2", "yellow-2", "red-2"], rings={"lothlorien": 0})
    play(table, "take-back")
    assert table.question is not None and table.question.kind == "put-anew"
    play(table, "e")
    assert "scored" not in told(table) and lying(table, "w") is None and lying(table, "e") == "green-1+lothlorien"


@pytest.mark.rule("GF-57")
def test_the_card_taken_back_can_cover_and_fill_the_last_slot() -> None:
    cards = {"-4,0": "green-4", "nw w n1 n2 ne sw s1": "yellow-1", "s2": "red-1", "se": "red-1"}
    table = camp("amon-hen", cards, hands=["green-0 green-2", "yellow-2", "red-2"], rings={"lothlorien": 0})
    play(table, "take-back")
    assert legal(table) == ALL, "black: every 1 can be covered"
    play(table, "e")
    assert table.outcome is not None and table.outcome.scores == [4, 7, 0]


@pytest.mark.rule("GF-80")
@pytest.mark.parametrize("ring", RINGS)
def test_every_ring_may_be_played_with_every_numbered_card_of_the_hand(ring: str) -> None:
    hands = ["green-0 green-1 green-2 green-3 green-4 green-5", "yellow-nazgul yellow-1", "red-1"]
    table = camp("bree", hands=hands, rings={ring: 0})
    play(table, f"ring {ring}")
    assert {answer.split()[0] for answer in legal(table)} == set(hands[0].split())
    play(table, "green-2 nw")
    assert lying(table, "nw") == f"green-2+{ring}"
    assert not slots_for(table, "green-2") and "take-back" not in legal(table), "nothing more comes of it"
