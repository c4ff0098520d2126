"""What the people at a table say to each other, and the notes that each keeps."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from ringspiel.server.model.clock import now
from ringspiel.server.play.session import Session, encode
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.protocol import messages
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.messages import Line, TalkMessage
from ringspiel.server.storage import schema
from ringspiel.server.storage.signals import Signal, send

REMEMBERED = 200
"""How many of the last lines a new connection is shown."""

column = schema.talk.c


class Remembered(NamedTuple):
    """What a connection is told when it comes, and up to which line that goes."""

    messages: list[str]
    lines: int


class Talks:
    """Lines go to the seated; to spectators only where the table says so.

    Telling a line and sitting down both hold the session. So a connection gets each line once: as it comes, or later.
    """

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.database = sessions.database

    async def say(self, session: Session, wish: messages.Say) -> None:
        if session.header.talk == "off":
            raise Refused("no-talk")
        line = Line(0, wish.seat, now(), wish.phrase or "", wish.words, session.seats[wish.seat].name or "")
        async with self.sessions.hold(session):
            writing = partial(add, table_id=session.id, line=line)
            tell(session, await self.sessions.commit(session, writing, partial(self._tell_late, session)))

    async def _tell_late(self, session: Session, line: Line | None) -> None:
        async with self.sessions.hold(session):
            if line is not None:
                tell(session, line)

    async def heard(self, session: Session, number: int) -> None:
        """Somebody at another server process has said something."""
        async with self.sessions.hold(session):
            for line in await self.database.read(partial(lines_from, table_id=session.id, number=number, at_most=1)):
                tell(session, line)

    async def remembered(self, session: Session, held: frozenset[int]) -> Remembered:
        """The last lines, and the notes of its seats."""
        lines, notes = await self.database.read(partial(kept, table_id=session.id, held=held))
        told: list[messages.Outgoing] = [messages.NoteMessage(seat=seat, words=words) for seat, words in notes]
        if lines and may_read(session, held):
            told.append(TalkMessage(lines=lines))
        return Remembered([encode(message) for message in told], lines[-1].number if lines else 0)

    async def note(self, session: Session, wish: messages.SaveNote) -> None:
        await self.database.write(partial(write_note, table_id=session.id, seat=wish.seat, words=wish.words))


def tell(session: Session, line: Line) -> None:
    message = encode(TalkMessage(lines=[line]))
    for connection in list(session.connections):
        if line.number > connection.lines_told and may_read(session, connection.held):
            connection.send_encoded(message)


def may_read(session: Session, held: frozenset[int]) -> bool:
    return session.header.talk == "all" or (session.header.talk == "seated" and bool(held))


def add(connection: Connection, table_id: str, line: Line) -> Line:
    # One line after the other, even with several server processes.
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update())
    last = connection.execute(select(func.max(column.number)).where(column.table_id == table_id)).scalar() or 0
    said = msgspec.structs.replace(line, number=last + 1)
    connection.execute(insert(schema.talk).values(table_id=table_id, **msgspec.structs.asdict(said)))
    send(connection, Signal(table_id, "talk", number=said.number))
    return said


def lines_from(connection: Connection, table_id: str, number: int, at_most: int) -> list[Line]:
    query = select(schema.talk).where(column.table_id == table_id, column.number >= number).order_by(column.number)
    return [Line(*row[1:]) for row in connection.execute(query.limit(at_most))]


def kept(connection: Connection, table_id: str, held: frozenset[int]) -> tuple[list[Line], list[tuple[int, str]]]:
    query = select(schema.talk).where(column.table_id == table_id).order_by(column.number.desc()).limit(REMEMBERED)
    lines = [Line(*row[1:]) for row in connection.execute(query)]
    note = schema.notes.c
    mine = select(note.seat, note.words).where(note.table_id == table_id, note.seat.in_(held)).order_by(note.seat)
    return lines[::-1], [(seat, words) for seat, words in connection.execute(mine)]


def write_note(connection: Connection, table_id: str, seat: int, words: str) -> None:
    note = schema.notes.c
    connection.execute(delete(schema.notes).where(note.table_id == table_id, note.seat == seat))
    if words:
        connection.execute(insert(schema.notes).values(table_id=table_id, seat=seat, words=words))
