"""Answers made of two numbers."""

from ringspiel.games.ringkrieg.pieces.board import LOCATIONS
from ringspiel.games.ringkrieg.telling.pairs import pair, pair_of, pairs


def test_an_answer_of_two_numbers_says_both_and_is_never_nothing() -> None:
    for first in range(LOCATIONS):
        answers = pairs(first, list(range(LOCATIONS)))
        assert answers == [pair(first, second) for second in range(LOCATIONS)] and 0 not in answers
        assert [pair_of(answer) for answer in answers] == [(first, second) for second in range(LOCATIONS)]
