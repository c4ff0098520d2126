"""Finished games: checking an uploaded record, and showing any moment of a game. Runs in a worker process."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.server.errors import Refused
from ringspiel.server.history import Entry, Standing, events_by_viewer, events_for, given
from ringspiel.server.position import start
from ringspiel.server.store import Header, Progress, Seat, Snapshot
from ringspiel.server.wire import Name
from ringspiel.table.chance import Scripted
from ringspiel.table.errors import BrokenRecord
from ringspiel.table.record import Record, read
from ringspiel.table.replay import replay
from ringspiel.table.table import Table, new


class Upload(msgspec.Struct):
    """An uploaded record, ready to be stored."""

    header: Header
    seats: list[Seat]
    progress: Progress
    entries: list[Entry]
    snapshots: list[Snapshot]


def read_upload(document: Any, id: str, snapshot_every: int) -> Upload:
    """Check a record by playing it, then play it again step by step to tell what happened."""
    try:
        record = read(document)
        if replay(document).outcome is None:
            raise BrokenRecord("the game in this record is not over")
        seats = seats_of(record)
    except BrokenRecord as error:
        raise Refused("broken-record", str(error)) from error
    table = play_from_start(record)
    header = header_of(record, id, table)
    entries, snapshots = tell_again(table, record, snapshot_every)
    return Upload(header, seats, Progress("over", None, len(entries), record.outcome), entries, snapshots)


def seats_of(record: Record) -> list[Seat]:
    names = record.names or [str(seat + 1) for seat in range(record.seats)]
    if len(names) != record.seats:
        raise BrokenRecord(f"{len(names)} names for {record.seats} seats")
    try:
        return [Seat(seat, name=msgspec.convert(name, Name)) for seat, name in enumerate(names)]
    except msgspec.ValidationError as error:
        raise BrokenRecord(f"a name does not fit: {error}") from error


def play_from_start(record: Record) -> Table:
    rolled = [value for answer in record.answers for value in answer.chance]
    chance = Scripted([*record.setup, *rolled])
    return new(record.game, record.seats, seed=0, options=record.options, chance=chance)


def header_of(record: Record, id: str, table: Table) -> Header:
    return Header(
        id=id,
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        options=table.options,
        seed=record.seed,
        salt=record.salt,
        commitment=record.commitment,
        setup=record.setup,
        setup_events=events_by_viewer(table),
    )


def tell_again(table: Table, record: Record, snapshot_every: int) -> tuple[list[Entry], list[Snapshot]]:
    entries, snapshots = [], []
    for number, answer in enumerate(record.answers, start=1):
        act, events = given(table, answer.answer)
        entries.append(Entry(number, answer.seat, act, events))
        if number % snapshot_every == 0:
            snapshots.append(Snapshot(number, number, table.save()))
    return entries, snapshots


class ReplayJob(msgspec.Struct):
    """The steps `first` to `last` of a finished game for one viewer; `answers` come after the snapshot."""

    header: Header
    snapshot: Snapshot | None
    answers: list[Standing]
    viewer: int | None
    first: int
    last: int


def prepare_replay(job: dict[str, Any]) -> list[dict[str, Any]]:
    """One step for each answer, as docs/protocol.md describes them."""
    wanted = msgspec.convert(job, ReplayJob)
    snapshot = wanted.snapshot
    done = 0 if snapshot is None else snapshot.answered
    table = start(wanted.header, snapshot, wanted.answers, over=True)
    steps = [first_step(table, wanted)] if wanted.first == 0 else []
    for number, answer in enumerate(wanted.answers, start=done + 1):
        table.answer(answer.given.answer)
        if number >= wanted.first:
            steps.append(step(table, wanted.viewer, number, answer))
    return steps


def first_step(table: Table, wanted: ReplayJob) -> dict[str, Any]:
    events = events_for(wanted.header.setup_events, wanted.viewer)
    return {"n": 0, "seat": None, "notation": "", "events": events, "view": table.view(wanted.viewer)}


def step(table: Table, viewer: int | None, number: int, answer: Standing) -> dict[str, Any]:
    return {
        "n": number,
        "seat": answer.seat,
        "notation": answer.notation_for(viewer),
        "events": events_for(answer.events, viewer),
        "view": table.view(viewer) | {"answered": number},
    }
