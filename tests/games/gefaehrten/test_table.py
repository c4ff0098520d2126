"""The table: GF-10 to GF-12."""

import pytest

import ringspiel
from ringspiel.games.gefaehrten.board import HEIGHT, ORIGIN, WIDTH, cell_at
from ringspiel.games.gefaehrten.components import SLOTS
from tests.games.gefaehrten.camp import camp, legal, play, state


@pytest.mark.rule("GF-10")
def test_the_ten_slots_are_all_places_around_the_two_cards() -> None:
    table = ringspiel.new("gefaehrten", 3, seed=1)
    slots = {tuple(slot) for slot in table.view()["board"]["slots"]}
    assert slots == {(x, y) for x in (-1, 0, 1, 2) for y in (-1, 0, 1)} - {(0, 0), (1, 0)}
    assert len(table.view()["board"]["slots"]) == 10


@pytest.mark.rule("GF-11", "GF-62")
def test_a_card_counts_for_every_location_whose_slot_it_lies_in() -> None:
    cards = {"nw": "green-4", "-4,0": "red-5"}
    table = camp("bree", cards, hands=["green-1 green-1", "yellow-1", "red-2"])
    ranking = {row["colour"]: row["sum"] for row in table.view()["board"]["standing"]}
    assert ranking == {"green": 4, "yellow": None, "red": None}, "west column of Bree = east column of Bag End"
    s = state(table)
    shared = set(s.slots) & set(range(s.settled))
    assert len(shared) == 3 and s.slots[0] in shared


@pytest.mark.rule("GF-12")
def test_cards_go_to_the_current_location_only() -> None:
    table = camp("bree", hands=["green-1 green-2", "yellow-1", "red-2"])
    cells = {tuple(target for target in choice["targets"])[1] for choice in table.choices(0)}
    assert cells == {f"cell:{x},{y}" for x, y in table.view()["board"]["slots"]}
    refusal = table.why_not(["card:green-1", "cell:0,1"])
    assert refusal is not None, "a slot of Bag End, which is no longer the current location"
    assert table.why_not(["card:green-1", "cell:4,1"]) is None
    with pytest.raises(ringspiel.NotUnderstood):
        table.parse("green-1 0,1")


@pytest.mark.rule("GF-12", "GF-57")
def test_a_card_taken_back_also_goes_to_the_current_location_only() -> None:
    cards = {"-4,0": "green-4"}
    table = camp("amon-hen", cards, hands=["green-1 green-1", "yellow-1", "red-2"], rings={"lothlorien": 0})
    play(table, "take-back")
    assert table.seat == 0 and legal(table) == set(SLOTS)
    refusal = table.why_not(["cell:-4,0"])
    assert refusal is not None and refusal.rule == "GF-12"


def test_two_colours_with_the_same_sum_are_shown_as_tied() -> None:
    table = camp("bree", {"nw": "green-3", "e": "red-3", "w": "yellow-1"}, hands=["green-1", "yellow-4", "red-0"])
    tied = {row["colour"]: row["tied"] for row in table.view()["board"]["standing"]}
    assert tied == {"green": True, "red": True, "yellow": False}


def test_the_table_reaches_from_the_first_column_to_the_last() -> None:
    left, top = -(ORIGIN % WIDTH), -(ORIGIN // WIDTH)
    assert [cell_at(x, top) for x in (left - 1, left, left + WIDTH - 1, left + WIDTH)] == [-1, 0, WIDTH - 1, -1]
    assert [cell_at(left, y) for y in (top - 1, top + HEIGHT)] == [-1, -1]
