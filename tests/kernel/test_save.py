"""Saved positions whose head is broken are refused with what is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

import ringspiel

Change = Callable[[dict[str, Any]], None]


def chance(**parts: Any) -> Change:
    return lambda saved: saved["chance"].update(parts)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (chance(key="ab"), "a key of 64 hex digits"),
        (chance(used=-1), "a count from 0 up"),
        (lambda saved: saved.update(question=[]), "mordor has no question"),
        (lambda saved: saved.update(question=["riddle", 0]), "mordor has no question"),
        (lambda saved: saved.update(question=["set-aside"]), "takes seat"),
        (lambda saved: saved.update(question=["set-aside", 5]), "seat 5"),
    ],
)
def test_a_broken_head_is_named(change: Change, fault: str) -> None:
    saved = ringspiel.new("mordor", 2, seed=1).save()
    change(saved)
    with pytest.raises(ringspiel.BrokenSave, match=fault):
        ringspiel.load(saved)


def test_a_wrong_value_of_an_option_is_refused_in_words_for_players() -> None:
    with pytest.raises(ringspiel.BadOption) as refused:
        ringspiel.new("mordor", 2, options={"places": "perhaps"})
    assert refused.value.reason is not None


@pytest.mark.parametrize(
    ("part", "value", "fault"),
    [
        ("format", "ringspiel-position/0", "not a position that this version reads"),
        ("rules", "0.0", "saved under rules 0.0"),
    ],
)
def test_a_position_of_another_version_is_refused(part: str, value: str, fault: str) -> None:
    saved = ringspiel.new("mordor", 2, seed=1).save()
    saved[part] = value
    with pytest.raises(ringspiel.BrokenSave, match=fault):
        ringspiel.load(saved)


def test_a_question_without_a_legal_answer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ringspiel.new("mordor", 2, seed=1)
    monkeypatch.setattr(type(table.state.question), "answers", lambda question, s: [])
    with pytest.raises(ringspiel.BrokenSave, match="no legal answer"):
        ringspiel.load(table.save())
