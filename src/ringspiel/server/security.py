"""Secrets, and whether somebody is who and where he should be."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from hmac import compare_digest
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from ringspiel.server.protocol.errors import Refused

TABLE_ID = re.compile("[A-Za-z0-9_-]{1,40}")
CODE_LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ23456789"
CODE_LENGTH = 6


def new_secret() -> str:
    """128 random bits: a token or an invitation."""
    return secrets.token_hex(16)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def new_code() -> str:
    """A short name of a table that can be said and typed: no letters that look or sound alike."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hash_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def fits(secret: str, stored_hash: str | None) -> bool:
    """Whether this is the secret behind a stored hash, in time that does not depend on the answer."""
    return compare_digest(hash_of(secret), stored_hash or "")


def same_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether a browser's request comes from a page of this server; other programs send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return origin.partition("://")[2] == headers.get("host")


def known_host(host: str, allowed: frozenset[str]) -> bool:
    """Whether the server is called by a name of its own: a page of somebody else's name may be pointed at us.

    An address in numbers is nobody's name, so that cannot be done with it.
    """
    name = host.rpartition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]
    if name.lower() in allowed:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def check_table_id(id: str) -> str:
    """The id, if it can be one: what cannot be stored as text cannot be the name of a table."""
    if not TABLE_ID.fullmatch(id):
        raise Refused("unknown", "there is no such table")
    return id


def address_of(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""
