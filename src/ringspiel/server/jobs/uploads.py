"""Checking an uploaded record by playing it again."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from ringspiel.kernel.chance import Scripted
from ringspiel.kernel.errors import BrokenRecord
from ringspiel.kernel.record import Record, read
from ringspiel.kernel.replay import replay
from ringspiel.kernel.table import Table, load, new
from ringspiel.server.model.history import Done, Entry, Helped, events_by_viewer, play_answer
from ringspiel.server.model.table import Addition, Header, Progress, Seat, Snapshot
from ringspiel.server.protocol.api import Name
from ringspiel.server.protocol.documents import Json
from ringspiel.server.protocol.errors import Refused, refused
from ringspiel.server.protocol.names import check_name

COMMITMENT = re.compile("[0-9a-f]{64}")
SALT = re.compile(r"[^\x00-\x1f\x7f-\x9f]{0,100}")


class Upload(msgspec.Struct):
    """An uploaded record, ready to be stored."""

    header: Header
    seats: list[Seat]
    progress: Progress
    additions: list[Addition]
    position: Json | None
    """The position from which it began; None for the game's usual beginning."""


class UploadJob(msgspec.Struct):
    """What was uploaded, the id that its table gets, and how many answers it may have."""

    content: bytes
    id: str
    snapshot_every: int
    answers: int


def read_upload(job: dict[str, Any]) -> Upload:
    """Check a record by playing it, then play it again step by step to tell what happened."""
    wish = msgspec.convert(job, UploadJob)
    try:
        record = read_record(wish.content, wish.answers)
        if record.changes:
            raise BrokenRecord("the rules changed in the middle of this game: `ringspiel verify` can still check it")
        if replay(record.to_json()).outcome is None:
            raise BrokenRecord("the game in this record is not over")
        seats = seats_of(record)
    except BrokenRecord as error:
        raise refused("broken-record", error) from error
    table = play_from_start(record)
    header = header_of(record, wish.id, table)
    progress = Progress("over", None, len(record.answers), record.outcome)
    position = None if record.position is msgspec.UNSET else record.position
    header.origin = "" if position is None else "kept"
    return Upload(header, seats, progress, tell_again(table, record, progress, wish.snapshot_every), position)


def read_record(content: bytes, answers: int) -> Record:
    """The record in an upload. Raises Refused if it has too many answers."""
    try:
        document = msgspec.json.decode(content, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", str(error)) from error
    record = read(document)
    if len(record.answers) > answers:
        raise BrokenRecord(f"{len(record.answers)} answers, but this server takes records of {answers} at most")
    check_promise(record)
    return record


def check_promise(record: Record) -> None:
    """Raises BrokenRecord if commitment or salt are not of the form that every database can store."""
    if record.commitment is not None and not COMMITMENT.fullmatch(record.commitment):
        raise BrokenRecord("the commitment must have 64 digits, 0 to 9 and a to f")
    if record.salt is not None and not SALT.fullmatch(record.salt):
        raise BrokenRecord("the salt must be one line of at most 100 characters")


def seats_of(record: Record) -> list[Seat]:
    """The names of the players. Clients call a player without a name by the seat."""
    names = record.names
    if not names:
        return [Seat(seat) for seat in range(record.seats)]
    if len(names) != record.seats:
        raise BrokenRecord(f"{len(names)} names for {record.seats} seats")
    try:
        for name in names:
            check_name(msgspec.convert(name, Name))
    except ValueError as error:
        raise BrokenRecord(f"a name does not fit: {error}") from error
    return [Seat(seat, name=name) for seat, name in enumerate(names)]


def play_from_start(record: Record) -> Table:
    rolled = [value for answer in record.answers for value in answer.chance]
    chance = Scripted([*record.setup, *rolled])
    if record.position is not msgspec.UNSET:
        table = load(record.position)
        table.go_on_with(chance)
        return table
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
        setup_bounds=record.setup_bounds,
        contributions=record.contributions,
    )


def tell_again(table: Table, record: Record, progress: Progress, snapshot_every: int) -> list[Addition]:
    additions: list[Addition] = []
    for number, answer in enumerate(record.answers, start=1):
        for help in record.helped:
            if help.answers == number - 1:
                additions.append(Addition(Entry(len(additions) + 1, help.seat, Helped()), "[]", progress))
        seq = len(additions) + 1
        act, events = play_answer(table, answer.answer)
        act = msgspec.structs.replace(act, given=msgspec.structs.replace(act.given, bounds=answer.bounds))
        snapshot = Snapshot(seq, number, table.save()) if number % snapshot_every == 0 else None
        additions.append(Addition(Entry(seq, answer.seat, act), events, progress, snapshot))
    if record.given_up is not msgspec.UNSET:
        seat, claimed = record.given_up.seat, record.given_up.claimed
        act_of_end = Done("claim" if claimed else "resign", seat)
        additions.append(Addition(Entry(len(additions) + 1, seat, act_of_end), "[]", progress))
    return additions
