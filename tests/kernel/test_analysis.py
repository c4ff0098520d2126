"""A tree of variations on top of a record."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

import ringspiel
from ringspiel.kernel.analysis import FORMAT, Analysis, Board, Given, Mark, Place, begin, read_analysis
from ringspiel.kernel.errors import BrokenAnalysis, BrokenRecord, RingspielError


def finished(game: str = "mordor", seats: int = 2) -> dict[str, Any]:
    table = ringspiel.new(game, seats=seats, seed=7)
    while table.outcome is None:
        table.answer(table.answers()[0])
    return table.record()


def board_with_lines() -> Board:
    """Two answers after moment 3, one of them with a further answer."""
    board = Board(begin(finished()))
    answers = board.table_at(Place(3)).answers()
    first = board.try_answer(Place(3), answers[-1])
    board.try_answer(first, board.table_at(first).answers()[0])
    board.try_answer(Place(3), answers[0], seed=5)
    return board


def test_an_analysis_survives_its_journey_through_a_file() -> None:
    board = board_with_lines()
    board.note(Place(3), comment="Hier", symbol="?!", marks=[Mark("die:red"), Mark("ring:0:1", "ring:0:3", "blue")])
    board.note(Place(3, 0), name="Der andere Weg", symbol="!!")
    again = Board(begin(json.loads(json.dumps(board.analysis.to_json()))))
    again.check()
    assert again.analysis == board.analysis
    assert again.table_at(Place(3, 1)).view(0) == board.table_at(Place(3, 1)).view(0)


@pytest.mark.parametrize("game", ringspiel.game_ids())
def test_answers_of_every_game_can_be_tried(game: str) -> None:
    table = ringspiel.new(game, seats=ringspiel.game_of(game).seat_counts[0], seed=3)
    for _ in range(12):
        table.answer(table.answers()[0])
    board, place = Board(begin(table.record(reveal=True))), Place(6)
    for _ in range(8):
        place = board.try_answer(place, board.table_at(place).answers()[-1], seed=11)
    board.check()
    assert len(board.way_to(place)) == 8


def test_chance_is_chosen_drawn_or_that_of_the_game() -> None:
    board = Board(begin(finished()))
    answer = board.record.answers[0].answer
    as_it_was = board.try_answer(Place(0), answer)
    chosen = board.try_answer(Place(0), answer, chance=[0, 0, 0, 0])
    drawn = board.try_answer(Place(0), answer, seed=99)
    results = [board.analysis.tried[place.tried or 0].chance for place in (as_it_was, chosen, drawn)]
    assert results[0] == board.record.answers[0].chance
    assert results[1][:4] == [0, 0, 0, 0]
    assert results[2] not in results[:2]


def test_a_die_has_only_its_own_sides() -> None:
    board = Board(begin(finished()))
    with pytest.raises(BrokenAnalysis, match="chance cannot come like that"):
        board.try_answer(Place(0), board.record.answers[0].answer, chance=[99])
    assert board.analysis.tried == []


def test_the_same_answer_with_the_same_chance_is_found_again() -> None:
    board = Board(begin(finished()))
    answer = board.record.answers[0].answer
    assert board.try_answer(Place(0), answer) == board.try_answer(Place(0), answer)
    assert len(board.analysis.tried) == 1


def test_deleting_an_answer_deletes_what_follows_it() -> None:
    board = board_with_lines()
    board.delete(0)
    assert len(board.analysis.tried) == 1
    board.check()
    with pytest.raises(BrokenAnalysis, match="there is no tried answer 9"):
        board.delete(8)


def test_a_line_goes_up_with_all_that_follows() -> None:
    board = board_with_lines()
    before = [board.analysis.tried[number] for number in board.after(Place(3))]
    board.promote(2)
    assert [board.analysis.tried[number].chance for number in board.after(Place(3))] == [
        before[1].chance,
        before[0].chance,
    ]
    board.check()
    first = board.after(Place(3))[0]
    assert board.after(Place(3, first)) == []
    now = board.analysis
    board.promote(first)
    assert board.analysis == now


def test_a_place_is_found_by_what_was_answered() -> None:
    board = board_with_lines()
    tried = board.analysis.tried
    way = [Given(tried[number].answer, tried[number].chance) for number in (0, 1)]
    board.promote(2)
    assert board.analysis.tried[board.find(3, way).tried or 0] == replace(tried[1], parent=1)
    board.delete(1)
    with pytest.raises(BrokenAnalysis, match="not there any more"):
        board.find(3, way)


def test_a_position_can_be_analysed() -> None:
    table = ringspiel.new("gran", seats=3, seed=1)
    board = Board(begin(table.save()))
    place = board.try_answer(Place(), board.table_at(Place()).answers()[0])
    assert board.table_at(place).seat is not None
    Board(begin(board.analysis.to_json())).check()


def test_an_illegal_answer_changes_nothing() -> None:
    board = Board(begin(finished()))
    with pytest.raises(RingspielError):
        board.try_answer(Place(0), 99_999)
    with pytest.raises(RingspielError):
        board.try_answer(Place(len(board.record.answers)), 1)
    assert board.analysis.tried == []


def broken(**changes: Any) -> dict[str, Any]:
    """A file with one tried answer that is changed."""
    document = board_with_lines().analysis.to_json()
    document["tried"][1] |= changes
    return document


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        (None, "neither an analysis"),
        ([], "neither an analysis"),
        ({"format": "something/9"}, "neither an analysis"),
        ({"format": FORMAT}, "not an analysis"),
        (broken(symbol="!!!"), "is not a symbol"),
        (broken(comment="x" * 5000), "a comment has at most"),
        (broken(name="x" * 101), "the name of a line"),
        (broken(marks=[{"at": "x"}] * 101), "marks"),
        (broken(marks=["x"]), "not an analysis"),
        (broken(marks=[{"at": ""}]), "a mark names a place"),
        (broken(marks=[{"at": "x", "to": "y" * 101}]), "a mark names a place"),
        (broken(marks=[{"at": "x", "colour": "url(#a)"}]), "not a colour"),
        (broken(moment=-1), "there is no moment"),
        (broken(moment=10**9), "there is no moment"),
        (broken(moment=2), "leaves the record elsewhere"),
        (broken(parent=1), "must come after"),
        (broken(parent=-1), "must come after"),
        (broken(parent="0"), "not an analysis"),
        (broken(unknown=1), "not an analysis"),
        (broken() | {"title": "x" * 101}, "a title"),
        (broken() | {"notes": [{"moment": 1}, {"moment": 1}]}, "at most one note"),
        (broken() | {"tried": [broken()["tried"][0]] * 5001}, "at most 5000"),
    ],
)
def test_a_hostile_file_is_refused_with_a_sentence(document: Any, sentence: str) -> None:
    with pytest.raises(BrokenAnalysis, match=sentence):
        begin(document)


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        (broken(answer=99_999), "tried answer 2"),
        (broken(answer=2**70), "not an analysis|tried answer 2"),
        (broken(seat=7), "is asked"),
        (broken(notation="another"), "means"),
        (broken(chance=[0] * 40), "chance results"),
        (broken(chance=[-1]), "chance cannot come|chance results"),
    ],
)
def test_a_line_that_cannot_be_played_is_named(document: Any, sentence: str) -> None:
    with pytest.raises(BrokenAnalysis, match=sentence):
        Board(begin(document)).check()


def test_a_broken_record_is_named() -> None:
    document = board_with_lines().analysis.to_json()
    document["record"]["answers"][0]["seat"] = 1
    with pytest.raises(BrokenRecord, match="answer 1"):
        Board(read_analysis(document)).check()


def test_an_analysis_without_a_word_is_short() -> None:
    assert set(Analysis(FORMAT, {}).to_json()) == {"format", "record"}


@pytest.mark.parametrize("moment", [-1, 9999])
def test_a_moment_beyond_the_record_is_refused(moment: int) -> None:
    with pytest.raises(BrokenAnalysis, match=f"no moment {moment}"):
        Board(begin(finished())).table_at(Place(moment))
