"""A server without sockets, inside the test: to look at what cannot be seen from outside."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from functools import partial
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any, cast

from starlette.datastructures import Headers

from ringspiel.server.model.table import Seat
from ringspiel.server.play.seating import SetUp
from ringspiel.server.play.session import Session
from ringspiel.server.play.telling import Shown
from ringspiel.server.protocol.api import NewSeat, NewTable
from ringspiel.server.server import Server
from ringspiel.server.settings import Settings
from ringspiel.server.storage import store
from ringspiel.server.websocket.connection import Connection
from tests.server.conftest import sqlite
from tests.server.harness import PATIENCE


class Watcher:
    """Stands for a connection: remembers what it is told."""

    def __init__(self, session: Session, *held: int, patches: bool = False) -> None:
        self.address = ""
        self.patches = patches
        self.shown: Shown | None = None
        self.held = frozenset(held)
        self.since: int | None = session.history.seq
        self.lines_told = session.lines
        self.told: list[str] = []
        session.connections.add(self)  # type: ignore[arg-type]

    def keep_seats(self, seats: list[Seat]) -> None:
        """It has no token that could lose its seat."""

    def send_encoded(self, message: str) -> None:
        self.told.append(message)


def holder(*held: int) -> Any:
    """Stands for a connection that holds these seats."""
    return SimpleNamespace(held=frozenset(held), address="")


class Guest:
    """A WebSocket over which only these messages come; remembers what it is told, and how it was closed."""

    headers = Headers({})
    client = None

    def __init__(self, table: str, *messages: Any) -> None:
        self.path_params = {"table": table}
        self.scope: dict[str, Any] = {}
        self.coming = deque(json.dumps(message) for message in messages)
        self.told: list[Any] = []
        self.gone = asyncio.Event()
        self.code: int | None = None

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        if self.coming:
            return {"type": "websocket.receive", "text": self.coming.popleft()}
        await self.gone.wait()
        return {"type": "websocket.disconnect"}

    async def send_text(self, content: str) -> None:
        self.told.append(json.loads(content))

    async def close(self, code: int) -> None:
        self.code = code

    def come_to(self, server: Server) -> asyncio.Task[None]:
        return asyncio.create_task(Connection(cast(Any, self), server).run())


def server_in(folder: Path, **settings: Any) -> Server:
    return server_on(sqlite(folder), **settings)


def server_on(db: str, **settings: Any) -> Server:
    server = Server(Settings(db=db, **settings))
    server.database.open()
    return server


async def table_on(server: Server, game: str = "mordor", seats: int = 2, **wishes: Any) -> str:
    set_up = SetUp(NewTable(game, [NewSeat("me", name=f"Player {seat}") for seat in range(seats)], **wishes))
    await server.database.write(
        partial(store.create, header=set_up.header, seats=set_up.seats, progress=set_up.progress)
    )
    return set_up.header.id


async def answer(server: Server, session: Session, which: int = 0) -> int:
    """Give an answer for the seat that is asked."""
    seat = session.table.seat
    assert seat is not None
    answers = session.table.answers()
    seq = await server.commands.answer(session, seat, session.history.seq, answers[which % len(answers)])
    assert seq is not None
    return seq


def block(server: Server) -> Event:
    """Keep the writer busy until the event is set; when this returns, it is."""
    busy, go_on = Event(), Event()

    def wait(_: object) -> None:
        busy.set()
        go_on.wait(PATIENCE)

    server.database.put(wait)
    assert busy.wait(PATIENCE)
    return go_on
