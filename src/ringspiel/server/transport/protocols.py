"""The connections below HTTP and WebSocket. Those that take too long, or are too many, are cut off.

uvicorn speaks the protocols; these subclasses add deadlines for silent and slow clients, slots for each
address, and an abrupt end for connections that do not read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from ringspiel.server.settings import Settings
from ringspiel.server.transport.abort import ABORT
from ringspiel.server.transport.limits import Bucket, Slots
from ringspiel.server.transport.origin import counted

MESSAGES_AHEAD = 8
"""How many messages are read ahead before reading from a connection pauses."""
WORTH_COMPRESSING = 256
WINDOW_BITS = 12
COMPRESSION = {"memLevel": 5, "level": 1}
PINGS_PER_SECOND = 2.0
PINGS_AT_ONCE = 20
CONTROL_BYTES_UNREAD = 64 * 1024


def protocols(settings: Settings, slots: Slots) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """The two protocols with these settings, for uvicorn."""
    return (
        type("Http", (GuardedHttp,), {"settings": settings, "slots": slots}),
        type("Socket", (GuardedSocket,), {}),
    )


class GuardedHttp(H11Protocol):
    """HTTP with a deadline for headers, one for the whole request, and a limit of connections for each address."""

    settings: Settings
    slots: Slots
    deadline: asyncio.TimerHandle | None = None
    slot: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address not in self.settings.proxies:
            if not self.slots.take(counted(address)):
                transport.abort()
                return
            self.slot = counted(address)
        self._within(self.settings.header_seconds)

    def handle_events(self) -> None:
        waited_for_headers = self._between_requests()
        super().handle_events()
        if waited_for_headers and not self._between_requests():
            self._within(self.settings.request_seconds)

    def on_response_complete(self) -> None:
        self._within(self.settings.header_seconds)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop()
        super().handle_websocket_upgrade(event)
        slot, self.slot = self.slot, None
        protocol = self.transport.get_protocol()
        if isinstance(protocol, GuardedSocket) and slot is not None:
            protocol.slot = (self.slots, slot)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self.slot is not None:
            self.slots.give_back(self.slot)
            self.slot = None
        super().connection_lost(exc)
        let_go(self.transport)

    def _between_requests(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _within(self, seconds: float) -> None:
        self._stop()
        self.deadline = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class LongMessagesCompressed(PerMessageDeflate):
    """Compression for what is long enough: a new compressor costs more than a short message saves."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) >= WORTH_COMPRESSING else frame


class Deflate(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, found = super().process_request_params(params, accepted_extensions)
        return agreed, LongMessagesCompressed(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
            found.compress_settings,
        )


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that keeps no compressor between messages, and that can be ended at once."""

    slot: tuple[Slots, str] | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        deflate = Deflate(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings=COMPRESSION,
        )
        logger = self.conn.logger
        let_parser_go(self.conn)
        self.conn = ServerProtocol(extensions=[deflate], max_size=self.config.ws_max_size, logger=logger)
        self.pings = Bucket(PINGS_PER_SECOND, PINGS_AT_ONCE)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope)[ABORT] = self.transport.abort

    def send_receive_event_to_app(self) -> None:
        """Like uvicorn's method, but without pausing and resuming at every message, which costs two system calls."""
        listening, self.read_paused = not self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = not listening
        if listening and self.queue.qsize() >= MESSAGES_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        if self.transport.is_closing():
            return
        if not self.pings.take() or self.transport.get_write_buffer_size() > CONTROL_BYTES_UNREAD:
            self.transport.abort()
            return
        super().handle_ping()

    def keepalive_timeout(self) -> None:
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.slot is not None:
            slots, address = self.slot
            slots.give_back(address)
        super().connection_lost(exc)
        let_go(self.transport)
        let_parser_go(self.conn)


def let_parser_go(conn: ServerProtocol) -> None:
    """Break the cycles of a closed connection: its parser's generator and the error that ended it both refer to
    it."""
    conn.parser.close()
    conn.parser_exc = None
    refusal: BaseException | None = conn.handshake_exc
    while refusal is not None:
        refusal.__traceback__ = None
        refusal = refusal.__context__


def let_go(transport: asyncio.BaseTransport) -> None:
    """asyncio's transport refers to a method of its own. Unless that cycle is broken, a closed connection stays until a
    full collection, which a busy server never makes."""
    vars(transport)["_read_ready_cb"] = nothing


def nothing() -> None:
    """Ignores data that nobody reads."""
