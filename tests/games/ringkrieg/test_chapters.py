"""The game knows its chapters: what they ask can be saved, whichever chapter it stands in."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from ringspiel.games import ringkrieg
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.telling.asking import SideQuestion


def test_every_question_of_every_chapter_is_listed() -> None:
    asked = set()
    for module in walk_packages(ringkrieg.__path__, ringkrieg.__name__ + "."):
        for thing in vars(import_module(module.name)).values():
            if isinstance(thing, type) and issubclass(thing, SideQuestion) and not thing.__subclasses__():
                asked.add(thing)
    assert asked == set(Ringkrieg.questions)
    assert len(Ringkrieg.questions) == len({question.kind for question in Ringkrieg.questions})


def test_no_step_is_listed_twice() -> None:
    assert len(Ringkrieg.steps) == len(set(Ringkrieg.steps))
