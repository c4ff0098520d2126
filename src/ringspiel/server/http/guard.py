"""The first check of every request: it must name this host, and its sender must keep within the limits."""

from __future__ import annotations

import secrets

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ringspiel.server import audit, logs
from ringspiel.server.protocol.api import Failure
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.transport.costs import REQUEST
from ringspiel.server.transport.origin import address_of, known_host

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors {frames}",
    )
)
HEADERS = {
    "content-security-policy": POLICY.format(frames="'none'"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
POLICY_VIOLATION = 1008
EMBEDDED = "/embed/"
"""Replays within pages of other origins: only there may frames show something of this server."""


class Guard:
    """Lets allowed requests through, and puts the headers on every response."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        secure = {"strict-transport-security": "max-age=31536000"} if server.settings.secure else {}
        self.headers = HEADERS | secure
        self.embedded = headers_for_frames(server.settings.embed_origins) | secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                framed = scope["path"].startswith(EMBEDDED)
                MutableHeaders(scope=message).update(self.embedded if framed else self.headers)
            await send(message)

        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        logs.request.set(secrets.token_hex(4))
        sender = send_with_headers if scope["type"] == "http" else send
        address = address_of(request)
        logs.address.set(address)
        try:
            self._check(request)
            self.server.requests.check(address)
            await self.server.costs.admit(address, REQUEST)
        except Refused as error:
            await self._refuse(error, scope, receive, sender)
            return
        await self.server.costs.metered(address, self.app(scope, receive, sender))

    def _check(self, request: HTTPConnection) -> None:
        if not known_host(request.headers.get("host", ""), self.server.settings.allowed_hosts):
            raise Refused(
                "bad-host",
                "unknown host; the operator can allow it with --host-name or --public-url",
            )

        if "transfer-encoding" in request.headers and "content-length" in request.headers:
            raise Refused("malformed", "either Content-Length or Transfer-Encoding: a proxy may read it otherwise")

    async def _refuse(self, error: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        self.server.counters.count_refusal(error.code)
        audit.refused(error.code, logs.address.get())
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        else:
            await refusal(error, close=True)(scope, receive, send)


def headers_for_frames(origins: tuple[str, ...]) -> dict[str, str]:
    """The headers of what pages of these origins may show in a frame; without any, nobody may."""
    if not origins:
        return HEADERS
    policy = POLICY.format(frames=" ".join(origins))
    return {name: value for name, value in HEADERS.items() if name != "x-frame-options"} | {
        "content-security-policy": policy
    }


def refusal(error: Refused, close: bool = False) -> Response:
    """With `close` the rest of the connection is not read."""
    headers = {"cache-control": "no-store"}
    if error.status in (429, 503):
        headers["retry-after"] = "5"
    if close or error.status == 429:
        headers["connection"] = "close"
    return Response(msgspec.json.encode(Failure(error.problem)), error.status, headers, media_type="application/json")
