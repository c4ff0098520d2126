"""The ASGI application: API, WebSocket, static client; and what runs beside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib import import_module
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from ringspiel.server import bus, lobby
from ringspiel.server.api import Endpoint, Server, reply
from ringspiel.server.connection import Connection
from ringspiel.server.database import Database
from ringspiel.server.errors import Refused
from ringspiel.server.opponents import Opponents
from ringspiel.server.routes import ENDPOINTS
from ringspiel.server.security import Limiter, SecurityHeaders, same_origin
from ringspiel.server.settings import Settings
from ringspiel.server.tables import Tables
from ringspiel.server.wire import Failure

STATIC = Path(__file__).parent / "static"
NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Ringspiel</title>
<h1>Ringspiel</h1>
<p lang="de">Der Server läuft, aber die Oberfläche ist nicht gebaut. <code>make play</code> baut sie.</p>
<p lang="en">The server works, but the client is not built. <code>make play</code> builds it.</p>
"""


def make_app(settings: Settings) -> ASGIApp:
    for module in settings.extra_games:
        import_module(module)
    database = Database(settings.db_url())
    database.open()
    opponents = Opponents(settings)
    tables = Tables(database, opponents, settings)
    server = Server(settings, database, opponents, tables, Limiter(settings.posts_per_second, settings.posts_at_once))

    async def socket(websocket: WebSocket) -> None:
        await Connection(websocket, tables, opponents, settings).run()

    app = Starlette(
        routes=[
            *[Route(each.address, handle(server, each), methods=[each.method]) for each in ENDPOINTS],
            WebSocketRoute("/api/tables/{table}/socket", socket),
            Route("/{path:path}", client(), methods=["GET"]),
        ],
        exception_handlers={Refused: refuse, HTTPException: refuse_http, Exception: fail},
        lifespan=lifespan(server),
    )
    return SecurityHeaders(app)


def lifespan(server: Server) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def run(app: Starlette) -> AsyncIterator[None]:
        beside = [asyncio.create_task(go_on_everywhere(server))]
        if server.database.postgres:
            listener = bus.listen(server.database.url, server.tables.heard, server.tables.refresh)
            beside.append(asyncio.create_task(listener))
            beside.append(asyncio.create_task(server.tables.repeat_presence()))
        yield
        for task in (*beside, *server.tables.thinking()):
            task.cancel()
        server.opponents.close()
        await asyncio.to_thread(server.database.close)

    return run


async def go_on_everywhere(server: Server) -> None:
    """After a start: play on wherever a computer opponent was asked when the last server stopped."""
    for id in await server.database.read(lobby.waiting_for_agents):
        await server.tables.go_on(id)


def handle(server: Server, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handler(request: Request) -> Response:
        if endpoint.method == "POST":
            check_post(server, request)
        return await endpoint.handler(server, request)

    return handler


def check_post(server: Server, request: Request) -> None:
    if not same_origin(request.headers, server.settings.origins):
        raise Refused("bad-origin")
    if not server.posts.take(request.client.host if request.client else ""):
        raise Refused("too-fast")


async def refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return reply(Failure(error.problem), error.status)


async def refuse_http(request: Request, error: Exception) -> Response:
    """What the router itself refuses."""
    assert isinstance(error, HTTPException)
    code = "wrong-method" if error.status_code == 405 else "unknown" if error.status_code == 404 else "malformed"
    response = await refuse(request, Refused(code))
    response.headers.update(error.headers or {})
    return response


async def fail(request: Request, error: Exception) -> Response:
    """A mistake of ours; Starlette passes it on to uvicorn, which logs it."""
    return await refuse(request, Refused("failed"))


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
        return FileResponse(files.get(path, files["index.html"]), headers={"cache-control": lasting})

    return serve
