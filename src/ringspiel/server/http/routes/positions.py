"""Positions to play on from, and checking those that somebody has made."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from ringspiel.agents.review import played_of
from ringspiel.kernel.errors import RingspielError, UnknownGame
from ringspiel.kernel.table import new
from ringspiel.server.http.endpoint import body_of, endpoint, query_of, reply
from ringspiel.server.http.routes.tables import TABLE, finished, table_id
from ringspiel.server.jobs.editing import Change, EditJob
from ringspiel.server.jobs.positions import CheckJob, PositionJob
from ringspiel.server.model.positions import portable
from ringspiel.server.model.resume import check_whole
from ringspiel.server.protocol import api
from ringspiel.server.protocol.documents import Json
from ringspiel.server.protocol.errors import Refused, refused
from ringspiel.server.server import Server
from ringspiel.server.storage.records import record_of
from ringspiel.server.transport.origin import address_of

StepNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]


@endpoint(
    "GET",
    "/api/tables/{table}/position",
    gives=Json,
    path=TABLE,
    query=(("at", StepNumber),),
    errors=("not-here", "not-over", "old-rules", "busy"),
)
async def of_table(server: Server, request: Request) -> Response:
    """The position of a finished table after a number of answers. What was hidden is dealt anew."""
    stored = await finished(server, table_id(request))
    check_whole(stored.header)
    job = PositionJob(played_of(record_of(stored)), query_of(request, "at", StepNumber, 0))
    return reply(await server.workers.position(address_of(request), job))


@endpoint("GET", "/api/games/{game}/position", gives=Json, path=(("game", str),), query=(("seats", api.SeatNumber),))
async def of_game(server: Server, request: Request) -> Response:
    """The first position of a new table."""
    try:
        seats = query_of(request, "seats", api.SeatNumber, 0)
        return reply(portable(new(request.path_params["game"], seats).save()))
    except RingspielError as error:
        raise Refused("unknown", str(error)) from error


@endpoint(
    "POST",
    "/api/games/{game}/position",
    gives=Json,
    takes=api.FirstWish,
    path=(("game", str),),
    errors=("bad-table",),
)
async def begun(server: Server, request: Request) -> Response:
    """The first position of a new table with options."""
    wish = await body_of(server, request, api.FirstWish)
    try:
        return reply(portable(new(request.path_params["game"], wish.seats, options=wish.options).save()))
    except UnknownGame as error:
        raise refused("unknown", error) from error
    except RingspielError as error:
        raise refused("bad-table", error) from error


@endpoint("POST", "/api/positions/edit", gives=api.Edited, takes=api.EditWish, errors=("bad-table", "busy"))
async def edit(server: Server, request: Request) -> Response:
    """A position with a change, what is wrong with it, and all that can be changed."""
    wish = await body_of(server, request, api.EditWish)
    change = None if wish.change is None else Change(wish.change.field, wish.change.value)
    job = EditJob(wish.position, change, wish.empty, wish.seat)
    return reply(await server.workers.edit(address_of(request), job))


@endpoint("POST", "/api/positions", gives=api.PositionCheck, takes=api.Position, errors=("busy",))
async def check(server: Server, request: Request) -> Response:
    """Whether a position can be played, and which invariants it breaks if not."""
    wish = await body_of(server, request, api.Position)
    return reply(await server.workers.check_position(address_of(request), CheckJob(wish.position)))
