"""What the people at a table say to each other, and the notes that each keeps."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select

from ringspiel.server.model.clock import now
from ringspiel.server.model.history import Noted, Said
from ringspiel.server.play.log import Log, until_committed
from ringspiel.server.play.session import Session, Watcher, encode
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.protocol import messages
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.messages import Line, TalkMessage
from ringspiel.server.storage import schema

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

    def __init__(self, sessions: Sessions, log: Log) -> None:
        self.sessions = sessions
        self.log = log
        self.database = sessions.database

    @until_committed
    async def say(self, session: Session, wish: messages.Say, by: Watcher | None = None) -> int:
        if session.header.talk == "off":
            raise Refused("no-talk")
        async with self.sessions.hold(session):
            session.check_held(by, wish.seat)
            name = session.seats[wish.seat].name or ""
            line = Line(session.lines + 1, wish.seat, now(), wish.phrase or "", wish.words, name)
            writing = partial(add, table_id=session.id, line=line)
            seq = await self.log.add(session, wish.seat, Said(line.number), beside=writing)
            session.lines = line.number
            session.tell_line(line)
            return seq

    @until_committed
    async def note(self, session: Session, wish: messages.SaveNote, by: Watcher | None = None) -> int:
        async with self.sessions.hold(session):
            session.check_held(by, wish.seat)
            writing = partial(write_note, table_id=session.id, seat=wish.seat, words=wish.words)
            return await self.log.add(session, wish.seat, Noted(), beside=writing)

    async def remembered(self, session: Session, held: frozenset[int]) -> Remembered:
        """The last lines, and the notes of its seats."""
        lines, notes = await self.database.read(partial(kept, table_id=session.id, held=held))
        told: list[messages.Outgoing] = [messages.NoteMessage(seat=seat, words=words) for seat, words in notes]
        if lines and session.may_read(held):
            told.append(TalkMessage(lines=lines))
        return Remembered([encode(message) for message in told], lines[-1].number if lines else 0)


def add(connection: Connection, table_id: str, line: Line) -> None:
    connection.execute(insert(schema.talk).values(table_id=table_id, **msgspec.structs.asdict(line)))


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
