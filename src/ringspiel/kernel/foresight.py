"""What an answer would do, as far as the seat that is asked can know: what is the same in several imagined worlds."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final, NamedTuple

from ringspiel.kernel.chance import key_of
from ringspiel.kernel.event import Event
from ringspiel.kernel.state import State
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import Text, text

WORLDS: Final = 8
"""A die that falls alike in all of them looks certain. That happens less than once in a hundred thousand times."""


class Foresight(NamedTuple):
    """`events` happen and `costs` arise for certain; `open` says that chance or something hidden has a part in what
    comes after them, and `prospects` what that may be.
    """

    events: list[dict[str, Any]]
    costs: list[Text]
    prospects: list[Text]
    open: bool
    asked: int | None
    prompt: Text | None
    rules: list[str]


def foresee(table: Table, seat: int, answer: int) -> Foresight:
    """What follows from a legal answer of the seat that is asked."""
    table.describe(answer)
    question = table.question
    assert question is not None
    worlds = [table.state.imagine(seat, key_of(world)) for world in range(WORLDS)]
    prospects = table.game.prospects(worlds[0], seat, answer)
    before = [table.game.holdings(world, seat) for world in worlds]
    futures = [played(table.game.id, world, seat, answer) for world in worlds]
    after = [table.game.holdings(world, seat) for world in worlds]
    certain = common_beginning([events for events, _ in futures])
    nexts = [then for _, then in futures]
    asked, prompt = nexts[0] if all(then == nexts[0] for then in nexts) else (None, None)
    is_open = prompt is None or any(len(events) > len(certain) for events, _ in futures)
    rules = [question.rule, *(event["rule"] for event in certain)]
    costs = certain_costs(table.game.id, before, after)
    named = list(dict.fromkeys(rule for rule in rules if rule))
    return Foresight(certain, costs, prospects, is_open, asked, prompt, named)


def certain_costs(game: str, before: list[dict[str, int]], after: list[dict[str, int]]) -> list[Text]:
    """What the seat loses in every world, at least."""
    least = {name: min(held[name] - left[name] for held, left in zip(before, after, strict=True)) for name in before[0]}
    return [text(f"{game}-holding-{name}", count=count) for name, count in least.items() if count > 0]


def common_beginning(worlds: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    alike = takewhile(lambda events: all(event == events[0] for event in events), zip(*worlds, strict=False))
    return [events[0] for events in alike]


def played(
    game: str, state: State, seat: int, answer: int
) -> tuple[list[dict[str, Any]], tuple[int | None, Text | None]]:
    """What the seat sees happen in one world, and who is asked what then."""
    log: list[Event] = []
    state.log = log
    state.answer(answer)
    seen = [event.seen_by(seat) for event in log]
    question = state.question
    if question is None:
        return [event.to_json() for event in seen if event is not None], (None, None)
    prompt = question.prompt(state) if question.seat == seat else question.prompt_for_others(state, game)
    return [event.to_json() for event in seen if event is not None], (question.seat, prompt)
