"""Starting the server."""

from __future__ import annotations

import os
import re
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno
import uvicorn

from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.text import text
from ringspiel.server import logs
from ringspiel.server.app import make_app, make_server
from ringspiel.server.server import Server
from ringspiel.server.settings import Settings
from ringspiel.server.storage.address import check_address
from ringspiel.server.supervisor import Supervisor
from ringspiel.server.transport.listener import Listener, Visitors
from ringspiel.server.transport.protocols import protocols
from ringspiel.texts import language_of_machine, say

ORIGIN = re.compile(r"https?://[a-z0-9.-]+(:[0-9]{1,5})?")
BLOCKS = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}
"""The dark squares are the terminal's background, so that a phone can read the code on a black terminal."""


def run(
    host: str, port: int | None, settings: Settings, open_browser: bool = False, language: str | None = None
) -> None:
    """Serve until interrupted. Without a port, the server takes a free one; without a language, the machine's."""
    check(settings)
    listening = listen(host, port or 0)
    address = address_of(host, listening)
    settings = found_at(settings, host, listening)
    lines = [f"Ringspiel: {address}", *invitation(settings, language or language_of_machine())]
    server = make_server(settings) if settings.processes == 1 else None
    print("\n".join(lines), flush=True)
    if open_browser:
        webbrowser.open(address)
    if server is not None:
        serve(server, listening)
    else:
        Supervisor(settings.processes, partial(serve_one_of_many, settings), listening).run()


def check(settings: Settings) -> None:
    """Raises SystemExit or `BadOption` with a sentence if settings do not fit together."""
    database = check_address(settings.db_url())
    check_public_url(settings.public_url)
    for origin in settings.embed_origins:
        check_origin(origin)
    if settings.metrics_port and find_spec("prometheus_client") is None:
        raise BadOption("prometheus_client is not installed", text("extra-missing", extra="metrics"))
    if (settings.smtp or settings.webhooks) and not settings.public_url:
        raise SystemExit("messages contain links, so the server needs its address: --public-url")
    if settings.smtp and not settings.mail_from:
        raise SystemExit("mails need a sender: --mail-from")
    if settings.processes > 1 and database.get_backend_name() != "postgresql":
        raise SystemExit("several server processes need a PostgreSQL database: give its URL with --db")


def check_public_url(url: str) -> None:
    """Raises `BadOption` unless it is where browsers can find the server, or empty."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        fits = False
    if url and not fits:
        raise BadOption("no public URL", text("serve-public-url", url=url))


def check_origin(origin: str) -> None:
    """Raises `BadOption` unless it is the origin of web pages, and nothing else that a header would take."""
    if not ORIGIN.fullmatch(origin):
        raise BadOption("no origin", text("serve-origin", origin=origin))


def found_at(settings: Settings, host: str, listening: socket.socket) -> Settings:
    """The settings, completed by the addresses of this server."""
    if settings.public_url:
        return settings
    here = {where[4][0] for where in socket.getaddrinfo(host, None)}
    if all(ip_address(address).is_loopback for address in here):
        return replace(settings, local_only=True)
    if any(ip_address(address).is_unspecified for address in here):
        own = own_address()
        return replace(settings, addresses=(address_of(own, listening),) if own else ())
    return replace(settings, addresses=(address_of(host, listening),))


def own_address() -> str | None:
    """The address of this machine in its network. Nothing is sent: the socket only looks up its route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
            return found
        except OSError:
            return None


def invitation(settings: Settings, language: str) -> Iterator[str]:
    """How friends reach the server, as its operator reads it."""
    if settings.local_only:
        yield say("serve-local-only", language)
    for address in settings.addresses:
        yield say("serve-network", language, address=address)
        yield "\n".join(drawn(address))


def drawn(address: str) -> Iterator[str]:
    """A QR code for the terminal, two rows in one line of text."""
    rows = [list(row) for row in segno.make(address, error="l").matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        yield "".join(BLOCKS[bool(dark), bool(below)] for dark, below in zip(upper, lower, strict=True))


def serve_one_of_many(settings: Settings, number: int, listening: socket.socket) -> None:
    port = settings.metrics_port + number if settings.metrics_port else 0
    serve(make_server(replace(settings, metrics_port=port)), listening)


def serve(server: Server, listening: socket.socket) -> None:
    logs.set_up(server.settings.log_json)
    if server.settings.metrics_port:
        from ringspiel.server.metrics import offer

        offer(server, server.settings.metrics_port)
    visitors = Visitors(server.settings)
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config_for(server, visitors)).run(sockets=[Listener(listening, visitors)])
    if not server.stopped:
        os._exit(0)  # the database does not answer, and its threads would keep us for ever


def config_for(server: Server, visitors: Visitors) -> uvicorn.Config:
    settings = server.settings
    http, socket = protocols(settings, visitors.slots)
    return uvicorn.Config(
        make_app(server),
        access_log=False,
        forwarded_allow_ips=list(settings.proxies),
        http=http,
        log_config=None,
        loop="asyncio",  # other loops would not call our accept()
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=int(settings.stop_seconds),
        ws=socket,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. It must know that it is TCP: else asyncio lets small messages wait for each other."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
    except OSError as error:
        raise SystemExit(f"cannot listen on {host}, port {port}: {error.strerror}") from error
    listening.listen(1024)
    raise_file_limit()
    return listening


def raise_file_limit() -> None:
    """Every connection is an open file; the usual limit of 1,024 is meant for programs that use select()."""
    if sys.platform == "win32":
        return  # there is no such limit
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def address_of(host: str, listening: socket.socket) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{listening.getsockname()[1]}/"
