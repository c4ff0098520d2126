"""Tokens and invitations, the ids of tables, and their short codes."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from hmac import compare_digest

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


def check_table_id(id: str) -> str:
    """The id, if it can be one: what cannot be stored as text cannot be the name of a table."""
    if not TABLE_ID.fullmatch(id):
        raise Refused("unknown", "there is no such table")
    return id
