"""A hint in the terminal comes from the same player, estimates and reasons as in the browser."""

from __future__ import annotations

import pytest

import ringspiel
from ringspiel.agents.estimate import Estimate, stands_out
from ringspiel.cli import advice
from ringspiel.server.jobs import worker


def estimates(*chances: float) -> list[Estimate]:
    return [Estimate(answer, chance, float(not answer)) for answer, chance in enumerate(chances)]


@pytest.mark.parametrize(
    ("chances", "exact", "clear"),
    [
        ((0.54, 0.56), False, False),
        ((0.56, 0.555), False, False),
        ((0.56, 0.54, 0.2), False, True),
        ((0.56, 0.555), True, True),
        ((0.5, 0.6), True, False),
        ((0.5,), False, True),
    ],
)
def test_advice_stands_out_if_its_chance_is_clearly_the_best(
    chances: tuple[float, ...], exact: bool, clear: bool
) -> None:
    assert stands_out(estimates(*chances), exact) is clear


@pytest.mark.parametrize(("second", "says_so"), [(0.56, True), (0.2, False)])
def test_the_terminal_says_what_cannot_be_told_apart(
    second: float, says_so: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ringspiel.new("gran", 3, seed=1)
    first, other = table.answers()[:2]
    monkeypatch.setattr(advice, "hint", lambda perspective: [Estimate(first, 0.54, 1.0), Estimate(other, second, 0.0)])
    said = advice.advice_of(table, 0, "en", ["Ada", "Bob", "Cem"])
    assert said[0].startswith("A strong player would:")
    assert ("told apart" in " ".join(said)) is says_so


def test_the_browser_is_told_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ringspiel.new("gran", 3, seed=1)
    first, other = table.answers()[:2]
    monkeypatch.setattr(worker, "hint", lambda perspective: [Estimate(first, 0.54, 1.0), Estimate(other, 0.56, 0.0)])
    answer, chances, exact, clear, _ = worker.best_guess(table.save(), 0)
    assert (answer, chances, exact, clear) == (first, (0.54, 0.56), False, False)
