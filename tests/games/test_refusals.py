"""Every question of the small games says why something may not be chosen."""

from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.kernel.question import Question
from ringspiel.languages import SHIPPED
from ringspiel.texts import render

SMALL = ["gefaehrten", "gran", "mordor", "tuerme"]
NAMES = ["Anna", "Bert", "Cleo"]


def tables(game: str, seed: int) -> list[ringspiel.Table]:
    """Positions of one game of random answers."""
    seats = ringspiel.game_of(game).seat_counts[0]
    options: dict[str, Any] = {"places": True} if game == "mordor" else {}
    table, random, found = ringspiel.new(game, seats, seed=seed, options=options), Random(seed), []
    while table.seat is not None and len(table.entries) < 250:
        found.append(table.clone())
        table.answer(random.choice(table.answers()))
    return found[::5]


@pytest.mark.parametrize("game", SMALL)
def test_every_question_explains_itself(game: str) -> None:
    silent = [question.kind for question in ringspiel.game_of(game).questions if question.explain is Question.explain]
    assert silent == []


@pytest.mark.parametrize("game", SMALL)
def test_whatever_is_clicked_the_answer_is_a_sentence_that_helps(game: str) -> None:
    played = tables(game, 1)
    targets = {target for table in played for choice in table.choices(table.seat) for target in choice["targets"]}
    for table in played:
        for target in sorted(targets):
            refusal = table.why_not([target])
            if refusal is not None:
                assert refusal.text["key"] != "answer-not-offered", (table.question, target)
                assert all(len(render(refusal.text, language, NAMES)) > 20 for language in SHIPPED)
