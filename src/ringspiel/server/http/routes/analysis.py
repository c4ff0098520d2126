"""Analysis: any answer of any seat can be tried from a moment of a finished table, or from a position."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from ringspiel.server.http.endpoint import body_of, endpoint, query_of, reply
from ringspiel.server.http.routes.records import STEPS_AT_ONCE, job_for
from ringspiel.server.http.routes.tables import TABLE, finished, table_id
from ringspiel.server.jobs.analysis import ChanceJob, TryJob, WorthJob
from ringspiel.server.model.resume import check_setting
from ringspiel.server.protocol import api
from ringspiel.server.protocol.documents import TEXT, Json
from ringspiel.server.server import Server
from ringspiel.server.transport.origin import address_of

StepNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
AnswerNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]


@endpoint(
    "GET",
    "/api/tables/{table}/moment",
    gives=api.AnalysedMoment,
    path=TABLE,
    query=(("at", StepNumber),),
    errors=("not-here", "not-over", "old-rules", "busy"),
)
async def of_table(server: Server, request: Request) -> Response:
    """A moment of a finished table as it truly was, to try answers from."""
    stored = await finished(server, table_id(request))
    check_setting(stored.header)
    at = min(query_of(request, "at", StepNumber, 0), len(stored.history.in_force))
    job = await job_for(server, stored, None, at, at)
    return reply(await server.workers.analyse(address_of(request), "moment", job))


@endpoint(
    "GET",
    "/api/tables/{table}/said",
    gives=list[Annotated[Json, TEXT]],
    path=TABLE,
    query=(("from", AnswerNumber), ("to", AnswerNumber)),
    errors=("not-here", "not-over", "old-rules", "busy"),
)
async def said(server: Server, request: Request) -> Response:
    """Some answers of a finished table in words."""
    stored = await finished(server, table_id(request))
    check_setting(stored.header)
    first: int = query_of(request, "from", AnswerNumber, 1)
    wanted: int = query_of(request, "to", AnswerNumber, first + STEPS_AT_ONCE - 1)
    last = min(wanted, len(stored.history.in_force), first + STEPS_AT_ONCE - 1)
    if first > last:
        return reply([])
    job = await job_for(server, stored, None, first, last)
    return reply(await server.workers.analyse(address_of(request), "said", job))


@endpoint(
    "POST", "/api/analysis/chances", gives=list[api.DrawResults], takes=api.ChanceWish, errors=("bad-table", "busy")
)
async def chances(server: Server, request: Request) -> Response:
    """What each die or draw after an answer could have given otherwise."""
    wish = await body_of(server, request, api.ChanceWish)
    job = ChanceJob(wish.position, wish.answer, wish.chance)
    return reply(await server.workers.analyse(address_of(request), "chances", job))


@endpoint("POST", "/api/analysis", gives=api.AnalysedMoment, takes=api.TriedLine, errors=("bad-table", "busy"))
async def tried(server: Server, request: Request) -> Response:
    """What comes of some answers from a position."""
    wish = await body_of(server, request, api.TriedLine)
    job = TryJob(wish.position, wish.line, wish.seed)
    return reply(await server.workers.analyse(address_of(request), "try", job))


@endpoint("POST", "/api/analysis/worth", gives=api.AnswerWorth, takes=api.WorthWish, errors=("bad-table", "busy"))
async def worth(server: Server, request: Request) -> Response:
    """What answers are worth in some imagined worlds. Ask part by part."""
    wish = await body_of(server, request, api.WorthWish)
    job = WorthJob(wish.position, wish.answers, wish.first)
    return reply(await server.workers.analyse(address_of(request), "worth", job))
