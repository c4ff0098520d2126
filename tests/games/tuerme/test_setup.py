"""Setting up: ZT-1 to ZT-9."""

from collections import Counter

import pytest

import ringspiel
from ringspiel.games.tuerme import board
from ringspiel.games.tuerme.board import BLOCKED, NAMES, SIDES
from ringspiel.games.tuerme.components import (
    ENT,
    ENT_STEPS,
    HAPPENINGS,
    HERO_OF,
    HEROES,
    ORC_CARDS,
    TILE_COUNTS,
    TILE_POINTS,
    TOWERS,
)
from ringspiel.games.tuerme.events import reveal_event
from tests.games.tuerme.battle import battle, legal, orcs, play, state

ORTHANC_RING = {"a3", "b3", "c1", "c2", "c3"}
BARAD_DUR_RING = {"n6", "n7", "n8", "o6", "p6"}


def new(seats: int, start: int | None = 0, extra_orcs: str = "none", seed: int = 5) -> ringspiel.Table:
    return ringspiel.new("tuerme", seats, seed=seed, options={"start": start, "extra_orcs": extra_orcs})


@pytest.mark.rule("ZT-1")
@pytest.mark.parametrize("start", [0, 2])
def test_everybody_is_told_who_begins(start: int) -> None:
    first = new(4, start=start).events()[0]
    assert (first.kind, first.data["seat"]) == ("start", start)


def owners(table: ringspiel.Table) -> dict[str, int]:
    return {figure["colour"]: figure["seat"] for figure in table.view()["board"]["figures"]}


@pytest.mark.rule("ZT-1")
def test_four_three_and_twice_two_figures() -> None:
    assert owners(new(4, start=2)) == {"green": 2, "red": 3, "blue": 0, "yellow": 1}
    assert owners(new(3, start=1)) == {"green": 1, "red": 2, "blue": 0}
    assert owners(new(2, start=1)) == {"green": 1, "red": 0, "blue": 1, "yellow": 0}


@pytest.mark.rule("ZT-1")
@pytest.mark.parametrize("seats", [0, 1, 5, "2"])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ringspiel.BadOption):
        ringspiel.new("tuerme", seats)


