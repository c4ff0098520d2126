"""The ASGI application: API, WebSocket, static client; and what runs beside it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import cache
from importlib import import_module
from mimetypes import guess_type
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ringspiel.server import audit
from ringspiel.server.housekeeping import housekeeping
from ringspiel.server.http.endpoint import Endpoint
from ringspiel.server.http.guard import Guard, refusal
from ringspiel.server.http.pages import page_routes
from ringspiel.server.http.routes import ENDPOINTS
from ringspiel.server.http.routes.info import PACKED, WORTH_COMPRESSING, accepts_gzip, packed
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.settings import Settings
from ringspiel.server.storage import signals
from ringspiel.server.transport.origin import address_of, same_origin
from ringspiel.server.websocket.connection import Connection
from ringspiel.server.websocket.reading import read_along

STATIC = Path(__file__).parent / "static"
NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Ringspiel</title>
<h1>Ringspiel</h1>
<p lang="de">Der Server läuft, aber die Oberfläche ist nicht gebaut.
Mit Node baut sie <code>make play</code>; ein fertiges Wheel enthält sie schon.</p>
<p lang="en">The server works, but the client is not built.
With Node <code>make play</code> builds it; a finished wheel contains it already.</p>
"""

WORDY = frozenset({".css", ".html", ".js", ".json", ".svg", ".webmanifest"})
"""Files of the client that become smaller when they are compressed."""

log = logging.getLogger(__name__)


def make_server(settings: Settings) -> Server:
    for module in settings.extra_games:
        import_module(module)
    server = Server(settings)
    server.database.open()
    return server


def make_app(server: Server) -> ASGIApp:
    async def socket(websocket: WebSocket) -> None:
        await Connection(websocket, server).run()

    async def reading(websocket: WebSocket) -> None:
        await read_along(websocket, server)

    app = Starlette(
        routes=[
            *api_routes(server),
            WebSocketRoute("/api/tables/{table}/socket", socket),
            WebSocketRoute("/api/analyses/{analysis}/socket", reading),
            *page_routes(server, STATIC),
            Route("/{path:path}", client(), methods=["GET"]),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING)],
        exception_handlers={Refused: refuse(server), HTTPException: refuse_http, Exception: fail},
        lifespan=lifespan(server),
    )
    return Guard(app, server)


def lifespan(server: Server) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def run(app: Starlette) -> AsyncIterator[None]:
        server.opponents.go_on_everywhere()
        server.background.start(housekeeping(server))
        if server.settings.smtp or server.settings.webhooks:
            server.background.start(server.notices.watch())
        if server.database.postgres:
            server.background.start(signals.listen(server.database.url, server.peers.heard, server.peers.refresh))
            server.background.start(server.peers.beat())
        yield
        await stop(server)

    return run


async def stop(server: Server) -> None:
    """Stop cleanly if the database allows it, and within `stop_seconds` in any case."""
    server.background.stop()
    server.workers.close()
    if server.database.postgres:
        with suppress(Refused, TimeoutError):
            await asyncio.wait_for(server.peers.leave(), server.settings.stop_seconds / 3)
    server.stopped = await asyncio.to_thread(server.database.close, server.settings.stop_seconds / 3)


def handle(server: Server, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handler(request: Request) -> Response:
        if endpoint.method == "POST":
            check_post(server, request)
        return await endpoint.handler(server, request)

    return handler


def check_post(server: Server, request: Request) -> None:
    if not same_origin(request.headers, server.settings.allowed_origins):
        raise Refused("bad-origin")
    server.posts.check(address_of(request))


def refuse(server: Server) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def handler(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        server.counters.count_refusal(error.code)
        audit.refused(error.code, address_of(request))
        return refusal(error)

    return handler


async def refuse_http(request: Request, error: Exception) -> Response:
    """The response to a request that the router itself refuses."""
    assert isinstance(error, HTTPException)
    code = "wrong-method" if error.status_code == 405 else "unknown" if error.status_code == 404 else "malformed"
    response = refusal(Refused(code))
    response.headers.update(error.headers or {})
    return response


async def fail(request: Request, error: Exception) -> Response:
    """The response to a bug of ours. Starlette passes the error on to uvicorn, which logs it."""
    return refusal(Refused("failed"))


class WrongMethod:
    """Refuses what is left of an address when its own methods are served."""

    def __init__(self, methods: list[str]) -> None:
        self.methods = methods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        raise HTTPException(405, headers={"allow": ", ".join(self.methods)})


def api_routes(server: Server) -> Iterator[Route]:
    """All endpoints. Plain addresses go before those with something to fill in, which would fit them, too."""
    for address in sorted({each.address for each in ENDPOINTS}, key=lambda address: ("{" in address, address)):
        here = [each for each in ENDPOINTS if each.address == address]
        yield from (Route(address, handle(server, each), methods=[each.method]) for each in here)
        methods = [each.method for each in here]
        yield Route(address, WrongMethod([*methods, "HEAD"] if "GET" in methods else methods))


def client() -> Callable[[Request], Awaitable[Response]]:
    """The files of the built client; its page for every address that only the client knows."""
    files = {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.is_file()}

    async def serve(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith("api/") or (path.startswith("assets/") and path not in files):
            raise Refused("unknown")
        if "index.html" not in files:
            return HTMLResponse(NOT_BUILT, 503)
        lasting = "max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        headers, file = {"cache-control": lasting}, files.get(path, files["index.html"])
        if accepts_gzip(request) and file.suffix in WORDY:
            return Response(packed_file(file), headers=headers | PACKED, media_type=guess_type(file.name)[0])
        return FileResponse(file, headers=headers)

    return serve


@cache
def packed_file(file: Path) -> bytes:
    return packed(file.read_bytes())
