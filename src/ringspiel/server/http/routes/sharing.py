"""Analyses that are shared by link: to be read, or to be worked on together."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from ringspiel.kernel.analysis import FORMAT, Analysis
from ringspiel.server.http.endpoint import body_of, content_of, endpoint, query_of, reply
from ringspiel.server.http.routes.records import job_for
from ringspiel.server.http.routes.tables import finished
from ringspiel.server.jobs.analysis import TryJob
from ringspiel.server.jobs.sharing import FileJob, RecordJob, ShareJob
from ringspiel.server.model.auth import check_table_id, hash_of, new_secret, new_table_id
from ringspiel.server.model.resume import check_setting
from ringspiel.server.model.shared import Change
from ringspiel.server.protocol import api
from ringspiel.server.protocol.documents import Json
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.storage import analyses
from ringspiel.server.storage.analyses import Shared
from ringspiel.server.storage.records import record_of
from ringspiel.server.transport.origin import address_of

ANALYSIS = (("analysis", str),)
SeqNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]


@endpoint(
    "POST",
    "/api/analyses",
    gives=api.SharedLink,
    status=201,
    takes=api.NewAnalysis,
    errors=("bad-table", "broken-analysis", "not-here", "not-over", "old-rules", "unknown", "busy"),
)
async def share(server: Server, request: Request) -> Response:
    """Share an analysis of a finished table or of a position. Every line is played and checked."""
    address = address_of(request)
    content = await content_of(server, request, server.settings.record_bytes)
    try:
        wish = msgspec.json.decode(content, type=api.NewAnalysis)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", str(error)) from error
    record = await record_for(server, wish)
    server.new_tables.check(address)
    job = ShareJob(record, wish.position, wish.title, wish.notes, wish.tried)
    with server.uploads.one(address):
        game = msgspec.json.decode(await server.workers.share(address, "share", job), type=str)
    key = new_secret()
    content_only = Analysis(FORMAT, {}, wish.title, wish.notes, wish.tried)
    new = Shared(new_table_id(), game, wish.table, wish.position, hash_of(key), 1, content_only)
    await server.database.write(partial(analyses.add, new=new))
    return reply(api.SharedLink(new.id, key), 201)


async def record_for(server: Server, wish: api.NewAnalysis) -> Json | None:
    """The record of the finished table that the analysis is of; None if it is of a position."""
    if (wish.table is None) == (wish.position is None):
        raise Refused("malformed", "an analysis is either of a table or of a position")
    if wish.table is None:
        return None
    stored = await finished(server, check_table_id(wish.table))
    check_setting(stored.header)
    record: Json = msgspec.to_builtins(record_of(stored))
    return record


@endpoint(
    "GET",
    "/api/analyses/{analysis}",
    gives=api.SharedState,
    path=ANALYSIS,
    query=(("since", SeqNumber),),
)
async def look(server: Server, request: Request) -> Response:
    """A shared analysis, if it has changed since then."""
    since = query_of(request, "since", SeqNumber, 0)
    found = await server.database.read(partial(analyses.load, id=analysis_id(request)))
    return reply(api.SharedState(found.seq, None if found.seq == since else told(found)))


@endpoint(
    "POST",
    "/api/analyses/{analysis}",
    gives=api.SharedState,
    path=ANALYSIS,
    takes=api.AnalysisWish,
    errors=("bad-table", "broken-analysis", "forbidden", "not-here", "old-rules", "busy"),
)
async def change(server: Server, request: Request) -> Response:
    """Change a shared analysis; what is tried is played and checked."""
    wish = await body_of(server, request, api.AnalysisWish)
    id = analysis_id(request)
    found = await server.database.read(partial(analyses.to_change, id=id, key=wish.key))
    wanted = msgspec.convert(msgspec.to_builtins(wish.change), Change)
    if wanted.kind == "try":
        await play(server, request, found, wanted)
    changed = await server.database.write(partial(analyses.change, id=id, key=wish.key, wanted=wanted))
    server.readers.changed(id, changed.seq)
    return reply(api.SharedState(changed.seq, told(changed)))


async def play(server: Server, request: Request, shared: Shared, wanted: Change) -> None:
    """Note by whom an answer that is tried is given, and what it is called, once it has been given."""
    address, position = address_of(request), shared.position
    if shared.table_id is not None:
        stored = await finished(server, shared.table_id)
        check_setting(stored.header)
        at = min(wanted.moment, len(stored.history.in_force))
        job = await job_for(server, stored, None, at, at)
        begun = await server.workers.analyse(address, "moment", job)
        position = msgspec.json.decode(begun)["position"]
    line = [*wanted.way, {"answer": wanted.answer, "chance": wanted.chance}]
    job_of_line = msgspec.convert({"position": position, "line": msgspec.to_builtins(line), "seed": None}, TryJob)
    given = msgspec.json.decode(await server.workers.analyse(address, "try", job_of_line))
    wanted.seat, wanted.notation, wanted.chance = given["seat"], given["notation"], given["chance"]


@endpoint(
    "POST",
    "/api/analyses/{analysis}/end",
    gives=api.Done,
    path=ANALYSIS,
    takes=api.EndOfSharing,
    errors=("forbidden",),
)
async def end(server: Server, request: Request) -> Response:
    """Share an analysis no longer: it is removed."""
    wish = await body_of(server, request, api.EndOfSharing)
    id = analysis_id(request)
    server.readers.changed(id, await server.database.write(partial(analyses.end, id=id, key=wish.key)))
    return reply(api.Done())


@endpoint("POST", "/api/positions/record", gives=Json, takes=api.Position, errors=("bad-table", "busy"))
async def begun_from(server: Server, request: Request) -> Response:
    """The record of a table that begins from a position, for the file of an analysis."""
    wish = await body_of(server, request, api.Position)
    return reply(await server.workers.share(address_of(request), "record", RecordJob(wish.position)))


@endpoint(
    "POST",
    "/api/analyses/read",
    gives=api.OpenedAnalysis,
    takes=dict[str, Any],
    errors=("broken-analysis", "broken-record", "busy"),
)
async def open_file(server: Server, request: Request) -> Response:
    """What is in the file of an analysis of a position; all of it is played and checked."""
    address = address_of(request)
    with server.uploads.one(address):
        content = await content_of(server, request, server.settings.record_bytes)
        return reply(await server.workers.share(address, "read", FileJob(content)))


def analysis_id(request: Request) -> str:
    return check_table_id(request.path_params["analysis"])


def told(shared: Shared) -> api.SharedAnalysis:
    content = shared.content
    base = (shared.game, shared.table_id, shared.position)
    return api.SharedAnalysis(*base, content.title, content.notes, content.tried)