@pytest.mark.rule("ZT-1")
def test_without_an_option_the_start_seat_is_drawn() -> None:
    assert {state(new(3, start=None, seed=seed)).start for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("ZT-2")
def test_the_towers_cover_two_by_two_fields_in_opposite_corners_and_five_fields_surround_each() -> None:
    assert {NAMES[field] for field in TOWERS[0].cells} == {"a1", "a2", "b1", "b2"}
    assert {NAMES[field] for field in TOWERS[1].cells} == {"o7", "o8", "p7", "p8"}
    for tower in TOWERS:
        around = {beside(cell, across, down) for cell in tower.cells for across in (-8, 0, 8) for down in (-1, 0, 1)}
        assert around - set(tower.cells) - {-1} == set(tower.ring)
        assert len(tower.ring) == 5


@pytest.mark.rule("ZT-2")
def test_a_mask_of_fields_does_not_grow_from_one_column_into_the_next() -> None:
    for field in board.PLAYABLE:
        grown = board.fields_of(board.beside(1 << field) & board.EVERYWHERE)
        assert set(grown) == {field, *SIDES[field]} - BLOCKED, NAMES[field]


def beside(field: int, across: int, down: int) -> int:
    """The field that many columns (in steps of eight) and rows away, -1 off the board."""
    row = field % 8 + down
    return field + across + down if 0 <= row < 8 and 0 <= field + across < 128 else -1


@pytest.mark.rule("ZT-2")
def test_no_field_of_a_tower_is_a_neighbour_of_anything() -> None:
    assert not any(field in BLOCKED for neighbours in SIDES for field in neighbours)


@pytest.mark.rule("ZT-3")
def test_150_tiles_of_one_to_three_points_and_only_ones_with_ents() -> None:
    assert sum(TILE_COUNTS) == 150
    assert set(TILE_POINTS) == {1, 2, 3}
    assert TILE_POINTS[ENT] == 1
    assert TILE_COUNTS[ENT] >= ENT_STEPS, "the Ent can reach its goal"


@pytest.mark.rule("ZT-3", "ZT-43")
def test_nobody_sees_the_back_of_a_tile_on_the_board() -> None:
    """Backs are drawn when a tile is turned up: what chance has in store depends on nothing that is on the board."""
    table = battle("i4 j4", green="h4", hands=["gimli-9"], fate="hero 3 1")
    other = battle("i4 j4", green="h4", hands=["gimli-9"], fate="hero 1 ent")
    assert table.view(0) == other.view(0)
    for each in (table, other):
        play(each, "gimli-9", "e", "e")
    assert table.view(0) == other.view(0), "captured, but still face down"
    for each in (table, other):
        play(each, "stop")
    assert state(table).points[0] == 4 and state(other).points[0] == 2


@pytest.mark.rule("ZT-4")
def test_orcs_stand_around_both_towers() -> None:
    table = new(4)
    assert orcs(table) == ORTHANC_RING | BARAD_DUR_RING
    assert state(table).supply == 140


@pytest.mark.rule("ZT-5")
def test_event_cards_come_group_by_group_in_random_order() -> None:
    assert Counter(happening.group for happening in HAPPENINGS) == {1: 5, 2: 5, 3: 4}
    orders = [events_in_order(seed) for seed in range(6)]
    for order in orders:
        assert len(order) == len(set(order)) == 14
        groups = [next(h.group for h in HAPPENINGS if h.id == id) for id in order]
        assert groups == sorted(groups)
    assert len({tuple(order) for order in orders}) == 6


def events_in_order(seed: int) -> list[str]:
    """All event cards, drawn one after the other from a fresh pile."""
    s = state(new(4, seed=seed))
    order = []
    while s.event_pile:
        s.agenda.clear()
        reveal_event(s)
        order.append(HAPPENINGS[s.event].id)
    return order


@pytest.mark.rule("ZT-6")
def test_nine_orc_cards_thirty_two_hero_cards_three_in_each_hand() -> None:
    assert len(ORC_CARDS) == 9 and len(HERO_OF) == 32
    s = state(new(3))
    assert [len(hand) for hand in s.hands] == [3, 3, 3]
    assert len(s.pile) == 32 - 9
    assert len({card for hand in s.hands for card in hand} | set(s.pile)) == 32
    assert len({tuple(sorted(state(new(3, seed=seed)).hands[0])) for seed in range(10)}) > 5


@pytest.mark.rule("ZT-6")
def test_only_gandalf_has_shadowfax() -> None:
    assert {hero.hero for hero in HEROES if hero.shadowfax} == {"gandalf"}


@pytest.mark.rule("ZT-7")
def test_figures_begin_on_free_fields_of_amon_hen_green_first() -> None:
    table = new(4, start=1)
    assert table.seat == 1 and legal(table) == {"h4", "h5", "i4", "i5"}
    play(table, "h5")
    assert table.seat == 2 and legal(table) == {"h4", "i4", "i5"}
    refusal = table.why_not(["field:h5"])
    assert refusal is not None and refusal.rule == "ZT-7"
    play(table, "h4")
    assert table.seat == 3
    play(table, "i4")
    figures = {figure["colour"]: figure["field"] for figure in table.view()["board"]["figures"]}
    assert figures == {"green": "h5", "red": "h4", "blue": "i4", "yellow": "i5"}
    assert state(table).active == 1 and table.seat == 1, "green begins"


@pytest.mark.rule("ZT-7")
def test_with_two_players_the_first_places_both_figures() -> None:
    table = new(2, start=1)
    assert table.seat == 1
    play(table, "h4")
    assert table.seat == 1
    play(table, "i5")
    assert table.seat == 0
    play(table, "h5")
    figures = {figure["colour"]: figure["field"] for figure in table.view()["board"]["figures"]}
    assert figures == {"green": "h4", "blue": "i5", "red": "h5", "yellow": "i4"}


@pytest.mark.rule("ZT-7")
def test_turns_go_clockwise() -> None:
    table = battle(seats=3, active=1)
    seats = []
    for _ in range(4):
        seats.append(state(table).active)
        before = state(table).turn
        while state(table).turn == before:
            table.answer(table.answers()[-1])
    assert seats == [1, 2, 0, 1]


@pytest.mark.rule("ZT-8")
def test_fifteen_steps_of_which_fourteen_bring_an_event() -> None:
    assert ENT_STEPS == 15 == len(HAPPENINGS) + 1
    assert new(4).view()["board"]["ent"] == {"step": 0, "last": 15}


@pytest.mark.rule("ZT-9")
def test_variants_with_more_orcs() -> None:
    one, both = new(4, extra_orcs="one-tower"), new(4, extra_orcs="both-towers")
    second = {"a4", "b4", "c4", "d1", "d2", "d3", "d4"}
    other_second = {"m5", "m6", "m7", "m8", "n5", "o5", "p5"}
    assert orcs(one) == ORTHANC_RING | BARAD_DUR_RING | second
    assert orcs(both) == ORTHANC_RING | BARAD_DUR_RING | second | other_second
    assert state(one).supply == 133 and state(both).supply == 126
    with pytest.raises(ringspiel.BadOption):
        new(4, extra_orcs="three")


@pytest.mark.rule("ZT-6")
def test_the_first_hands_are_dealt_by_the_rule_of_setting_up() -> None:
    drawn = [event.rule for event in ringspiel.new("tuerme", 3, seed=1).events(0, 0) if event.kind == "drew"]
    assert drawn == ["ZT-6"] * 9
