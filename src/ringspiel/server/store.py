"""Games in the database. Every function here is a job for `Database.read` or `Database.write`."""

from __future__ import annotations

from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ringspiel.server import schema
from ringspiel.server.bus import Notice, notify
from ringspiel.server.history import Agreed, Entry, History, Undone, encode, read_act
from ringspiel.server.wire import Json, SeatInfo


class Header(msgspec.Struct):
    """What a game is from the beginning."""

    id: str
    game: str
    rules: str
    seats: int
    options: Json
    seed: str | None
    salt: str | None
    commitment: str | None
    setup: list[int]
    setup_events: str
    public: bool = False
    rematch_of: str | None = None


class Seat(msgspec.Struct):
    """Who has a seat, or may have it."""

    seat: int
    agent: str | None = None
    name: str | None = None
    token_hash: str | None = None
    invitation_hash: str | None = None
    open: bool = False

    @property
    def taken(self) -> bool:
        return self.agent is not None or self.name is not None

    def info(self) -> SeatInfo:
        free = self.open and not self.taken
        return SeatInfo(self.seat, "human" if self.agent is None else "agent", self.agent, self.name, self.taken, free)


class Snapshot(msgspec.Struct):
    """A saved position, taken at a sequence number, after so many answers."""

    seq: int
    answered: int
    position: Json


class Progress(msgspec.Struct):
    """What the lobby shows of a game in play. `asked` is the seat whose answer is due once all seats are taken."""

    status: str
    asked: int | None
    answered: int
    outcome: Json | None


class Stored(msgspec.Struct):
    """All there is of a game."""

    header: Header
    seats: list[Seat]
    history: History
    snapshot: Snapshot | None
    over: bool
    outcome: Json | None


# Both are done for every answer: made once, they take a third of the time.
ADD_ENTRY = {
    name: dialect.insert(schema.entries).on_conflict_do_nothing().returning(schema.entries.c.seq)
    for name, dialect in (("postgresql", postgresql), ("sqlite", sqlite))
}
SET_PROGRESS = update(schema.games).where(schema.games.c.id == bindparam("table"))


# --- a game and its log ------------------------------------------------------------------------------------------


def create(connection: Connection, header: Header, seats: list[Seat], progress: Progress) -> None:
    now = int(time())
    fields = msgspec.structs.asdict(header)
    fields |= {"options": encode(header.options), "setup": encode(header.setup), "created": now}
    connection.execute(insert(schema.games).values(**fields, **columns_of(progress)))
    connection.execute(insert(schema.seats), [{"game": header.id, **msgspec.structs.asdict(seat)} for seat in seats])


def append(connection: Connection, notice: Notice, entry: Entry, progress: Progress, snapshot: Snapshot | None) -> bool:
    """Add an entry to the log; false, and no change, if another entry has that sequence number already."""
    if not insert_entry(connection, notice.table, entry):
        return False
    if isinstance(entry.act, Undone | Agreed):
        taken_back = (schema.snapshots.c.game == notice.table) & (schema.snapshots.c.answered > progress.answered)
        connection.execute(delete(schema.snapshots).where(taken_back))
    if snapshot is not None:
        add_snapshot(connection, notice.table, snapshot)
    connection.execute(SET_PROGRESS, {"table": notice.table, **columns_of(progress)})
    notify(connection, notice)
    return True


def insert_entry(connection: Connection, game: str, entry: Entry) -> bool:
    row = {"game": game, "seq": entry.seq, "seat": entry.seat, "data": encode(entry.act), "events": entry.events}
    return connection.execute(ADD_ENTRY[connection.dialect.name], row).first() is not None


def add_snapshot(connection: Connection, game: str, snapshot: Snapshot) -> None:
    row = {"game": game, "seq": snapshot.seq, "answered": snapshot.answered, "position": encode(snapshot.position)}
    connection.execute(insert(schema.snapshots).values(**row))


def columns_of(progress: Progress) -> dict[str, Any]:
    outcome = None if progress.outcome is None else encode(progress.outcome)
    return {**msgspec.structs.asdict(progress), "outcome": outcome, "updated": int(time())}


def load(connection: Connection, id: str) -> Stored | None:
    row = connection.execute(select(schema.games).where(schema.games.c.id == id)).one_or_none()
    if row is None:
        return None
    history = History()
    for entry in entries_after(connection, id, 0):
        history.add(entry)
    snapshot = snapshot_before(connection, id, history.seq)
    outcome = None if row.outcome is None else read_json(row.outcome)
    return Stored(header_of(row), load_seats(connection, id), history, snapshot, row.status == "over", outcome)


def header_of(row: Row[Any]) -> Header:
    known = {name: row._mapping[name] for name in Header.__struct_fields__}
    return Header(**known | {"options": read_json(row.options), "setup": read_json(row.setup)})


def load_seats(connection: Connection, id: str) -> list[Seat]:
    rows = connection.execute(select(schema.seats).where(schema.seats.c.game == id).order_by(schema.seats.c.seat))
    return [seat_of(row) for row in rows]


def seat_of(row: Row[Any]) -> Seat:
    return Seat(**{name: row._mapping[name] for name in Seat.__struct_fields__})


def entries_after(connection: Connection, id: str, seq: int) -> list[Entry]:
    column = schema.entries.c
    query = select(column.seq, column.seat, column.data, column.events).where(column.game == id, column.seq > seq)
    rows = connection.execute(query.order_by(column.seq))
    return [Entry(number, seat, read_act(data), events) for number, seat, data, events in rows]


def snapshot_before(connection: Connection, id: str, seq: int, answered: int | None = None) -> Snapshot | None:
    """The latest snapshot that lies on the way to what stood at `seq`, or before so many answers."""
    column = schema.snapshots.c
    query = select(column.seq, column.answered, column.position).where(column.game == id, column.seq <= seq)
    if answered is not None:
        query = query.where(column.answered <= answered)
    row = connection.execute(query.order_by(column.answered.desc()).limit(1)).one_or_none()
    return None if row is None else Snapshot(row.seq, row.answered, read_json(row.position))


def upload(
    connection: Connection,
    header: Header,
    seats: list[Seat],
    progress: Progress,
    entries: list[Entry],
    snapshots: list[Snapshot],
) -> None:
    """A whole finished game at once."""
    create(connection, header, seats, progress)
    for entry in entries:
        insert_entry(connection, header.id, entry)
    for snapshot in snapshots:
        add_snapshot(connection, header.id, snapshot)


def read_json(stored: str) -> Any:
    return msgspec.json.decode(stored)
