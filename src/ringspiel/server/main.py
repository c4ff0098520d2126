"""Starting the server."""

from __future__ import annotations

import logging
import socket
import webbrowser
from contextlib import suppress

import uvicorn

from ringspiel.server.app import make_app
from ringspiel.server.settings import Settings


def serve(host: str = "127.0.0.1", port: int | None = None, db: str | None = None, open_browser: bool = False) -> None:
    """Serve until interrupted. Without a port a free one is taken; without a database, a file in the user's folder."""
    run(host, port, Settings(db=db or ""), open_browser)


def run(host: str, port: int | None, settings: Settings, open_browser: bool = False) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    app = make_app(settings)
    listening = listen(host, port or 0)
    address = address_of(host, listening)
    print(f"Ringspiel: {address}", flush=True)
    if open_browser:
        webbrowser.open(address)
    config = uvicorn.Config(
        app,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=True,
    )
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. It must know that it is TCP: else asyncio lets small messages wait for each other."""
    family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(where)
    except OSError as error:
        raise SystemExit(f"cannot listen on {host}, port {port}: {error.strerror}") from error
    listening.listen(1024)
    return listening


def address_of(host: str, listening: socket.socket) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{listening.getsockname()[1]}/"
