"""How an HTTP endpoint is written and described: enough to check requests, and to write the OpenAPI document."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.names import BadName
from ringspiel.server.server import Server

T = TypeVar("T")


Handler = Callable[[Server, Request], Awaitable[Response]]


@dataclass(frozen=True)
class Endpoint:
    """One endpoint. `query` and `path` give the types of what stands in the address, `takes` that of the body.
    `needs` names what the query must have."""

    method: str
    address: str
    handler: Handler
    gives: Any
    status: int = 200
    also: tuple[int, ...] = ()
    takes: Any = None
    path: tuple[tuple[str, Any], ...] = ()
    query: tuple[tuple[str, Any], ...] = ()
    needs: tuple[str, ...] = ()
    errors: tuple[str, ...] = ()
    media: str = "application/json"

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip().splitlines()[0]


ENDPOINTS: list[Endpoint] = []


def endpoint(method: str, address: str, **described: Any) -> Callable[[Handler], Handler]:
    """Make the handler an endpoint of the API."""

    def enlist(handler: Handler) -> Handler:
        ENDPOINTS.append(Endpoint(method, address, handler, **described))
        return handler

    return enlist


async def body_of(server: Server, request: Request, type: type[T]) -> T:
    """The body of a request as this type, or Refused."""
    content = await content_of(server, request, server.settings.body_bytes)
    try:
        return msgspec.json.decode(content, type=type)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
            return msgspec.convert(with_whole_numbers(msgspec.json.decode(content)), type)
        code = "bad-name" if isinstance(error.__cause__, BadName) else "malformed"
        raise Refused(code, str(error)) from error


def with_whole_numbers(value: Any) -> Any:
    """To JSON, and so to the OpenAPI document, 8.0 is a whole number."""
    if isinstance(value, dict):
        return {name: with_whole_numbers(each) for name, each in value.items()}
    if isinstance(value, list):
        return [with_whole_numbers(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


async def content_of(server: Server, request: Request, at_most: int) -> bytes:
    """The body of a request as it came, if it comes in time and is not too large."""
    content = bytearray()
    try:
        async with asyncio.timeout(server.settings.body_seconds):
            async for chunk in request.stream():
                content += chunk
                if len(content) > at_most:
                    raise Refused("too-large", f"the body has more than {at_most} bytes")
    except TimeoutError:
        raise Refused("too-slow") from None
    except ClientDisconnect:
        raise Refused("malformed", "the client has disconnected") from None
    return bytes(content)


def query_of(request: Request, name: str, type: Any, default: T) -> T:
    """A parameter of the address as this type; Refused if it is something else, or there twice."""
    given = request.query_params.getlist(name)
    if not given:
        return default
    if len(given) > 1:
        raise Refused("malformed", f"{name} is given twice")
    try:
        value: T = msgspec.convert(given[0], type, strict=False)
        return value
    except msgspec.ValidationError as error:
        raise Refused("malformed", f"{name}: {error}") from error


def reply(content: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(content), status, headers, media_type="application/json")
