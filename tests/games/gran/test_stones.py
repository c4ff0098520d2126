"""Obstacle stones: GR-70 to GR-72."""

from random import Random

import pytest

from ringspiel.games.gran.board import Board, neighbours_of
from ringspiel.games.gran.graph import UNREACHED, cut_points, distances, joined, points_in
from ringspiel.games.gran.library import board_of
from ringspiel.games.gran.stones import free_points, stones_to_move
from tests.games.gran.quest import asked, board, board_with, legal, play, quest, refused, standard_board, state, told

SIXTEEN = "T00 T12 T22 U00 U12 G00 G12 E12 E22 W11 W12 T21 E21 T31 E31 T30"


@pytest.mark.rule("GR-70")
def test_a_magic_stone_brings_an_obstacle_stone_onto_a_free_black_or_white_point() -> None:
    table = play(quest("T01 U21 -", ring="U22", stones="E22"), "t02 stay")
    assert asked(table) == "place-stone"
    places = legal(table)
    assert {"t01", "w11", "g22", "t22"} <= places
    for taken in ("u21", "e22", "u22", "t11", "t13", "t20", "t02"):
        assert taken not in places
        assert refused(table, taken) == "GR-70"
    play(table, "w11")
    assert "stone-placed" in told(table)
    assert board(table)["stones"] == ["E22", "W11"]
    assert board(table)["supply"] == 14
    assert table.seat == 1


@pytest.mark.rule("GR-70")
def test_placing_is_compulsory() -> None:
    table = play(quest("T01 - -", ring="U22"), "t02 stay")
    assert "stay" not in legal(table)
    assert refused(table, "stay") == "GR-70"


@pytest.mark.rule("GR-70")
def test_an_empty_supply_means_nothing_happens() -> None:
    table = play(quest("T01 - -", stones=SIXTEEN), "t02 stay")
    assert "no-stone-placed" in told(table)
    assert table.seat == 1
    assert len(board(table)["stones"]) == 16


@pytest.mark.rule("GR-70")
def test_the_last_stone_of_the_supply_is_placed_too() -> None:
    table = play(quest("T01 - -", stones=SIXTEEN.removesuffix(" T30")), "t02 stay")
    assert (asked(table), board(table)["supply"]) == ("place-stone", 1)
    play(table, "t30")
    assert board(table)["supply"] == 0


@pytest.mark.rule("GR-71")
def test_the_sword_moves_a_stone_to_another_free_point() -> None:
    table = play(quest("T03 - -", ring="U22", stones="W11 U21"), "t13 stay")
    assert legal(table) == {"w11", "u21"}
    assert refused(table, "w10") == "GR-71"
    play(table, "w11")
    assert asked(table) == "move-stone"
    assert refused(table, "w11") == "GR-71"
    assert refused(table, "u21") == "GR-70"
    assert refused(table, "u22") == "GR-70"
    assert refused(table, "g33") == "GR-16"
    play(table, "w10")
    assert board(table)["stones"] == ["U21", "W10"]
    assert board(table)["supply"] == 14


@pytest.mark.rule("GR-71")
def test_without_stones_the_sword_does_nothing() -> None:
    table = play(quest("T03 - -", ring="U22"), "t13 stay")
    assert "no-stone-moved" in told(table)
    assert table.seat == 1


@pytest.mark.rule("GR-71")
def test_a_stone_is_tested_as_gone_from_its_old_point() -> None:
    """With T22 and T23 closed T32 and T33 would be cut off; moving T22 to T23 is legal because T22 opens."""
    table = play(quest("T03 - -", ring="U22", stones="T22 U21"), "t13 stay")
    assert refused_for_new_stone() == "GR-72"
    assert "t23" in legal(play(table, "t22"))


def refused_for_new_stone() -> str:
    table = play(quest("T01 - -", ring="U22", stones="T22 U21"), "t02 stay")
    return refused(table, "t23")


@pytest.mark.rule("GR-71")
def test_a_stone_walled_in_by_stones_cannot_be_moved() -> None:
    """W01 would be left behind as a hole that nobody can reach."""
    table = play(quest("T03 - -", ring="U22", stones="W00 W01 W02 W11"), "t13 stay")
    assert legal(table) == {"w00", "w02", "w11"}
    assert refused(table, "w01") == "GR-71"


@pytest.mark.rule("GR-72")
def test_a_stone_never_walls_the_ring_in() -> None:
    table = play(quest("T01 - -", stones="T22"), "t02 stay")
    assert refused(table, "t33") == "GR-16"
    assert refused(table, "t23") == "GR-72", "the ring on T33 would be shut in with T32"


