"""Playing a lesson through with the engine: what each step means there, or what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ringspiel.kernel.chance import Dictated
from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.record import Answer
from ringspiel.kernel.table import Table, new
from ringspiel.lessons.lesson import BadLesson, Lesson, Step

SHOWN = 30
"""How many of the legal answers an error names."""


class Script(NamedTuple):
    """A lesson as the engine plays it: chance before the first question, then answers with what chance gave."""

    setup: list[int]
    answers: list[Answer]
    others: list[dict[int, str]]
    """By step: the other answers of which the lesson speaks, with their notation there."""

    def is_followed(self, given: Sequence[Answer]) -> bool:
        """Whether these are the answers of the lesson, as far as it goes."""
        return all(mine.answer == wanted.answer for mine, wanted in zip(given, self.answers, strict=False))

    def expected(self, given: Sequence[Answer]) -> Answer | None:
        """What is answered after these; None if the lesson is over, or was left."""
        left = len(given) >= len(self.answers) or not self.is_followed(given)
        return None if left else self.answers[len(given)]

    def chance_after(self, given: Sequence[Answer], answer: int) -> list[int]:
        """What is dictated when this is answered next."""
        expected = self.expected(given)
        return expected.chance if expected is not None and expected.answer == answer else []


def play_through(lesson: Lesson) -> Script:
    """The script, or BadLesson with the step that does not fit."""
    table = begun(lesson)
    others = [do(lesson, table, number, step) for number, step in enumerate(lesson.steps, start=1)]
    return Script(table.setup_chance, table.entries, others)


def begun(lesson: Lesson) -> Table:
    try:
        table = new(lesson.game, lesson.seats, lesson.seed, lesson.options, Dictated(lesson.setup))
    except RingspielError as error:
        raise BadLesson(f"lesson {lesson.id}, setup: {error}") from error
    if not 0 <= lesson.learner < lesson.seats:
        last = lesson.seats - 1
        raise BadLesson(f"lesson {lesson.id}: learner {lesson.learner} is not a seat; there are 0 to {last}")
    return table


def do(lesson: Lesson, table: Table, number: int, step: Step) -> dict[int, str]:
    """Give the answer of a step; the other answers that it speaks of."""
    where = f"lesson {lesson.id}, step {number} ({step.answer!r})"
    check_asked(table, lesson.learner if step.seat is None else step.seat, where)
    others = {meant(table, other, where): other for other in step.others}
    answer = meant(table, step.answer, where)
    chance = Dictated(step.chance)
    table.go_on_with(chance)
    try:
        table.answer(answer)
    except RingspielError as error:
        raise BadLesson(f"{where}: {error}") from error
    unused = list(chance.values)
    if unused:
        raise BadLesson(f"{where}: chance dictates {len(unused)} results more than are drawn")
    return others


def check_asked(table: Table, seat: int, where: str) -> None:
    question = table.question
    if question is None:
        raise BadLesson(f"{where}: the game is over before")
    if question.seat != seat:
        raise BadLesson(f"{where}: seat {question.seat} is asked ({question.kind}), not seat {seat}; say `seat` there")


def meant(table: Table, notation: str, where: str) -> int:
    try:
        return table.parse(notation)
    except RingspielError as error:
        legal = [table.describe(answer).notation for answer in table.answers()]
        shown = ", ".join(legal[:SHOWN]) + (f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else "")
        asked = "" if table.question is None else f" to {table.question.kind}"
        raise BadLesson(
            f"{where}: {notation!r} is not a legal answer{asked} here ({error}); legal are: {shown}"
        ) from error
