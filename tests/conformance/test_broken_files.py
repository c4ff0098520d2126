"""Files that somebody or something has broken give a sentence, never a crash."""

import copy
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ringspiel
from ringspiel.kernel.analysis import Board, Mark, Place, begin
from ringspiel.kernel.errors import RingspielError
from tests.conformance.variants import Variant, each_seat_count, finished, positions, seat_variants

GAMES = ringspiel.game_ids()
ABSURD: list[Any] = [None, True, -1, 0, 7, 10**20, 1.5, "x", "", [], [[-1]], [0] * 9, {}, {"a": 1}]


def break_somewhere(document: Any, random: Random, value: Any) -> Any:
    """The document, but one thing, somewhere, is something else or missing. What is not on the way there is shared."""
    broken = copy.copy(document)
    part = broken
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        key = random.choice(keys)
        if isinstance(part[key], dict | list) and part[key] and random.random() < 0.8:
            part[key] = copy.copy(part[key])
            part = part[key]
        else:
            break
    if value == "x" and isinstance(part, dict):
        del part[key]
    else:
        part[key] = value
    return broken


@settings(max_examples=200, deadline=None)
@given(random=st.randoms(use_true_random=False), value=st.sampled_from(ABSURD), which=st.integers(0, 10**6))
def test_a_broken_analysis_is_refused_or_plays(random: Random, value: Any, which: int) -> None:
    """Broken in its lines and notes; records are broken below."""
    document = analysed(GAMES[which % len(GAMES)])
    broken = {**document, **break_somewhere({name: document[name] for name in ("tried", "notes")}, random, value)}
    try:
        board = Board(begin(broken))
        board.check()
    except RingspielError as error:
        assert str(error)
        return
    for number in range(len(board.analysis.tried)):
        assert board.table_at(Place(board.analysis.tried[number].moment, number)).view(None)


@cache
def analysed(game: str) -> Any:
    """An analysis with two lines, a branch, notes and marks."""
    table = ringspiel.new(game, ringspiel.game_of(game).seat_counts[0], seed=5)
    for _ in range(6):
        table.answer(table.answers()[0])
    board = Board(begin(table.record(reveal=True)))
    for moment in (2, 4):
        place = Place(moment)
        for _ in range(3):
            place = board.try_answer(place, board.table_at(place).answers()[-1], seed=3)
        board.try_answer(Place(moment), board.table_at(Place(moment)).answers()[0], seed=4)
    board.note(Place(2), comment="Hm", symbol="?!", marks=[Mark("a", "b", "red")])
    board.note(Place(2, 0), name="Line", comment="bold")
    return board.analysis.to_json()


@settings(max_examples=400, deadline=None)
@given(random=st.randoms(use_true_random=False), value=st.sampled_from(ABSURD), which=st.integers(0, 10**6))
def test_a_broken_position_is_refused_or_can_be_played(random: Random, value: Any, which: int) -> None:
    variant = seat_variants()[which % len(seat_variants())]
    table = next(table for number, table in enumerate(positions(variant, most=6)) if number == which % 3)
    try:
        loaded = ringspiel.load(break_somewhere(table.save(), random, value))
    except ringspiel.RingspielError as refusal:
        assert str(refusal)
        return
    loaded.view(0)
    loaded.choices(loaded.seat)


@settings(max_examples=400, deadline=None)
@given(random=st.randoms(use_true_random=False), value=st.sampled_from(ABSURD), which=st.integers(0, 10**6))
def test_a_broken_record_is_refused_or_says_the_same(random: Random, value: Any, which: int) -> None:
    record, state = told(which % len(seat_variants()))
    broken = break_somewhere(record, random, value)
    try:
        replayed = ringspiel.replay(broken)
    except ringspiel.RingspielError as refusal:
        assert str(refusal)
        return
    assert replayed.save()["state"] == state


@cache
def told(number: int) -> tuple[Any, Any]:
    """A whole game as a record, and where it has come to."""
    table = finished(seat_variants()[number])
    return table.record(), table.save()["state"]


@each_seat_count
def test_a_record_names_the_first_thing_that_does_not_fit(variant: Variant) -> None:
    record = finished(variant).record()
    where = len(record["answers"]) // 2

    def broken(**change: Any) -> str:
        changed = copy.deepcopy(record)
        changed["answers"][where].update(change)
        with pytest.raises(ringspiel.BrokenRecord) as refusal:
            ringspiel.replay(changed)
        return str(refusal.value)

    assert f"answer {where + 1} " in broken(answer=10**9)
    assert "was asked" in broken(seat=(record["answers"][where]["seat"] + 1) % variant.seats)
    assert "means" in broken(notation="something else")
    assert f"answer {where + 1} " in broken(chance=[0] * 200) or "chance" in broken(chance=[0] * 200)


@each_seat_count
def test_a_seed_that_was_not_promised_is_noticed(variant: Variant) -> None:
    record = finished(variant).record()
    with pytest.raises(ringspiel.BrokenRecord, match="commitment"):
        ringspiel.replay({**record, "seed": "34"})
    with pytest.raises(ringspiel.BrokenRecord, match="commitment"):
        ringspiel.replay({**record, "salt": "other"})


@each_seat_count
def test_an_outcome_that_did_not_happen_is_noticed(variant: Variant) -> None:
    record = finished(variant).record()
    with pytest.raises(ringspiel.BrokenRecord, match="the record says"):
        ringspiel.replay({**record, "outcome": None})
    with pytest.raises(ringspiel.BrokenRecord):
        ringspiel.replay({**record, "answers": record["answers"][:-1]})


def test_files_of_other_versions_are_refused_with_a_sentence() -> None:
    for variant in seat_variants():
        table = finished(variant)
        with pytest.raises(ringspiel.BrokenRecord, match="rules 0"):
            ringspiel.replay({**table.record(), "rules": "0"})
        with pytest.raises(ringspiel.BrokenRecord, match="ringspiel-record/99"):
            ringspiel.replay({**table.record(), "format": "ringspiel-record/99"})
        with pytest.raises(ringspiel.BrokenSave, match="rules 0"):
            ringspiel.load({**table.save(), "rules": "0"})
        with pytest.raises(ringspiel.BrokenSave, match="ringspiel-position/99"):
            ringspiel.load({**table.save(), "format": "ringspiel-position/99"})


@pytest.mark.parametrize("document", ABSURD)
def test_what_is_no_file_of_ours_is_refused(document: Any) -> None:
    with pytest.raises(ringspiel.BrokenRecord):
        ringspiel.replay(document)
    with pytest.raises(ringspiel.BrokenSave):
        ringspiel.load(document)
