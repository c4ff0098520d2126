"""Where a request comes from, and whether it is meant for this server."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection


def same_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether a browser's request comes from a page of this server; other programs send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return origin.partition("://")[2] == headers.get("host")


def known_host(host: str, allowed: frozenset[str]) -> bool:
    """Whether the request names this server. Anybody can point a name of their own at its address (DNS rebinding).

    An address in numbers belongs to nobody, so it is always allowed.
    """
    name = host.rpartition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]
    if name.lower() in allowed:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return counted(request.client.host) if request.client else ""


@lru_cache(maxsize=10_000)
def counted(host: str) -> str:
    """The address that limits count. A single household has a whole /64 of IPv6 addresses, so that is one."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def is_loopback(address: str) -> bool:
    """Whether this is a program on this machine, such as a proxy that nobody has told the server about."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == "::/64"
