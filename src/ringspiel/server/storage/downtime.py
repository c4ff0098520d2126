"""The time in which no server ran: it does not count against players."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from ringspiel.server.model.clock import credited
from ringspiel.server.model.history import encode
from ringspiel.server.storage import schema, store

ONE = 1
"""The only row of its table."""
BEAT_SECONDS = 5.0
"""How often a process notes that it runs."""
UNNOTICED = 3 * BEAT_SECONDS
"""A gap up to this long is not downtime: another process may run, or this one was busy."""


def beat(connection: Connection, at: int) -> None:
    """Note that a server runs."""
    later = update(schema.alive).where(schema.alive.c.id == ONE, schema.alive.c.at < at).values(at=at)
    if not connection.execute(later).rowcount and last_beat(connection) is None:
        connection.execute(insert(schema.alive).values(id=ONE, at=at))


def last_beat(connection: Connection) -> int | None:
    return connection.execute(select(schema.alive.c.at).where(schema.alive.c.id == ONE)).scalar_one_or_none()


def credit(connection: Connection, at: int, grace: int) -> int:
    """When a server starts: give back the time in which none ran, in milliseconds, and a grace period. Returns that
    time; 0 if another process runs."""
    last = last_beat(connection)
    beat(connection, at)
    if last is None or at - last < 1000 * UNNOTICED:
        return 0
    column = schema.tables.c
    playing = select(column.id, column.clock, column.pace, column.asked).where(column.status == "playing")
    for row in connection.execute(playing).all():
        if row.asked is not None:
            clock = credited(store.read_clock(row.clock), store.read_pace(row.pace), row.asked, at, at - last, grace)
            connection.execute(update(schema.tables).where(column.id == row.id).values(clock=encode(clock)))
    return at - last
