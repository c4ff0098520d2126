"""Setting up, finding and joining tables."""

from __future__ import annotations

from functools import partial
from typing import Literal

from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response

from ringspiel.server.http.endpoint import body_of, endpoint, query_of, reply
from ringspiel.server.model.auth import check_table_id, new_secret
from ringspiel.server.model.resume import check_setting
from ringspiel.server.model.table import Header, Seat, Stored
from ringspiel.server.play.seating import SetUp, deal, first_progress, header_of
from ringspiel.server.protocol import api
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.storage import lobby, store
from ringspiel.server.transport.origin import address_of

Status = Literal["open", "playing", "over"]
TABLE = (("table", str),)


@endpoint("POST", "/api/tables", gives=api.Created, status=201, takes=api.NewTable, errors=("bad-name", "bad-table"))
async def create(server: Server, request: Request) -> Response:
    """Set up a table."""
    server.new_tables.check(address_of(request))
    set_up = SetUp(await body_of(server, request, api.NewTable))
    created = partial(store.create, header=set_up.header, seats=set_up.seats, progress=set_up.progress)
    job = partial(created, position=set_up.position)
    await server.database.write(job)
    server.opponents.go_on(set_up.header.id)
    return reply(set_up.created(), 201)


@endpoint("GET", "/api/tables", gives=list[api.Summary], query=(("status", Status),))
async def listed(server: Server, request: Request) -> Response:
    """The tables in the lobby."""
    status: str = query_of(request, "status", Status, "open")
    return reply(await server.database.read(partial(lobby.listed, status=status)))


@endpoint("POST", "/api/tables/mine", gives=list[api.MySummary], takes=api.Mine)
async def mine(server: Server, request: Request) -> Response:
    """The tables whose tokens the client holds."""
    body = await body_of(server, request, api.Mine)
    tokens: dict[str, list[str]] = {}
    for held in body.tokens:
        tokens.setdefault(held.table, []).append(held.token)
    return reply(await server.database.read(partial(lobby.mine, tokens=tokens)))


@endpoint("GET", "/api/tables/{table}", gives=api.Summary, path=TABLE)
async def one(server: Server, request: Request) -> Response:
    """One table."""
    return reply(await server.database.read(partial(lobby.one, id=table_id(request))))


@endpoint(
    "POST",
    "/api/tables/{table}/join",
    gives=api.Joined,
    takes=api.Join,
    path=TABLE,
    errors=("agree-first", "bad-name", "forbidden", "not-here", "old-rules", "sits-here", "taken"),
)
async def join(server: Server, request: Request) -> Response:
    """Take a seat, by invitation or an open one."""
    wish = await body_of(server, request, api.Join)
    id, token = table_id(request), wish.token or new_secret()
    async with server.sessions.use(id) as session:
        seat = await server.seats.join(session, wish, token, address_of(request))
    return reply(api.Joined(id, seat, token))


@endpoint(
    "POST",
    "/api/tables/{table}/tokens",
    gives=api.Renewed,
    takes=api.Renewal,
    path=TABLE,
    errors=("forbidden", "many-devices", "not-here", "old-rules"),
)
async def renew(server: Server, request: Request) -> Response:
    """New tokens for seats: for another device, or instead of those that somebody may have seen."""
    wish = await body_of(server, request, api.Renewal)
    id = table_id(request)
    async with server.sessions.use(id) as session:
        return reply(api.Renewed(id, await server.seats.renew(session, wish)))


@endpoint(
    "POST",
    "/api/tables/{table}/rematch",
    gives=api.Rematch,
    status=201,
    also=(200,),
    takes=api.RematchRequest,
    path=TABLE,
    errors=("forbidden", "not-here", "not-over", "old-rules"),
)
async def rematch(server: Server, request: Request) -> Response:
    """Play again: same seats, same options, new dice, new tokens. Each player comes with a token of the old table."""
    body = await body_of(server, request, api.RematchRequest)
    stored = await finished(server, table_id(request))
    owners = [(seat, one.fresh) for one in body.tokens for seat in stored.seats if seat.belongs_to(one.token)]
    if not owners:
        raise Refused("forbidden", "the token does not belong to this table")
    header = await set_up_rematch(server, stored, address_of(request))
    id = header.id if header else await server.database.read(partial(lobby.rematch_of, id=stored.header.id))
    assert id is not None
    async with server.sessions.use(id) as session:
        claimed = [seat for seat, token in owners if await server.seats.claim(session, seat, token, body.contributes)]
    if header is not None:
        server.sessions.announce_rematch(stored.header.id, id)
    seats = sorted(seat.seat for seat in claimed)
    return reply(api.Rematch(id, seats), 200 if header is None else 201)


async def set_up_rematch(server: Server, stored: Stored, address: str) -> Header | None:
    """The header of the new table; None if somebody else has set it up already."""
    server.new_tables.check(address)
    check_setting(stored.header)
    table = deal(stored.header.game, stored.header.seats, stored.header.options)
    header = header_of(table, stored.header.public, stored.header.id)
    for term in ("pace", "talk", "language", "level", "help_allowed"):
        setattr(header, term, getattr(stored.header, term))
    seats = [seat_again(seat) for seat in stored.seats]
    progress = first_progress(table, seats, header)
    job = partial(lobby.rematch, header=header, seats=seats, progress=progress)
    try:
        return header if await server.database.write(job) else None
    except IntegrityError:  # another server process was faster
        return None


def seat_again(seat: Seat) -> Seat:
    """The seat at a rematch: a computer sits there at once, and a seat of a person is kept for its owner."""
    free = seat.agent is None and (not seat.tokens or seat.freed_by is not None)
    return Seat(seat.seat, agent=seat.agent, open=free)


async def finished(server: Server, id: str) -> Stored:
    """Everything stored of a finished table."""
    return check_over(await server.database.read(partial(store.load, id=id)))


def check_over(stored: Stored | None) -> Stored:
    if stored is None:
        raise Refused("unknown", "there is no such table")
    if not stored.over:
        raise Refused("not-over")
    return stored


def table_id(request: Request) -> str:
    return check_table_id(request.path_params["table"])


@endpoint("GET", "/api/codes/{code}", gives=api.Summary, path=(("code", str),))
async def of_code(server: Server, request: Request) -> Response:
    """The table with this short code."""
    server.codes.check(address_of(request))
    code = check_table_id(request.path_params["code"]).upper()
    return reply(await server.database.read(partial(lobby.of_code, code=code)))
