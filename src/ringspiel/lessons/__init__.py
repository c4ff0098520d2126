"""Guided games: lessons as data (`data/<id>.toml`), and how they are read, checked and played through."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ringspiel.kernel.errors import BadOption
from ringspiel.languages import brought, languages
from ringspiel.lessons.lesson import Lesson, Step, Words, read
from ringspiel.lessons.script import Script, play_through

__all__ = ["Lesson", "Script", "Step", "Words", "lesson_of", "lessons", "play_through", "read", "script_of"]


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by id, those of a game in the order in which they are best taken."""
    found = [
        read(file.name.removesuffix(".toml"), file.read_text(encoding="utf-8"), *translations(file.name))
        for file in files("ringspiel.lessons").joinpath("data").iterdir()
        if file.name.endswith(".toml")
    ]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda lesson: (lesson.game, lesson.order))}


def translations(file: str) -> list[str]:
    """The words of a lesson in further languages: files of the same shape."""
    brought_in = (brought(language, f"lessons/{file}") for language in languages())
    return [translation for translation in brought_in if translation is not None]


def lesson_of(id: str) -> Lesson:
    found = lessons().get(id)
    if found is None:
        raise BadOption(f"there is no lesson {id!r}; there are {', '.join(lessons())}")
    return found


@cache
def script_of(id: str) -> Script:
    """What everybody answers in a lesson, and what chance gives."""
    return play_through(lesson_of(id))
