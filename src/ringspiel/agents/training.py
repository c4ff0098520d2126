"""Training from one's own games: positions in which a better answer was missed, asked again until they are solved.

A collection is a file of exercises. One that is solved at once comes again after one day, after three and after nine;
then it is done. One that is missed begins anew on the next day.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.text import Text, text

FORMAT: Final = "ringspiel-training/1"
DAYS: Final = (1, 3, 9)
DAY: Final = 24 * 60 * 60
DONE: Final = len(DAYS) + 1
MOST: Final = 500


class Exercise(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """A position, and the best answer that was found there. Times are in seconds since 1970."""

    id: str
    position: dict[str, Any]
    seat: int
    solution: int
    notation: str
    """Of the solution."""
    added: int
    due: int
    """When it is asked next."""
    theme: str = ""
    played: str = ""
    """The answer that was given in the game, in notation; empty where there was no game."""
    loss: float = 0.0
    """What that answer gave away, as a chance to win."""
    why: list[Text] = []
    stage: int = 0
    """How often it has been solved in a row."""
    table: str = ""
    """Where it was played, if that is known."""

    @property
    def is_done(self) -> bool:
        return self.stage >= DONE


class Collection(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    format: str
    exercises: list[Exercise]


def read_collection(document: Any) -> Collection:
    """The collection in a document; BadOption if it is none. Whether positions can be played, loading them says."""
    try:
        found = msgspec.convert(document, Collection)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadOption(f"not a collection of exercises: {error}", text("training-broken")) from error
    if found.format != FORMAT:
        raise BadOption(f"{found.format!r} is not {FORMAT!r}", text("training-broken"))
    if len(found.exercises) > MOST or len({each.id for each in found.exercises}) != len(found.exercises):
        raise BadOption(f"a collection holds at most {MOST} exercises, each once", text("training-broken"))
    return found


def judged(exercise: Exercise, right: bool, now: int) -> Exercise:
    """After an answer, the first one that somebody gives on a day."""
    stage = exercise.stage + 1 if right else 0
    days = DAYS[min(max(stage, 1), len(DAYS)) - 1]
    return replace(exercise, stage=stage, due=now + days * DAY)


def due(collection: Collection, now: int) -> list[Exercise]:
    """What is to be asked now, the costliest first."""
    waiting = [each for each in collection.exercises if not each.is_done and each.due <= now]
    return sorted(waiting, key=lambda each: (-each.loss, each.id))


def added(collection: Collection, new: list[Exercise]) -> Collection:
    """With further exercises; those that are there already stay as they are."""
    known = {each.id for each in collection.exercises}
    further = {each.id: each for each in new if each.id not in known}
    return replace(collection, exercises=[*collection.exercises, *further.values()][:MOST])


def id_of(position: dict[str, Any]) -> str:
    """The same position has the same name."""
    content = repr((position["game"], position["state"], position["question"]))
    return blake2b(content.encode(), digest_size=5).hexdigest()
