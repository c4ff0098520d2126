"""How tests of all games play: they answer in notation, and look at what may be answered and what has happened."""

from __future__ import annotations

from typing import TypeVar

import pytest

import ringspiel
from ringspiel.kernel.state import State, Step

S = TypeVar("S", bound=State)


def state_of(table: ringspiel.Table, kind: type[S]) -> S:
    """The state, as the kind it is of."""
    state = table.state
    assert isinstance(state, kind)
    return state


def begin_with(table: ringspiel.Table, *steps: Step) -> ringspiel.Table:
    """Forget what was asked and what was to come; go on from the position as it is with these steps."""
    s = table.state
    s.question = None
    s.agenda.clear()
    s.then(*steps)
    table.begin()
    assert table.game.faults(s) == []
    return without_choice(table)


def play(table: ringspiel.Table, *answers: str) -> ringspiel.Table:
    """Answer in notation, one answer for each question that leaves a choice."""
    for answer in answers:
        table.answer(table.parse(answer))
        without_choice(table)
    return table


def without_choice(table: ringspiel.Table) -> ringspiel.Table:
    """Give the answers to secret questions that leave no choice, as players' clients do."""
    while len(table.answers()) == 1:
        table.answer(table.answers()[0])
    return table


def asked(table: ringspiel.Table) -> str:
    """The kind of the open question."""
    assert table.question is not None
    return table.question.kind


def legal(table: ringspiel.Table) -> set[str]:
    """All legal answers in notation."""
    return {table.describe(answer).notation for answer in table.answers()}


def refusal(table: ringspiel.Table, notation: str) -> ringspiel.IllegalAnswer:
    """Why an answer is refused; nothing has changed then."""
    before = table.save()
    with pytest.raises(ringspiel.IllegalAnswer) as error:
        table.answer(table.parse(notation))
    assert table.save() == before
    return error.value


def refused(table: ringspiel.Table, notation: str) -> str:
    """The rule by which an answer is refused."""
    return refusal(table, notation).rule


def told(table: ringspiel.Table, since: int | None = None) -> list[str]:
    """The kinds of the events that came of the last answer, or of all since a number, as a spectator sees them."""
    return [event.kind for event in table.events(since=since)]
