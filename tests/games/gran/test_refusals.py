"""Every point of the board is either a legal answer or refused with a rule and a sentence."""

from random import Random

import pytest

import ringspiel
from ringspiel.games.gran.words import PointQuestion
from ringspiel.languages import SHIPPED
from ringspiel.texts import render
from tests.games.gran.quest import legal, play, quest, refused, state


@pytest.mark.parametrize("seats", [3, 6])
def test_refusals_and_answers_are_the_same_rules(seats: int) -> None:
    random = Random(seats)
    table = ringspiel.new("gran", seats, seed=seats)
    kinds = set()
    for _ in range(1500):
        question = table.question
        assert isinstance(question, PointQuestion)
        kinds.add(question.kind)
        points = range(len(state(table).board.ids))
        forbidden = {point: question.forbidden_by(state(table), point) for point in points}
        assert {point for point in points if not forbidden[point]} == set(table.answers()), question.kind
        table.answer(random.choice(table.answers()))
        if table.seat is None:
            table = ringspiel.new("gran", seats, seed=seats + 100)
    assert len(kinds) == 8, "every kind of question came up"


@pytest.mark.parametrize("language", SHIPPED)
def test_selecting_a_point_says_why_it_may_not_be_chosen(language: str) -> None:
    table = play(quest("T01 - -", stones="T22"), "t02 stay")
    refusal = table.why_not(["point:T23"])
    assert refusal is not None and refusal.rule == "GR-72"
    assert render(refusal.text, language, ["A", "B", "C"])
    assert table.why_not(["point:W11"]) is None
    assert table.why_not(["point:W11", "point:W10"]) is not None
    assert table.why_not(["point:Z99"]) is not None


@pytest.mark.parametrize("answer", [-1, 73, 10**9, -(10**9)])
def test_numbers_that_are_no_points_are_refused(answer: int) -> None:
    table = quest("T22 - -", ring="U22")
    with pytest.raises(ringspiel.IllegalAnswer):
        table.answer(answer)


def test_points_are_typed_in_any_case_and_nonsense_is_not_understood() -> None:
    table = quest("T22 - -", ring="U22")
    assert "t21" in legal(table)
    assert table.parse("T21") == table.parse("t21")
    assert refused(table, "W11") == "GR-10"
    for words in ("", "nowhere", "t21 t22", "stay stay"):
        with pytest.raises(ringspiel.NotUnderstood):
            table.parse(words)
