"""A recorded table as a series of decisions, each with the state in which it was made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from ringspiel.kernel.chance import Generator, Scripted, key_of
from ringspiel.kernel.errors import BrokenRecord
from ringspiel.kernel.game import Game
from ringspiel.kernel.record import Answer, Record
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.state import State
from ringspiel.kernel.table import load


class Played(msgspec.Struct):
    """What was played, as plain data that can travel to a worker. The record has been checked before."""

    game: str
    seats: int
    options: dict[str, Any]
    setup: list[int]
    answers: list[Answer]
    position: dict[str, Any] | None = None
    """The position from which the table began; None for the usual beginning."""

    @property
    def rules(self) -> Game[Any]:
        return game_of(self.game)

    def start(self) -> State:
        rolled = [value for answer in self.answers for value in answer.chance]
        chance = Scripted([*self.setup, *rolled])
        if self.position is not None:
            state = load(self.position).state
            state.chance = chance
            return state
        fresh: State = self.rules.start(self.seats, self.options, Generator(key_of(0)))
        fresh.chance = chance
        fresh.run()
        return fresh


class Decision(NamedTuple):
    """The n-th answer at a table, the state before it, and the one after it."""

    n: int
    seat: int
    before: State
    answer: int
    after: State
    sealed: bool
    """Whether chance had a part in its effect, or something hidden became known."""

    @property
    def is_free(self) -> bool:
        """Whether there was a choice."""
        return len(self.before.legal) > 1


def played_of(record: Record) -> Played:
    """What a review needs of a record. Raises `BrokenRecord` if it cannot be played again from its beginning."""
    if record.changes:
        raise BrokenRecord("the rules changed in the middle of this game, so it cannot be looked at from its beginning")
    position = None if record.position is UNSET else record.position
    return Played(record.game, record.seats, record.options, record.setup, record.answers, position)


def decisions(played: Played, first: int = 1, last: int | None = None) -> Iterator[Decision]:
    """The answers from number `first` to number `last`."""
    state = played.start()
    for n, given in enumerate(played.answers[:last], start=1):
        question = state.question
        assert question is not None
        before = state.clone() if n >= first else state
        state.sealed = False
        state.answer(given.answer)
        if n >= first:
            yield Decision(n, question.seat, before, given.answer, state.clone(), state.sealed)
