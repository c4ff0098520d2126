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