@pytest.mark.rule("GR-72")
def test_a_stone_never_splits_the_board_not_even_far_from_the_ring() -> None:
    table = play(quest("T01 - -", ring="U22", stones="E22"), "t02 stay")
    assert refused(table, "e23") == "GR-72"


@pytest.mark.rule("GR-72")
def test_ways_over_dragons_do_not_count() -> None:
    """T21 would still hang on the dragon T11, but a knight without amulets could not go there."""
    table = play(quest("T01 - -", ring="U22", stones="T22"), "t02 stay")
    assert refused(table, "t31") == "GR-72"


@pytest.mark.rule("GR-72")
def test_a_dragon_is_not_walled_in_either() -> None:
    table = play(quest("U01 - -", ring="U22", stones="T00 T01 T12 T21 T22"), "u02 stay")
    assert refused(table, "t10") == "GR-72"


@pytest.mark.rule("GR-72")
def test_knights_are_no_walls() -> None:
    table = play(quest("T01 T23 T13", ring="U22"), "t02 stay")
    assert "t22" in legal(table), "the knight on T23 can go away, a stone could not"


def board_with_black(points: str) -> Board:
    """A board on which stones have hardly any place: only these points are black."""
    drawn = standard_board()["points"]
    plain = [point["id"] for point in drawn if point["kind"] in ("black", "white")]
    return board_with({id: "magic-stone" for id in plain if id not in points.split()})


@pytest.mark.rule("GR-72", "GR-70")
def test_without_a_legal_place_nothing_is_placed() -> None:
    changed = board_with_black("T22 T23")
    table = play(quest("T01 U21 -", bearer=1, stones="T22", on=changed), "t02 stay")
    assert "no-stone-placed" in told(table), "T23 is free, but a stone there would split the board"
    assert table.seat == 1


@pytest.mark.rule("GR-71")
def test_without_a_legal_target_nothing_is_moved() -> None:
    table = play(quest("T03 U21 -", bearer=1, stones="T22", on=board_with_black("T22")), "t13 stay")
    assert "no-stone-moved" in told(table)
    assert board(table)["stones"] == ["T22"]


@pytest.mark.rule("GR-71")
def test_a_stone_is_moved_to_the_one_place_that_opens_when_it_goes() -> None:
    """On T23 no second stone may stand beside that on T22, but that stone itself may."""
    table = play(quest("T03 U21 -", bearer=1, stones="T22", on=board_with_black("T22 T23")), "t13 stay")
    assert "stone-moved" in told(table)
    assert board(table)["stones"] == ["T23"]


def splits_by_search(point: int, stones: int) -> bool:
    """GR-72 word for word: after placing, is something cut off, with dragons or without?"""
    standard = board_of("standard")
    free = standard.everything & ~stones & ~(1 << point)
    return not all(joined(standard.near, part, part) for part in (free, free & ~standard.dragons))


@pytest.mark.rule("GR-72", "GR-71")
def test_legal_places_are_those_of_a_plain_search_on_random_walls() -> None:
    standard = board_of("standard")
    random = Random(5)
    for _ in range(60):
        stones = 0
        for _ in range(random.randrange(17)):
            places = points_in(standard.stone_points & ~stones & ~standard.cut_points(stones))
            stones |= 1 << random.choice(places)
        free = points_in(standard.stone_points & ~stones)
        assert [p for p in free if standard.cut_points(stones) >> p & 1] == [
            p for p in free if splits_by_search(p, stones)
        ]
        s = state(quest("T13 - -", stones=" ".join(standard.ids[p] for p in points_in(stones))))
        for stone in s.stones_on:
            rest = s.stones & ~(1 << stone)
            targets = [p for p in points_in(free_points(s)) if not splits_by_search(p, rest)]
            assert (stone in stones_to_move(s)) == bool(targets)


@pytest.mark.parametrize(
    ("lines", "cuts"),
    [
        ("01 12 23", {1, 2}),
        ("01 12 23 30", set()),
        ("03 13 23", {3}),
        ("01 12 20 23 34 42", {2}),
        ("01 02 03 12 13 23", set()),
    ],
    ids=["chain", "circle", "star", "two triangles", "all joined"],
)
def test_cut_points_of_small_graphs(lines: str, cuts: set[int]) -> None:
    drawn = [[line[0], line[1]] for line in lines.split()]
    ids = sorted({end for line in drawn for end in line})
    assert set(points_in(cut_points(neighbours_of(ids, drawn), [0] * len(ids)))) == cuts


def test_distances_count_lines_and_stay_inside() -> None:
    """A chain of five points, the fourth of which is closed."""
    chain = [0b00010, 0b00101, 0b01010, 0b10100, 0b01000]
    assert distances(chain, 1, 0b10111) == [1, 0, 1, UNREACHED, UNREACHED]
