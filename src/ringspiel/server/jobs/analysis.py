"""Trying answers from a position, and what they are worth. Runs in a worker process."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ringspiel.agents import hint, knows_exactly
from ringspiel.agents.puzzles.find import theme_of
from ringspiel.agents.review.compare import seeds
from ringspiel.agents.review.playouts import Playouts
from ringspiel.kernel.analysis import tried
from ringspiel.kernel.errors import BrokenAnalysis, RingspielError
from ringspiel.kernel.table import Table, load
from ringspiel.kernel.text import Text
from ringspiel.server.jobs.replays import ReplayJob
from ringspiel.server.model.positions import exact, portable
from ringspiel.server.model.resume import start
from ringspiel.server.protocol.api import AnalysedMoment, AnswerWorth, DrawResults, TriedAnswer
from ringspiel.server.protocol.documents import Json
from ringspiel.server.protocol.errors import Refused, refused

WORLDS: Final = 4
"""This many worlds are tried at a time."""
LOOKED_AT: Final = 8
"""This many answers are tried out: those that look best."""
QUICK: Final = 0.3
MOST_DRAWS: Final = 12
"""More draws after one answer are shuffles, which nobody chooses card by card."""
MOST_RESULTS: Final = 60


class TryJob(msgspec.Struct):
    """A position, and the answers that are given there one after the other."""

    position: Json
    line: list[TriedAnswer]
    seed: int | None


class ChanceJob(msgspec.Struct):
    """A position, an answer that is given there, and the chance that came of it."""

    position: Json
    answer: int
    chance: list[int]


class WorthJob(msgspec.Struct):
    position: Json
    answers: list[int]
    first: int


def moment_at(job: dict[str, Any]) -> AnalysedMoment:
    """A moment of a finished table as it truly was, with the seat that is asked, and its choices."""
    wanted = msgspec.convert(job, ReplayJob, str_keys=True)
    table = start(wanted.header, wanted.snapshot, wanted.answers, over=True)
    for answer in wanted.answers:
        table.answer(answer.act.given.answer)
    return moment_of(table)


def said_in(job: dict[str, Any]) -> list[Text]:
    """The wanted answers of a finished table in words, in their order."""
    wanted = msgspec.convert(job, ReplayJob, str_keys=True)
    table = start(wanted.header, wanted.snapshot, wanted.answers, over=True)
    done = 0 if wanted.snapshot is None else wanted.snapshot.answered
    said: list[Text] = []
    for number, answer in enumerate(wanted.answers, start=done + 1):
        given = answer.act.given.answer
        if number >= wanted.first:
            said.append(table.describe(given).text)
        table.answer(given)
    return said


def chances_of(job: dict[str, Any]) -> list[DrawResults]:
    """What each die or draw after an answer could have given otherwise, all before it being as they were."""
    wanted = msgspec.convert(job, ChanceJob)
    table = loaded(wanted.position)
    try:
        entry = tried(table.clone(), wanted.answer, wanted.chance)
        return [
            DrawResults(told_after(table, wanted.answer, entry.chance, number, bound if bound <= MOST_RESULTS else 0))
            for number, bound in enumerate(entry.bounds[:MOST_DRAWS])
        ]
    except RingspielError as error:
        raise refused("malformed", error) from error


def told_after(table: Table, answer: int, chance: list[int], number: int, results: int) -> list[msgspec.Raw]:
    """What the answering seat is told if a draw gives this or that. Later draws stay as they were while they fit."""
    told: list[msgspec.Raw] = []
    for value in range(results):
        other = table.clone()
        try:
            tried(other, answer, [*chance[:number], value, *chance[number + 1 :]])
        except BrokenAnalysis:
            other = table.clone()
            tried(other, answer, [*chance[:number], value])
        told.append(msgspec.Raw(msgspec.json.encode([event.to_json() for event in other.events(table.seat)])))
    return told


def try_line(job: dict[str, Any]) -> AnalysedMoment:
    """What comes of some answers. The last one takes its chance from the seed, if there is one."""
    wanted = msgspec.convert(job, TryJob)
    table = loaded(wanted.position)
    last = len(wanted.line) - 1
    for number, one in enumerate(wanted.line):
        try:
            tried(table, one.answer, one.chance, wanted.seed if number == last else None)
        except RingspielError as error:
            raise refused("malformed", error) from error
    return moment_of(table)


def loaded(position: Json) -> Table:
    try:
        return load(exact(position))
    except RingspielError as error:
        raise Refused("bad-table", str(error)) from error
    except RecursionError:
        raise Refused("bad-table", "the position is nested too deeply") from None


def moment_of(table: Table) -> AnalysedMoment:
    """How a table looks to the seat that is asked."""
    entry = table.entries[-1] if table.entries else None
    events = [event.to_json() for event in table.events(table.seat)]
    return AnalysedMoment(
        position=portable(table.save()),
        view=table.view(table.seat),
        choices=msgspec.Raw(msgspec.json.encode(table.choices(table.seat))),
        seat=None if entry is None else entry.seat,
        notation="" if entry is None else entry.notation,
        events=msgspec.Raw(msgspec.json.encode(events)),
        chance=[] if entry is None else entry.chance,
        bounds=[] if entry is None else entry.bounds,
        theme="" if table.seat is None else theme_of(table),
    )


def worth_of(job: dict[str, Any]) -> AnswerWorth:
    """What the answers of a position are worth in some imagined worlds; all of it where the game is solved."""
    wanted = msgspec.convert(job, WorthJob)
    table = loaded(wanted.position)
    if table.seat is None:
        raise Refused("malformed", "the game is over in this position")
    perspective = table.perspective(table.seat)
    if knows_exactly(perspective):
        known = hint(perspective)
        return AnswerWorth(True, [one.answer for one in known], [[one.chance for one in known]])
    answers = [answer for answer in wanted.answers if answer in table.answers()]
    answers = answers or [one.answer for one in hint(perspective, QUICK)[:LOOKED_AT]]
    worlds = Playouts(table.game).tried(table.state, table.seat, answers, seeds(1, wanted.first, WORLDS))
    return AnswerWorth(False, answers, worlds)
