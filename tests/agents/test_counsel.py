"""Hints and reviews: one scale, and what is recommended is never worse than something else."""

from __future__ import annotations

from random import Random

import pytest

import ringspiel
from ringspiel.agents.puzzles import shipped
from ringspiel.agents.review import counsel
from ringspiel.agents.review.compare import chances, verdict
from ringspiel.agents.review.counsel import Counsel
from ringspiel.kernel.table import Table


def after(game: str, seats: int, answers: int) -> Table:
    """A table after some answers by chance, where there is a choice."""
    random, table = Random(5), ringspiel.new(game, seats, seed=5)
    while table.seat is not None and (len(table.entries) < answers or len(table.answers()) < 2):
        table.answer(random.choice(table.answers()))
    return table


def advised(table: Table) -> Counsel:
    assert table.seat is not None
    return counsel(table.perspective(table.seat))


@pytest.mark.parametrize(("game", "seats"), [("mordor", 3), ("gran", 3)])
def test_a_hint_shows_the_chance_that_the_review_shows_for_the_same_position(game: str, seats: int) -> None:
    """Nothing is hidden in these games, so both are the same to the last digit."""
    table = after(game, seats, 7)
    assert table.seat is not None
    assert advised(table).chance == pytest.approx(chances(table.game, table.state)[table.seat])


@pytest.mark.parametrize(
    ("game", "seats"), [("mordor", 2), ("mordor", 3), ("gran", 4), ("gefaehrten", 2), ("tuerme", 2), ("ringkrieg", 2)]
)
def test_what_a_hint_recommends_has_the_highest_chance_shown(game: str, seats: int) -> None:
    for answers in (3, 8):
        table = after(game, seats, answers)
        found = advised(table)
        assert 0 <= found.next_best <= found.chance <= 1
        assert found.answers[0] in table.answers()


def test_who_follows_a_hint_gives_nothing_away_in_the_review() -> None:
    for answers in (2, 5, 9):
        table = after("gran", 3, answers)
        assert table.seat is not None
        best = advised(table).answers[0]
        loss = verdict(table.game, table.state, table.seat, best, len(table.entries) + 1).loss
        assert loss.low <= 0


def test_answers_with_the_same_exact_chance_are_called_close() -> None:
    """With this roll, two answers lead to the same position."""
    found = advised(ringspiel.new("mordor", 2, seed=1))
    assert found.exact and found.close
    assert found.chance == pytest.approx(found.next_best, abs=1e-9)


def test_answers_that_lie_far_apart_are_not_called_close() -> None:
    puzzle = max(shipped("gran"), key=lambda each: each.low)
    found = counsel(ringspiel.load(puzzle.position).perspective(puzzle.seat))
    assert found.answers[0] == puzzle.solution
    assert not found.close and found.next_best < found.chance
