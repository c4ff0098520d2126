"""How the server processes on one PostgreSQL learn of each other's tables: LISTEN and NOTIFY.

A notice about a change is sent in the same transaction as the change. On SQLite there is one process and no notices.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Literal

import msgspec
from sqlalchemy import URL, Connection, text

CHANNEL = "ringspiel"
PROCESS = secrets.token_hex(4)
RETRY_SECONDS = 1.0
CONNECT_SECONDS = 8

log = logging.getLogger(__name__)


class Signal(msgspec.Struct):
    """Something changed at a table: its log, what goes on beside its game, its rematch, or who is connected to process
    `source`. Or a shared analysis, whose id then stands in `table`, has changed, and has the number `at`.

    Or that process says, of no table, that it lives or that it leaves.
    """

    table: str
    kind: Literal["entries", "beside", "rematch", "presence", "analysis", "alive", "leaving"]
    source: str = PROCESS
    present: list[int] = []
    spectators: int = 0
    asks: bool = False
    """Whether the others are to report in return who is connected to them."""
    rematch: str = ""
    at: int = 0


Heard = Callable[[Signal], None]
Reconnected = Callable[[], None]


def send(connection: Connection, signal: Signal) -> None:
    if connection.dialect.name == "postgresql":
        payload = msgspec.json.encode(signal).decode()
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


async def listen(url: URL, heard: Heard, reconnected: Reconnected) -> None:
    """Pass on what other processes say, until the server stops. After an interruption everything may have changed."""
    while True:
        try:
            await _listen_once(url, heard, reconnected)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.warning("lost the connection for notices from the database: %s", type(error).__name__)
        await asyncio.sleep(RETRY_SECONDS)


async def _listen_once(url: URL, heard: Heard, reconnected: Reconnected) -> None:
    from psycopg import AsyncConnection

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await AsyncConnection.connect(address, autocommit=True, connect_timeout=CONNECT_SECONDS) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        reconnected()
        async for notification in connection.notifies():
            signal = msgspec.json.decode(notification.payload, type=Signal)
            if signal.source != PROCESS:
                heard(signal)
