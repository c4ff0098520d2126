"""Secrets, limits, headers: what keeps strangers out."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from hashlib import sha256
from hmac import compare_digest
from time import monotonic
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
ADDRESSES_REMEMBERED = 10_000


def new_secret() -> str:
    """128 random bits: a token or an invitation."""
    return secrets.token_hex(16)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def hash_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def fits(secret: str, stored_hash: str | None) -> bool:
    """Whether this is the secret behind a stored hash, in time that does not depend on the answer."""
    return compare_digest(hash_of(secret), stored_hash or "")


def same_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a browser's request comes from a page of this server; other programmes send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host")


class Bucket:
    """So many things at once, and so many per second in the long run."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = float(at_once)
        self.filled = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.left = min(self.at_once, self.left + (now - self.filled) * self.per_second)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limiter:
    """A bucket for each address that has come by lately."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.buckets.setdefault(address, Bucket(self.per_second, self.at_once))
        self.buckets.move_to_end(address)
        if len(self.buckets) > ADDRESSES_REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket.take()


class SecurityHeaders:
    """Puts the headers on every HTTP response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
