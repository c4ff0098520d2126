"""What an answer would do, as far as the seat that is asked can know: what is the same in several imagined worlds."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final, NamedTuple

from ringspiel.kernel.chance import key_of
from ringspiel.kernel.event import Event
from ringspiel.kernel.state import State
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import Text

WORLDS: Final = 8
"""That a die falls alike in all of them, and so looks certain, is less likely than one in a hundred thousand."""


class Foresight(NamedTuple):
    """`events` happen for certain; `open` says that chance or something hidden has a part in what comes after them."""

    events: list[dict[str, Any]]
    open: bool
    asked: int | None
    prompt: Text | None
    rules: list[str]


def foresee(table: Table, seat: int, answer: int) -> Foresight:
    """What follows from a legal answer of the seat that is asked."""
    table.describe(answer)
    question = table.question
    assert question is not None
    worlds = [played(table.state.imagine(seat, key_of(world)), seat, answer) for world in range(WORLDS)]
    certain = common_beginning([events for events, _ in worlds])
    nexts = [then for _, then in worlds]
    asked, prompt = nexts[0] if all(then == nexts[0] for then in nexts) else (None, None)
    is_open = prompt is None or any(len(events) > len(certain) for events, _ in worlds)
    rules = [question.rule, *(event["rule"] for event in certain)]
    return Foresight(certain, is_open, asked, prompt, list(dict.fromkeys(rule for rule in rules if rule)))


def common_beginning(worlds: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    alike = takewhile(lambda events: all(event == events[0] for event in events), zip(*worlds, strict=False))
    return [events[0] for events in alike]


def played(state: State, seat: int, answer: int) -> tuple[list[dict[str, Any]], tuple[int | None, Text | None]]:
    """What the seat sees happen in one world, and who is asked what then."""
    log: list[Event] = []
    state.log = log
    state.answer(answer)
    seen = [event.seen_by(seat) for event in log]
    question = state.question
    if question is None:
        return [event.to_json() for event in seen if event is not None], (None, None)
    prompt = question.prompt(state) if question.seat == seat else question.prompt_for_others(state)
    return [event.to_json() for event in seen if event is not None], (question.seat, prompt)
