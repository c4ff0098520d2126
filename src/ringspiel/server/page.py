"""The server inside a web page: the same application, called by the page instead of by uvicorn.

The page hands over requests and the messages of its connections, and gets replies and messages back, as over HTTP and
WebSocket; docs/protocol.md describes both. Nothing here knows that the other side is JavaScript.
"""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio import Queue
from collections.abc import Callable, Iterator, Sequence
from importlib import invalidate_caches
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from starlette.types import ASGIApp, Scope

from ringspiel.kernel.registry import game_ids
from ringspiel.languages import SHIPPED
from ringspiel.server.app import make_app, make_server
from ringspiel.server.settings import Settings
from ringspiel.server.storage.database import DirectWriter

PLENTY = 1_000_000
"""The player is alone here, so no limits are needed."""
ABNORMAL = 1006
GOING_AWAY = 1001


def settings_of(file: str) -> Settings:
    return Settings(
        db=f"sqlite:///{file}",
        threads=False,
        thinkers=1,
        clerks=1,
        local_only=True,
        shared=False,
        think_seconds=PLENTY,
        clerk_seconds=PLENTY,
        requests_per_second=PLENTY,
        requests_at_once=PLENTY,
        posts_per_second=PLENTY,
        posts_at_once=PLENTY,
        tables_per_hour=PLENTY,
        tables_at_once=PLENTY,
        hints_per_minute=PLENTY,
        hints_at_once=PLENTY,
        processor_share=PLENTY,
        processor_at_once=PLENTY,
        messages_per_second=PLENTY,
        messages_at_once=PLENTY,
    )


OTHER_DATABASES = ("mssql", "mysql", "oracle", "postgresql")
MIGRATIONS = ("alembic", "mako", *(f"sqlalchemy.dialects.{name}" for name in OTHER_DATABASES))
"""What only a database of an earlier version needs. The migrations know all kinds of databases."""


def parts() -> dict[str, str]:
    """In which archive beside the engine's own each package lies: a game with its opponents, and the migrations."""
    games = {f"ringspiel.{room}.{game}": game for game in game_ids() for room in ("games", "agents")}
    return games | dict.fromkeys(MIGRATIONS, "migrations")


class Parts(MetaPathFinder):
    """Fetches an archive when something in it is imported for the first time."""

    def __init__(self, unpack: Callable[[str], object]) -> None:
        self.unpack = unpack
        self.parts = parts()
        self.fetched: set[str] = set()

    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> ModuleSpec | None:
        part = next((part for package, part in self.parts.items() if f"{name}.".startswith(f"{package}.")), None)
        if part is None or part in self.fetched:
            return None
        self.fetched.add(part)
        self.unpack(part)
        invalidate_caches()
        return PathFinder.find_spec(name, path)


def fetch_when_needed(unpack: Callable[[str], object]) -> None:
    """From now on `unpack` is called with the name of each archive whose modules are missing, once."""
    sys.meta_path.append(Parts(unpack))


def answered_ahead() -> Iterator[str]:
    """What is asked at every visit and never answered differently: such answers are files beside the engine."""
    yield from ("/api/languages", "/api/games", "/api/reach")
    for language in SHIPPED:
        yield f"/api/lessons?lang={language}"
        for part in ("client", "lobby", *game_ids()):
            yield f"/api/texts/{language}?part={part}"
        for game in game_ids():
            yield f"/api/rules/{game}?lang={language}"
            yield f"/api/primers/{game}?lang={language}"


def ahead(address: str) -> str:
    """The name of the file with the answer.

    >>> ahead("/api/texts/en?part=lobby")
    'texts-en-part-lobby.json'
    """
    return re.sub(r"\W+", "-", address.removeprefix("/api/")) + ".json"


class Reply(NamedTuple):
    """The response to a request."""

    status: int
    headers: list[tuple[str, str]]
    content: str


class Line:
    """A connection to a table, as a WebSocket would be one."""

    def __init__(
        self, app: ASGIApp, address: str, told: Callable[[str], object], ended: Callable[[int], object]
    ) -> None:
        self.told = told
        self.ended = ended
        self.incoming: Queue[dict[str, Any]] = Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(self._run(app, scope_of("websocket", address)))

    def say(self, message: str) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": message})

    def leave(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})

    async def _run(self, app: ASGIApp, scope: Scope) -> None:
        code = ABNORMAL

        async def send(message: Any) -> None:
            nonlocal code
            if message["type"] == "websocket.send":
                self.told(message["text"])
            elif message["type"] == "websocket.close":
                code = message["code"]

        try:
            await app(scope, self.incoming.get, send)
        finally:
            self.ended(code)


class Page:
    """A server with its games in a file, for one page. `saved` is called whenever something is in that file."""

    def __init__(self, file: str, saved: Callable[[], object]) -> None:
        server = make_server(settings_of(file))
        assert isinstance(server.database.writer, DirectWriter)
        server.database.writer.committed = saved
        self.server = server
        self.app = make_app(server)
        server.opponents.go_on_everywhere()

    async def request(self, method: str, address: str, content: str = "") -> Reply:
        """One request over HTTP, without HTTP."""
        incoming = [{"type": "http.request", "body": content.encode(), "more_body": False}]
        outgoing: list[Any] = []

        async def receive() -> Any:
            return incoming.pop() if incoming else await asyncio.Future()

        async def send(message: Any) -> None:
            outgoing.append(message)

        await self.app(scope_of("http", address, method), receive, send)
        start, *rest = outgoing
        headers = [(name.decode(), value.decode()) for name, value in start["headers"]]
        body = b"".join(bytes(part.get("body", b"")) for part in rest)
        return Reply(start["status"], headers, body.decode())

    def open(self, address: str, told: Callable[[str], object], ended: Callable[[int], object]) -> Line:
        return Line(self.app, address, told, ended)


def scope_of(kind: str, address: str, method: str = "GET") -> Scope:
    parts = urlsplit(address)
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": method,
        "scheme": kind,
        "path": unquote(parts.path),
        "raw_path": parts.path.encode(),
        "root_path": "",
        "query_string": parts.query.encode(),
        "headers": [(b"host", b"localhost")],
        "subprotocols": [],
    }
