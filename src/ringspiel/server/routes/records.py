"""Finished games: download, upload, replay."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from ringspiel.server import store, wire
from ringspiel.server.api import Server, body_of, endpoint, query_of, reply
from ringspiel.server.errors import Refused
from ringspiel.server.position import check_setting
from ringspiel.server.replays import ReplayJob, Upload
from ringspiel.server.routes.tables import TABLE, finished, table_id
from ringspiel.server.security import new_table_id
from ringspiel.server.store import Stored
from ringspiel.table.record import FORMAT, Answer, Record

STEPS_AT_ONCE = 200
StepNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]


@endpoint("GET", "/api/tables/{table}/record", gives=dict[str, Any], path=TABLE, errors=("not-over",))
async def record(server: Server, request: Request) -> Response:
    """The record of a finished game, with seed and salt."""
    game = await finished(server, table_id(request))
    response = reply(record_of(game).to_json())
    response.headers["content-disposition"] = f'attachment; filename="{game.header.game}-{game.header.id}.json"'
    return response


def record_of(game: Stored) -> Record:
    header = game.header
    return Record(
        format=FORMAT,
        game=header.game,
        rules=header.rules,
        seats=header.seats,
        options=header.options,
        commitment=header.commitment,
        seed=header.seed,
        salt=header.salt,
        setup=header.setup,
        answers=[
            Answer(answer.seat, answer.given.answer, answer.given.notation, answer.given.chance)
            for answer in game.history.standing
        ],
        outcome=game.outcome,
        names=[seat.name or seat.agent or str(seat.seat + 1) for seat in game.seats],
    )


@endpoint("POST", "/api/records", gives=wire.Uploaded, status=201, takes=dict[str, Any], errors=("broken-record",))
async def upload(server: Server, request: Request) -> Response:
    """Upload a record; it is played again and checked."""
    document = await body_of(request, dict[str, Any], server.settings.record_bytes)
    id, every = new_table_id(), server.settings.snapshot_every
    read = await server.opponents.clerk.do("upload", document=document, id=id, snapshot_every=every)
    game = msgspec.convert(read, Upload)
    await server.database.write(partial(store.upload, **msgspec.structs.asdict(game)))
    return reply(wire.Uploaded(id), 201)


@endpoint(
    "GET",
    "/api/tables/{table}/replay",
    gives=wire.Replay,
    path=TABLE,
    query=(("seat", wire.SeatNumber), ("from", StepNumber), ("to", StepNumber)),
    errors=("not-here", "not-over", "old-rules"),
)
async def replay(server: Server, request: Request) -> Response:
    """Some steps of a finished game, as a seat or a spectator saw them."""
    seat: int | None = query_of(request, "seat", wire.SeatNumber, None)
    first: int = query_of(request, "from", StepNumber, 0)
    last: int = query_of(request, "to", StepNumber, first + STEPS_AT_ONCE - 1)
    game = await finished(server, table_id(request))
    check_setting(game.header)
    if seat is not None and seat >= game.header.seats:
        raise Refused("unknown", f"there is no seat {seat}")
    answered = len(game.history.standing)
    last = min(last, answered, first + STEPS_AT_ONCE - 1)
    steps = await server.opponents.clerk.do("replay", job=await job_for(server, game, seat, first, last))
    return reply({"answered": answered, "from": first, "to": last, "steps": steps})


async def job_for(server: Server, game: Stored, seat: int | None, first: int, last: int) -> ReplayJob:
    find = partial(store.snapshot_before, id=game.header.id, seq=game.history.seq, answered=max(first - 1, 0))
    snapshot = await server.database.read(find)
    done = 0 if snapshot is None else snapshot.answered
    return ReplayJob(game.header, snapshot, game.history.standing[done:last], seat, first, last)
