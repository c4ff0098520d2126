"""The literal rule on stones, beside the careful one: GR-73."""

from random import Random

import pytest

import ringspiel
from ringspiel.agents import agent_of
from ringspiel.games.gran.graph import flooded, points_in, way
from ringspiel.games.gran.state import NOWHERE, GranState
from ringspiel.games.gran.stones import free_points, stones_to_move
from ringspiel.games.gran.walls import closed_to_stones
from ringspiel.languages import SHIPPED
from ringspiel.texts import render
from tests.games.gran.quest import asked, board, legal, play, quest, refused, state


def literal(knights: str, **position: object) -> ringspiel.Table:
    return quest(knights, walls="literal", **position)  # type: ignore[arg-type]


@pytest.mark.rule("GR-72", "GR-73")
def test_what_is_far_from_the_ring_may_be_cut_off_to_the_letter_but_not_with_care() -> None:
    position = {"ring": "U22", "stones": "E22"}
    assert refused(play(quest("T01 - -", **position), "t02 stay"), "e23") == "GR-72"  # type: ignore[arg-type]
    table = play(literal("T01 - -", **position), "t02 stay")
    play(table, "e23")
    assert board(table)["stones"] == ["E22", "E23"], "E32 and E33 are cut off for good"


@pytest.mark.rule("GR-73")
def test_the_ring_itself_is_not_walled_in() -> None:
    table = play(literal("T01 - -", ring="T33", stones="T22"), "t02 stay")
    assert refused(table, "t23") == "GR-73", "only T32 would be left beside the ring"
    assert "t31" in legal(table)


@pytest.mark.rule("GR-73")
def test_one_knight_beside_the_ring_is_enough_and_the_others_may_be_shut_out() -> None:
    table = play(literal("T01 T32 -", ring="T33", stones="T22"), "t02 stay")
    assert "t23" in legal(table), "the knight on T32 can still get there"


@pytest.mark.rule("GR-73")
def test_a_way_over_a_dragon_needs_an_amulet() -> None:
    """Without T10, T01, T21 and T12 the ring on T00 hangs on the dragon T11 and on the white W02."""
    shut = {"ring": "T00", "stones": "T10 T01"}
    with_amulets = play(literal("U01 - -", **shut), "u02 stay")
    assert "w02" in legal(with_amulets), "over the dragon"
    without = play(literal("U01 U21 U22", amulets=[0, 0, 0], **shut), "u02 stay")
    assert refused(without, "w02") == "GR-73"


@pytest.mark.rule("GR-73")
def test_a_carried_ring_forbids_no_stone() -> None:
    table = play(literal("T01 U21 -", bearer=1, stones="T22"), "t02 stay")
    assert legal(table) == {state(table).board.ids[point].lower() for point in points_in(free_points(state(table)))}


@pytest.mark.rule("GR-73")
def test_a_ring_out_of_reach_already_forbids_no_stone() -> None:
    """Everybody who stood beside the ring has left, over the stones; nothing can make it worse."""
    table = play(literal("T01 - -", ring="T33", stones="T22 T23"), "t02 stay")
    assert asked(table) == "place-stone"
    assert {"w11", "u21", "t31"} <= legal(table)


@pytest.mark.rule("GR-73", "GR-71")
def test_a_stone_is_moved_by_the_same_rule() -> None:
    table = play(literal("T03 - -", ring="T33", stones="T22 U21"), "t13 stay")
    play(table, "u21")
    assert refused(table, "t23") == "GR-73"
    assert "e23" in legal(table)


@pytest.mark.rule("GR-73", "GR-32")
def test_the_ring_is_put_where_somebody_can_get() -> None:
    table = play(literal("T10 - -", bearer=0, stones="E22 E23"), "t20")
    assert asked(table) == "put-ring"
    assert refused(table, "e33") == "GR-73", "behind stones"
    assert "e31" in legal(table)
    assert "e33" in legal(play(quest("T10 - -", bearer=0, stones="E22"), "t20"))


@pytest.mark.rule("GR-73", "GR-81")
def test_without_an_agreed_last_round_it_is_the_200th() -> None:
    assert board(literal("- - -"))["last_round"] == 200
    assert board(literal("- - -", max_rounds=30))["last_round"] == 30
    assert board(quest("- - -"))["last_round"] is None


def reaches_the_ring(s: GranState, seat: int, stones: int) -> bool:
    """GR-73 word for word, for one knight: step by step over points, in any number of moves."""
    reached, edge = set(), {s.place_of(seat)}
    while edge:
        reached |= edge
        beyond = {other for point in edge for other in s.board.neighbours[point]} - reached
        edge = {
            point
            for point in beyond
            if not stones >> point & 1 and (s.amulets[seat] or not s.board.dragons >> point & 1)
        }
    return s.ring in reached


@pytest.mark.rule("GR-73")
@pytest.mark.parametrize("seed", range(6))
def test_legal_places_are_those_of_a_plain_search_in_games_of_random_answers(seed: int) -> None:
    random, looked = Random(seed), 0
    table = ringspiel.new("gran", 3 + seed % 4, seed=seed, options={"walls": "literal", "max_rounds": 60})
    while table.seat is not None:
        s = state(table)
        if s.ring != NOWHERE and s.stones and random.random() < 0.05:
            looked += 1
            open_before = any(reaches_the_ring(s, seat, s.stones) for seat in range(s.seats))
            for point in points_in(free_points(s)):
                stones = s.stones | 1 << point
                still_open = any(reaches_the_ring(s, seat, stones) for seat in range(s.seats))
                assert closed_to_stones(s, s.stones) >> point & 1 == (open_before and not still_open)
            assert all((stone in stones_to_move(s)) == bool(free_points(s)) for stone in s.stones_on if not open_before)
        table.answer(random.choice(table.answers()))
    assert looked > 3


@pytest.mark.rule("GR-73")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_opponents_play_it(level: str) -> None:
    table = ringspiel.new("gran", 3, seed=2, options={"walls": "literal", "max_rounds": 4, "start": 0})
    agents = [agent_of(level, "gran", seat) for seat in range(3)]
    while table.seat is not None:
        table.answer(agents[table.seat].choose(table.perspective(table.seat)))
    assert table.outcome is not None


@pytest.mark.parametrize("language", SHIPPED)
def test_both_rules_say_what_they_mean(language: str) -> None:
    option = next(option for option in ringspiel.game_of("gran").options if option.id == "walls")
    assert option.to_json()["values"] == ["careful", "literal"] and option.default == "careful"
    for key in ("walls", "walls-hint", "walls-careful", "walls-literal"):
        assert render({"key": f"gran-option-{key}"}, language, [])
    refusals = {render({"key": f"gran-refuse-{rule}"}, language, []) for rule in ("GR-72", "GR-73")}
    assert len(refusals) == 2


def test_ways_and_floods_on_a_small_graph() -> None:
    """A chain of five points, and a sixth beside the first."""
    chain = [0b100010, 0b00101, 0b01010, 0b10100, 0b01000, 0b000001]
    assert way(chain, 0, 0b01000, 0b111111) == 0b01111
    assert way(chain, 0, 0b01000, 0b111011) == 0
    assert way(chain, 0, 0b100001, 0b111111) == 0b000001, "already there"
    assert flooded(chain, 0b000010, 0b101111) == 0b101111
