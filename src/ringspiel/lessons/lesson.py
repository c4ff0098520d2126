"""What a lesson file says. It is checked when it is read; `script` finds out whether it can be played."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from ringspiel.kernel.errors import RingspielError
from ringspiel.languages import SHIPPED, chain


class BadLesson(RingspielError):
    """A lesson file that cannot be used: the file, the place in it, and what to change."""


class Words:
    """What the guide says, as Markdown, by language."""

    def __init__(self, written: dict[str, str]) -> None:
        if not all(written.get(language, "").strip() for language in SHIPPED):
            raise ValueError(f"say something in {' and in '.join(SHIPPED)}")
        self.written = written

    def of(self, language: str) -> str:
        return next(self.written[each].strip() for each in chain(language) if each in self.written)


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One answer. `seat` gives it, by default the learner; `chance` is what dice and draws give after it."""

    answer: str
    seat: int | None = None
    chance: list[int] = []
    say: Words | None = None
    """Before the answer: what is asked and what to do. Without it the guide goes on saying what it said."""
    came: Words | None = None
    """After the answer: what came of it."""
    otherwise: Words | None = None
    """To a player who wants to answer something else."""
    others: dict[str, Words] = {}
    """The same to certain other answers, by notation."""


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A guided game. What comes before the first words of the guide is played before the table opens."""

    game: str
    seats: int
    learner: int
    minutes: int
    title: Words
    about: Words
    end: Words
    steps: list[Step]
    seed: int = 0
    order: int = 0
    level: str = "easy"
    """Who plays the other seats when the lesson is over."""
    options: dict[str, Any] = {}
    setup: list[int] = []
    """What chance gives before the first question."""
    later: dict[str, Words] = {}
    """What the guide remarks, after the lesson, when a kind of question is asked for the first time."""
    id: str = ""

    @property
    def opening(self) -> int:
        """How many answers are given before the table opens."""
        return next((number for number, step in enumerate(self.steps) if step.say), 0)


def read(id: str, written: str, *translations: str) -> Lesson:
    """The lesson in a file, with the words of its translations, or BadLesson."""
    try:
        document = tomllib.loads(written)
        for translation in translations:
            document = with_words(document, tomllib.loads(translation))
        lesson = msgspec.convert(document, Lesson, dec_hook=_decoded)
    except ValueError as error:
        raise BadLesson(f"lesson {id}: {error}") from error
    if not any(step.say for step in lesson.steps):
        raise BadLesson(f"lesson {id}: no step has words (say), so the guide would never begin")
    return msgspec.structs.replace(lesson, id=id)


def with_words(lesson: Any, translation: Any) -> Any:
    """A lesson file with what another one of the same shape adds to it; nothing that is there changes."""
    if isinstance(lesson, dict) and isinstance(translation, dict):
        shared = {name: with_words(lesson[name], more) for name, more in translation.items() if name in lesson}
        return {**translation, **lesson, **shared}
    if isinstance(lesson, list) and isinstance(translation, list):
        return [with_words(*pair) for pair in zip(lesson, translation, strict=False)] + lesson[len(translation) :]
    return lesson


def _decoded(type: type, written: Any) -> Words:
    assert type is Words
    return Words(msgspec.convert(written, dict[str, str]))
