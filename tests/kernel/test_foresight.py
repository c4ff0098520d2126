"""What a choice would do: certain where no chance is in it, silent about what nobody can know, for every question."""

from __future__ import annotations

from random import Random

import pytest

import ringspiel
from ringspiel.kernel.errors import IllegalAnswer
from ringspiel.kernel.foresight import foresee
from ringspiel.kernel.table import Table

GAMES = {"gefaehrten": 3, "gran": 3, "mordor": 2, "ringkrieg": 2, "tuerme": 2}
ANSWERS = 60


def random_table(game: str, seed: int, answers: int) -> Table:
    table, random = ringspiel.new(game, GAMES[game], seed=seed), Random(seed)
    while len(table.entries) < answers and table.seat is not None:
        table.answer(random.choice(table.answers()))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foreseen_happens_and_every_question_names_its_rule(game: str) -> None:
    table, random = random_table(game, 1, 0), Random(2)
    while (seat := table.seat) is not None and len(table.entries) < ANSWERS:
        answer = random.choice(table.answers())
        before = table.save()
        found = foresee(table, seat, answer)
        assert table.save() == before
        assert found.rules
        table.answer(answer)
        seen = [event.to_json() for event in table.events(seat)]
        assert seen[: len(found.events)] == found.events
        if not found.open:
            assert seen == found.events
            assert found.asked == table.seat


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_is_not_foreseen(game: str) -> None:
    """The same is foreseen in every world that the seat can imagine."""
    table = random_table(game, 3, 15)
    seat = table.seat
    assert seat is not None
    expected = [foresee(table, seat, answer) for answer in table.answers()[:5]]
    table.state = table.imagine(seat, 99)
    assert [foresee(table, seat, answer) for answer in table.answers()[:5]] == expected


def test_an_illegal_answer_is_refused() -> None:
    table = random_table("mordor", 1, 0)
    with pytest.raises(IllegalAnswer):
        foresee(table, table.seat or 0, 999)
