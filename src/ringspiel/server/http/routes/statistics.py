"""What the finished tables of this server say: who won and how, how long it took, how games began. No names."""

from __future__ import annotations

from functools import partial
from time import monotonic

import msgspec
from sqlalchemy import ColumnElement
from starlette.requests import Request
from starlette.responses import Response

from ringspiel.arena.collection import Told, gather, to_csv
from ringspiel.kernel.registry import game_ids
from ringspiel.server.http.endpoint import body_of, endpoint, query_of, reply
from ringspiel.server.jobs.cache import Document
from ringspiel.server.jobs.counting import CountJob
from ringspiel.server.protocol import api
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.storage import lobby, schema, statistics
from ringspiel.server.storage.statistics import Found, Who
from ringspiel.server.transport.origin import address_of

GAME = (("game", str),)
WHO = (("who", Who),)
FEWEST = 5
"""Fewer tables than these would tell of single games."""
FRESH = 60.0
"""For this many seconds the same figures are given again."""


@endpoint("GET", "/api/statistics/{game}", gives=api.Statistics, path=GAME, query=WHO, errors=("busy",))
async def of_server(server: Server, request: Request) -> Response:
    """What the finished tables of this server say. Ask again until all are counted."""
    return reply(msgspec.Raw(await everybodys(server, request)))


@endpoint("GET", "/api/statistics/{game}/csv", gives=str, media="text/csv", path=GAME, query=WHO, errors=("busy",))
async def as_csv(server: Server, request: Request) -> Response:
    """The same as a table for spreadsheets, one figure in each line."""
    found = msgspec.json.decode(await everybodys(server, request), type=api.Statistics)
    return sheet(found, query_of(request, "who", Who, "people"))


@endpoint("POST", "/api/statistics/{game}/mine", gives=api.Statistics, path=GAME, takes=api.Mine, errors=("busy",))
async def of_mine(server: Server, request: Request) -> Response:
    """The same of the tables whose tokens the client holds."""
    return reply(await mine(server, request))


@endpoint(
    "POST",
    "/api/statistics/{game}/mine/csv",
    gives=str,
    media="text/csv",
    path=GAME,
    takes=api.Mine,
    errors=("busy",),
)
async def of_mine_as_csv(server: Server, request: Request) -> Response:
    """The same as a table for spreadsheets."""
    return sheet(await mine(server, request), "mine")


def sheet(found: api.Statistics, whose: str) -> Response:
    name = f"{found.game}-{whose}.csv"
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Response(to_csv(found.groups), headers=headers, media_type="text/csv")


async def mine(server: Server, request: Request) -> api.Statistics:
    body = await body_of(server, request, api.Mine)
    tokens: dict[str, list[str]] = {}
    for held in body.tokens:
        tokens.setdefault(held.table, []).append(held.token)
    tables = await server.database.read(partial(lobby.mine, tokens=tokens))
    which = schema.tables.c.id.in_([summary.table for summary in tables])
    return await counted(server, request, which, fewest=1)


async def everybodys(server: Server, request: Request) -> bytes:
    """The figures of all tables, which are made again after a minute at the earliest, unless some are not counted."""
    who: Who = query_of(request, "who", Who, "people")
    key = f"{request.path_params['game']} {who} {monotonic() // FRESH:.0f}"
    known = server.statistics.get(key)
    if known is not None:
        return known.content
    found = await counted(server, request, statistics.here(who), FEWEST)
    content = msgspec.json.encode(found)
    if found.counted == found.tables:
        server.statistics.put(key, Document(key, content))
    return content


async def counted(server: Server, request: Request, which: ColumnElement[bool], fewest: int) -> api.Statistics:
    """What these tables say. Some that nobody has counted yet are counted now."""
    game: str = request.path_params["game"]
    if game not in game_ids():
        raise Refused("unknown", f"there is no game {game!r}")
    found = await server.database.read(partial(statistics.found, game=game, which=which))
    more = await count_some(server, address_of(request), found)
    told = found.told + [one for one in more.values() if one is not None]
    groups = [group for group in gather(told) if group.games >= fewest] if told else []
    return api.Statistics(game, found.tables, found.tables - len(found.unknown) + len(more), fewest, groups)


async def count_some(server: Server, address: str, found: Found) -> dict[str, Told | None]:
    if not found.unknown:
        return {}
    some = await server.database.read(partial(statistics.uncounted, ids=found.unknown))
    said = await server.workers.count(address, CountJob([record for _, record in some]))
    told = dict(zip([id for id, _ in some], msgspec.json.decode(said, type=list[Told | None]), strict=True))
    await server.database.write(partial(statistics.keep, told=told))
    return told
