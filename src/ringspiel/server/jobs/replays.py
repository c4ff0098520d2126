"""Showing any moment of a finished table."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.kernel.record import GivenUp
from ringspiel.kernel.table import Table
from ringspiel.server.model.history import Answered, events_for, notation_for, told_between
from ringspiel.server.model.resume import start
from ringspiel.server.model.table import Header, Snapshot


class ReplayJob(msgspec.Struct):
    """The steps `first` to `last` of a finished table for one viewer; `answers` come after the snapshot.

    `events` holds the events of these answers, by sequence number.
    """

    header: Header
    snapshot: Snapshot | None
    answers: list[Answered]
    events: dict[int, str]
    viewer: int | None
    first: int
    last: int
    given_up: GivenUp | None = None
    """How the game ended after the last step, if the rules did not end it."""


def prepare_replay(job: dict[str, Any]) -> list[dict[str, Any]]:
    """One step for each answer, as docs/protocol.md describes them."""
    wanted = msgspec.convert(job, ReplayJob, str_keys=True)
    snapshot = wanted.snapshot
    done = 0 if snapshot is None else snapshot.answered
    table = start(wanted.header, snapshot, wanted.answers, over=True)
    if wanted.last == 0:
        end(table, wanted.given_up)
    steps = [first_step(table, wanted)] if wanted.first == 0 else []
    for number, answer in enumerate(wanted.answers, start=done + 1):
        table.answer(answer.act.given.answer)
        if number == wanted.last:
            end(table, wanted.given_up)
        if number >= wanted.first:
            steps.append(step(table, wanted, number, answer))
    return steps


def end(table: Table, given_up: GivenUp | None) -> None:
    if given_up is not None:
        table.give_up(given_up.seat, given_up.claimed)


def steps_of_log(wanted: ReplayJob) -> list[dict[str, Any]]:
    """The same without positions, for a table whose rules are no longer played here."""
    done = 0 if wanted.snapshot is None else wanted.snapshot.answered
    steps = [first_step(None, wanted)] if wanted.first == 0 else []
    for number, answer in enumerate(wanted.answers, start=done + 1):
        if number >= wanted.first:
            steps.append(step(None, wanted, number, answer))
    return steps


def first_step(table: Table | None, wanted: ReplayJob) -> dict[str, Any]:
    events = events_for(wanted.header.setup_events, wanted.viewer)
    view = None if table is None else table.view(wanted.viewer)
    return {"n": 0, "seat": None, "notation": "", "events": events, "view": view}


def told(wanted: ReplayJob, number: int, answer: Answered) -> msgspec.Raw | list[Any]:
    events = events_for(wanted.events[answer.seq], wanted.viewer)
    before = told_between(wanted.header.changes, number - 1)
    return [*before, *msgspec.json.decode(events)] if before else events


def step(table: Table | None, wanted: ReplayJob, number: int, answer: Answered) -> dict[str, Any]:
    viewer = wanted.viewer
    return {
        "n": number,
        "seat": answer.seat,
        "notation": notation_for(answer, viewer),
        "events": told(wanted, number, answer),
        "view": None if table is None else table.view(viewer) | {"answered": number},
    }
