"""A hint in the terminal comes from the same player, chances and reasons as in the browser."""

from __future__ import annotations

import pytest

import ringspiel
from ringspiel.agents.review import Counsel
from ringspiel.cli import advice
from ringspiel.server.jobs import worker


@pytest.mark.parametrize("close", [True, False])
def test_the_terminal_says_what_cannot_be_told_apart(close: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ringspiel.new("gran", 3, seed=1)
    found = Counsel(table.answers()[:2], 0.54, 0.53, close, exact=False)
    monkeypatch.setattr(advice, "counsel", lambda perspective: found)
    said = advice.advice_of(table, 0, "en", ["Ada", "Bob", "Cem"])
    assert said[0].startswith("A strong player would:")
    assert ("told apart" in " ".join(said)) is close


def test_the_browser_is_told_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ringspiel.new("gran", 3, seed=1)
    answers = table.answers()[:2]
    monkeypatch.setattr(worker, "counsel", lambda perspective: Counsel(answers, 0.54, 0.53, True, exact=False))
    told = worker.best_guess(table.save(), 0)
    assert (told.answer, told.chance, told.otherwise, told.close, told.exact) == (answers[0], 0.54, 0.53, True, False)
