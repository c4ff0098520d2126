"""Finished tables: download, upload, replay."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ringspiel.agents.review import played_of
from ringspiel.kernel.record import Record
from ringspiel.server.http.endpoint import content_of, endpoint, query_of, reply
from ringspiel.server.http.routes.tables import TABLE, check_over, finished, table_id
from ringspiel.server.jobs.cache import Document
from ringspiel.server.jobs.replays import ReplayJob, steps_of_log
from ringspiel.server.jobs.reviews import ReviewJob
from ringspiel.server.jobs.uploads import UploadJob
from ringspiel.server.model.auth import new_table_id
from ringspiel.server.model.resume import carry_over, check_setting, is_outdated
from ringspiel.server.model.table import Header, Stored
from ringspiel.server.protocol import api
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.storage import store
from ringspiel.server.storage.records import record_of
from ringspiel.server.transport.origin import address_of

STEPS_AT_ONCE = 200
VIEWS_AT_ONCE = 50
"""With their positions steps are long, and everybody else waits while they are sent."""
PIECE = 64 * 1024
StepNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]


@endpoint("GET", "/api/tables/{table}/record", gives=Record, path=TABLE, errors=("not-over",))
async def record(server: Server, request: Request) -> Response:
    """The record of a finished table, with seed and salt; without them that of one which can no longer be played."""
    id = table_id(request)
    document = server.records.get(id)
    if document is None:
        over, encoded = await server.database.read(partial(encoded_record, id=id))
        document = encoded
        if over:
            server.records.put(id, encoded)
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{document.name}"',
        "content-length": str(len(document.content)),
    }
    return StreamingResponse(pieces(document.content), headers=headers, media_type="application/json")


async def pieces(content: bytes) -> AsyncIterator[memoryview]:
    """The record in pieces, so that a slow reader keeps no whole copy in memory."""
    for begin in range(0, len(content), PIECE):
        yield memoryview(content)[begin : begin + PIECE]


def encoded_record(connection: Connection, id: str) -> tuple[bool, Document]:
    """Encode the record. It runs in the reading thread, so that nobody else waits for a long one."""
    stored = store.load(connection, id)
    if stored is None or not is_stranded(stored):
        stored = check_over(stored)
    record = record_of(stored)
    return stored.over, Document(f"{record.game}-{id}.json", msgspec.json.encode(record))


def is_stranded(stored: Stored) -> bool:
    """Whether a table in play cannot go on, because the rules of today do not know its position."""
    if stored.over or not is_outdated(stored.header):
        return False
    try:
        carry_over(stored.header, stored.snapshot, stored.history.in_force, stored.over)
    except Refused as error:
        return error.code == "old-rules"
    return False


@endpoint(
    "POST",
    "/api/records",
    gives=api.Uploaded,
    status=201,
    takes=dict[str, Any],
    errors=("broken-record", "busy"),
)
async def upload(server: Server, request: Request) -> Response:
    """Upload a record; it is played again and checked."""
    settings, address = server.settings, address_of(request)
    with server.uploads.one(address):
        server.workers.checks.check_room(address)
        content = await content_of(server, request, settings.record_bytes)
        wish = UploadJob(content, new_table_id(), settings.snapshot_every, settings.record_answers)
        stored = await server.workers.check_record(address, wish)
        await server.database.write(partial(store.upload, **msgspec.structs.asdict(stored)))
    return reply(api.Uploaded(stored.header.id), 201)


@endpoint(
    "GET",
    "/api/tables/{table}/replay",
    gives=api.Replay,
    path=TABLE,
    query=(("seat", api.SeatNumber), ("from", StepNumber), ("to", StepNumber), ("views", bool)),
    errors=("not-here", "not-over", "busy"),
)
async def replay(server: Server, request: Request) -> Response:
    """Some steps of a finished table, as a seat or a spectator saw them."""
    seat: int | None = query_of(request, "seat", api.SeatNumber, None)
    first: int = query_of(request, "from", StepNumber, 0)
    drawn = query_of(request, "views", bool, True)
    most = VIEWS_AT_ONCE if drawn else STEPS_AT_ONCE
    last: int = query_of(request, "to", StepNumber, first + most - 1)
    stored = await server.database.read(partial(store.load, id=table_id(request)))
    readable = still_played(stored)
    if stored is None or (readable and not stored.over):
        stored = check_over(stored)
    if seat is not None and (seat >= stored.header.seats or not stored.over):
        raise Refused("unknown", f"there is no seat {seat} to look from")
    answered = len(stored.history.in_force)
    last = min(last, answered, first + most - 1)
    told_to = min(last, last_told(stored.header, readable and drawn))
    steps: list[Any] = []
    if first <= told_to:
        steps += steps_of_log(await job_for(server, stored, seat, first, told_to))
    if told_to < last:
        job = await job_for(server, stored, seat, max(first, told_to + 1), last)
        shown = await server.workers.replay(address_of(request), job)
        steps += msgspec.json.decode(shown, type=list[msgspec.Raw])
    return reply({"answered": answered, "from": first, "to": last, "steps": steps})


@endpoint(
    "GET",
    "/api/tables/{table}/review",
    gives=api.ReviewPart,
    path=TABLE,
    query=(("from", StepNumber),),
    errors=("not-here", "not-over", "busy"),
)
async def review(server: Server, request: Request) -> Response:
    """What some answers at a finished table gave away, and what chance brought."""
    stored = await finished(server, table_id(request))
    first: int = max(1, query_of(request, "from", StepNumber, 1))
    if not still_played(stored) or stored.header.changes or not stored.history.in_force:
        return reply(api.ReviewPart(0, 1, 0, False, [], [], [], False))
    key = f"{stored.header.id} {first}"
    document = server.reviews.get(key)
    if document is None:
        wish = ReviewJob(played_of(record_of(stored)), first, stored.history.helped)
        found = await server.workers.review(address_of(request), wish)
        document = Document(key, bytes(found))
        server.reviews.put(key, document)
    return reply(msgspec.Raw(document.content))


def still_played(stored: Stored | None) -> bool:
    """Whether positions of this table can be shown. Under older rules only the log is left, even before the end."""
    try:
        if stored is not None:
            check_setting(stored.header)
        return True
    except Refused as error:
        if error.code != "old-rules":
            raise
        return False


def last_told(header: Header, readable: bool) -> int:
    """The last step that is told only in words, because its rules are no longer played here; -1 if there is none."""
    if not readable:
        return sys.maxsize
    return header.changes[-1].answers if header.changes else -1


async def job_for(server: Server, stored: Stored, seat: int | None, first: int, last: int) -> ReplayJob:
    find = partial(store.snapshot_before, id=stored.header.id, seq=stored.history.seq, answered=max(first - 1, 0))
    snapshot = await server.database.read(find)
    done = 0 if snapshot is None else snapshot.answered
    answers = stored.history.in_force[done:last]
    wanted = [answer.seq for answer in stored.history.in_force[max(first - 1, 0) : last]] or [0]
    events = await server.database.read(
        partial(store.load_events, id=stored.header.id, first=wanted[0], last=wanted[-1])
    )
    ends = stored.history.given_up if last == len(stored.history.in_force) else None
    return ReplayJob(stored.header, snapshot, answers, events, seat, first, last, ends)
