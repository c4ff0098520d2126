"""Setting up, finding and joining tables."""

from __future__ import annotations

from functools import partial
from typing import Literal

from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response

from ringspiel.server import lobby, store, wire
from ringspiel.server.api import Server, body_of, endpoint, query_of, reply
from ringspiel.server.errors import Refused
from ringspiel.server.lobby import seats_of_tokens
from ringspiel.server.position import check_setting
from ringspiel.server.seating import SetUp, deal, first_progress, header_of
from ringspiel.server.security import new_secret
from ringspiel.server.store import Header, Stored

Status = Literal["open", "playing", "over"]
TABLE = (("table", str),)


@endpoint("POST", "/api/tables", gives=wire.Created, status=201, takes=wire.NewTable, errors=("bad-table",))
async def create(server: Server, request: Request) -> Response:
    """Set up a table."""
    set_up = SetUp(await body_of(request, wire.NewTable, server.settings.body_bytes))
    job = partial(store.create, header=set_up.header, seats=set_up.seats, progress=set_up.progress)
    await server.database.write(job)
    await server.tables.go_on(set_up.header.id)
    return reply(set_up.created(), 201)


@endpoint("GET", "/api/tables", gives=list[wire.Summary], query=(("status", Status),))
async def listed(server: Server, request: Request) -> Response:
    """The tables in the lobby."""
    status: str = query_of(request, "status", Status, "open")
    return reply(await server.database.read(partial(lobby.listed, status=status)))


@endpoint("POST", "/api/tables/mine", gives=list[wire.MySummary], takes=wire.Mine)
async def mine(server: Server, request: Request) -> Response:
    """The tables whose tokens the client holds."""
    body = await body_of(request, wire.Mine, server.settings.body_bytes)
    tokens: dict[str, list[str]] = {}
    for held in body.tokens:
        tokens.setdefault(held.table, []).append(held.token)
    return reply(await server.database.read(partial(lobby.mine, tokens=tokens)))


@endpoint("GET", "/api/tables/{table}", gives=wire.Summary, path=TABLE)
async def one(server: Server, request: Request) -> Response:
    """One table."""
    return reply(await server.database.read(partial(lobby.one, id=table_id(request))))


@endpoint(
    "POST", "/api/tables/{table}/join", gives=wire.Joined, takes=wire.Join, path=TABLE, errors=("forbidden", "taken")
)
async def join(server: Server, request: Request) -> Response:
    """Take a seat, by invitation or an open one."""
    wish = await body_of(request, wire.Join, server.settings.body_bytes)
    id, token = table_id(request), new_secret()
    seat = await server.database.write(partial(lobby.join, id=id, wish=wish, token=token))
    await server.tables.seats_changed(id)
    await server.tables.go_on(id)
    return reply(wire.Joined(id, seat, token))


@endpoint(
    "POST",
    "/api/tables/{table}/rematch",
    gives=wire.Rematch,
    status=201,
    also=(200,),
    takes=wire.RematchRequest,
    path=TABLE,
    errors=("forbidden", "not-here", "not-over", "old-rules"),
)
async def rematch(server: Server, request: Request) -> Response:
    """Play again: same seats, same options, same tokens, new dice."""
    body = await body_of(request, wire.RematchRequest, server.settings.body_bytes)
    game = await finished(server, table_id(request))
    seats = sorted(seats_of_tokens(game.seats, body.tokens))
    if not seats:
        raise Refused("forbidden", "no token of this table")
    header = await set_up_rematch(server, game)
    if header is None:
        again = await server.database.read(partial(lobby.rematch_of, id=game.header.id))
        assert again is not None
        return reply(wire.Rematch(again, seats))
    server.tables.rematch_set_up(game.header.id, header.id)
    await server.tables.go_on(header.id)
    return reply(wire.Rematch(header.id, seats), 201)


async def set_up_rematch(server: Server, game: Stored) -> Header | None:
    """The header of the new game; None if somebody else has set it up already."""
    check_setting(game.header)
    table = deal(game.header.game, game.header.seats, game.header.options)
    header = header_of(table, game.header.public, game.header.id)
    job = partial(lobby.rematch, header=header, seats=game.seats, progress=first_progress(table, game.seats))
    try:
        return header if await server.database.write(job) else None
    except IntegrityError:  # another server process was faster
        return None


async def finished(server: Server, id: str) -> Stored:
    """All there is of a finished game."""
    game = await server.database.read(partial(store.load, id=id))
    if game is None:
        raise Refused("unknown", f"there is no table {id!r}")
    if not game.over:
        raise Refused("not-over")
    return game


def table_id(request: Request) -> str:
    """The table in the address; what cannot be stored as text cannot be the name of a table."""
    id: str = request.path_params["table"]
    if not id.isascii() or not id.replace("-", "").replace("_", "").isalnum():
        raise Refused("unknown", f"there is no table {id!r}")
    return id
