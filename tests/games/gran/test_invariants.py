"""Positions that cannot be are found out, whatever is wrong with them."""

from collections.abc import Callable

import pytest

import ringspiel
from ringspiel.games.gran.attack import Banish
from ringspiel.games.gran.dragons import FurtherMove
from ringspiel.games.gran.moving import FirstStep, SecondStep
from ringspiel.games.gran.ring import PutRing
from ringspiel.games.gran.state import GranState
from ringspiel.games.gran.stones import MoveStone, PlaceStone
from tests.games.gran.quest import play, quest, state
from tests.games.gran.test_stones import SIXTEEN

Change = Callable[[GranState], None]


def point(s: GranState, id: str) -> int:
    return s.board.ids.index(id)


def set_(**attributes: object) -> Change:
    def change(s: GranState) -> None:
        for name, value in attributes.items():
            setattr(s, name, value)

    return change


def put(knights: str = "", ring: str = "", stones: str = "") -> Change:
    def change(s: GranState) -> None:
        for seat, id in enumerate(knights.split()):
            s.points[seat] = point(s, id)
        s.ring = point(s, ring) if ring else s.ring
        s.stones_on = [point(s, id) for id in stones.split()]

    return change


def both(first: Change, second: Change) -> Change:
    def change(s: GranState) -> None:
        first(s)
        second(s)

    return change


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (set_(points=[0, 1]), "one knight"),
        (set_(amulets=[3, 3]), "one knight"),
        (set_(seals=[0, 0]), "one knight"),
        (set_(seals=[-1, 0, 0]), "seals of four cities"),
        (set_(cards=[-1, 0, 4, 6, 6, 4, 2]), "dragon cards"),
        (set_(card=7), "a card shows 0 to 6"),
        (set_(card=-2), "a card shows 0 to 6"),
        (set_(die=0), "the die 1 to 6"),
        (set_(start=3), "exist"),
        (set_(fettered=-1), "exist"),
        (set_(ring=-1, bearer=0, points=[-1, 20, 30]), "ring-bearer is on the board"),
        (put("W00 W01 W02", stones=f"{SIXTEEN} U21"), "at most 16 stones"),
        (put("W00", ring="E22", stones="E22"), "free black or white"),
        (set_(points=[-1, 20, 30], question=SecondStep(0, 5)), "second step"),
        (set_(question=Banish(0, 0)), "banished knight"),
        (set_(points=[-1, -1, 30], question=Banish(0, 1)), "banished knight"),
        (both(put("T20"), set_(question=PutRing(0))), "put down by its bearer"),
        (set_(ring=-1, bearer=0, question=PutRing(0)), "put down by its bearer"),
        (set_(points=[0, 1, 73]), "points of the board"),
        (set_(points=[0, 1, -2]), "points of the board"),
        (set_(ring=10**20), "points of the board"),
        (set_(amulets=[4, 3, 3]), "amulets"),
        (set_(amulets=[-1, 3, 3]), "amulets"),
        (set_(seals=[16, 0, 0]), "seals of four cities"),
        (set_(cards=[3, 0, 4, 6, 6, 4, 2]), "dragon cards"),
        (set_(cards=[]), "dragon cards"),
        (set_(die=7), "the die 1 to 6"),
        (set_(active=3), "exist"),
        (set_(fettered=8), "exist"),
        (set_(round=0), "exist"),
        (set_(bearer=3), "ring-bearer is a knight"),
        (set_(bearer=0), "the ring lies on a point or is carried"),
        (set_(ring=-1), "the ring lies on a point or is carried"),
        (put("T22 T22 U22"), "no two knights"),
        (put(stones="T11"), "free black or white"),
        (put(stones="T22"), "free black or white"),
        (put(stones="T22 T23"), "free black or white"),
        (put(ring="W11"), "the ring lies on a free black point"),
        (put(ring="T22"), "the ring lies on a free black point"),
        (put(ring="T20"), "the ring lies on a free black point"),
        (put(stones="E22 E23"), "do not split"),
        (put("W11", stones="T22 T31"), "do not split"),
        (put("W11", stones="T00 T01 T10 T12 T21 T22"), "do not split"),
        (set_(fettered=2), "fettered knight stands on a dragon"),
        (set_(fettered=1), "fettered knight does not move"),
        (set_(seals=[7, 0, 0]), "all the seals"),
        (set_(question=PlaceStone(1)), "only the active player"),
        (set_(question=SecondStep(0, 99)), "second step"),
        (set_(question=SecondStep(0, -5)), "second step"),
        (set_(question=Banish(0, 1)), "banished knight"),
        (set_(question=Banish(0, 9)), "banished knight"),
        (set_(question=FurtherMove(0)), "begins on a dragon"),
        (set_(question=PutRing(0)), "put down by its bearer"),
        (set_(question=MoveStone(0, 5)), "stone to move"),
        (set_(question=MoveStone(0, -(10**20))), "stone to move"),
    ],
)
def test_impossible_positions_are_named(change: Change, fault: str) -> None:
    table = quest("T22 U21 E21")
    s = state(table)
    assert table.game.faults(s) == []
    change(s)
    faults = table.game.faults(s)
    assert any(fault in found for found in faults), faults


@pytest.mark.parametrize(
    "table",
    [
        play(quest("T22 T21 -", bearer=0), "t21"),
        play(quest("T22 T21 -", bearer=0, stones="T12"), "t12"),
        play(quest("T22 T21 -"), "t21"),
        play(quest("T10 - -", bearer=0, won=["urgad elgad", "", ""]), "t20"),
    ],
    ids=["over a knight", "over a stone", "attack", "victory"],
)
def test_the_middle_of_a_move_and_the_end_of_the_game_are_no_faults(table: ringspiel.Table) -> None:
    assert table.game.faults(table.state) == []


def test_a_stone_outside_the_board_cannot_be_loaded() -> None:
    saved = quest("T22 U21 E21").save()
    for points in ([73], [-1], [10**12]):
        saved["state"]["stones_on"] = points
        with pytest.raises(ringspiel.BrokenSave, match="a stone stands on a point"):
            ringspiel.load(saved)


def test_a_stone_named_twice_is_one_stone() -> None:
    saved = quest("T22 U21 E21", stones="W11").save()
    saved["state"]["stones_on"] *= 2
    assert state(ringspiel.load(saved)).stones_on == saved["state"]["stones_on"][:1]


def test_a_question_without_an_answer_is_a_fault() -> None:
    table = quest("U20 T33 T32", ring="U22", stones="T22", amulets=[3, 3, 0])
    s = state(table)
    s.active, s.question = 2, FirstStep(2)
    assert table.game.faults(s) == ["an open question has an answer"], "a blocked knight is not asked to move"
