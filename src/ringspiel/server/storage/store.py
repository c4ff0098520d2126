"""Tables in the database. Every function here is a job for `Database.read` or `Database.write`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from time import time
from typing import Any, NamedTuple, cast

import msgspec
from sqlalchemy import ClauseElement, Connection, Dialect, Row, bindparam, delete, func, insert, select, update
from sqlalchemy.sql.compiler import SQLCompiler

from ringspiel.kernel.record import Change, Contribution
from ringspiel.server.model.auth import new_code
from ringspiel.server.model.history import Agreed, AnyEntry, Entry, History, Quiet, Undone, encode, read_act
from ringspiel.server.model.table import Addition, Header, Progress, Seat, Snapshot, Stored
from ringspiel.server.protocol.documents import Json
from ringspiel.server.protocol.messages import Line
from ringspiel.server.protocol.pace import Clock, Pace
from ringspiel.server.storage import schema
from ringspiel.server.storage.signals import Signal, send


class Prepared:
    """A statement that runs for every answer. Its text is made once, because making it takes most of the time."""

    def __init__(self, statement: Callable[[str], ClauseElement]) -> None:
        self.statement = statement
        """For a kind of database."""
        self.compiled: dict[str, SQLCompiler] = {}

    def run(self, connection: Connection, row: dict[str, Any]) -> int:
        """Run it with these values, always of the same columns. Returns how many rows have changed."""
        compiled = self.compiled.get(connection.dialect.name) or self._compile(connection.dialect, list(row))
        order = compiled.positiontup
        values = row if order is None else tuple([row[name] for name in order])
        return connection.exec_driver_sql(compiled.string, values).rowcount

    def _compile(self, dialect: Dialect, columns: list[str]) -> SQLCompiler:
        compiled = self.statement(dialect.name).compile(dialect=dialect, column_keys=columns)
        self.compiled[dialect.name] = cast(SQLCompiler, compiled)
        return self.compiled[dialect.name]


def new_entry(kind: str) -> ClauseElement:
    """Only the database that is used is imported: each says in its own way that a conflict does nothing."""
    statement: ClauseElement = (
        import_module(f"sqlalchemy.dialects.{kind}").insert(schema.entries).on_conflict_do_nothing()
    )
    return statement


ADD_ENTRY = Prepared(new_entry)
SET_PROGRESS = Prepared(lambda kind: update(schema.tables).where(schema.tables.c.id == bindparam("table")))


DOCUMENTS = ("options", "setup", "setup_bounds", "pace", "changes")
"""What of a header is stored as JSON."""


# --- a table and its log -----------------------------------------------------------------------------------------


def create(
    connection: Connection, header: Header, seats: list[Seat], progress: Progress, position: Json | None = None
) -> None:
    """Store a new table, with the position from which it begins unless that is the usual one."""
    now = int(time())
    header.code = free_code(connection, header.code)
    fields = msgspec.structs.asdict(header)
    fields |= {name: encode(getattr(header, name)) for name in DOCUMENTS} | {"created": now}
    fields["contributions"] = None if header.contributions is None else encode(header.contributions)
    connection.execute(insert(schema.tables).values(**fields, **columns_of(progress)))
    connection.execute(insert(schema.seats), [{"table_id": header.id, **seat_row(seat)} for seat in seats])
    if position is not None:
        add_snapshot(connection, header.id, Snapshot(0, 0, position))


def free_code(connection: Connection, code: str | None) -> str | None:
    """A short code that no other table has."""
    while code and connection.execute(select(schema.tables.c.id).where(schema.tables.c.code == code)).first():
        code = new_code()
    return code


def append(
    connection: Connection, id: str, addition: Addition, beside: Callable[[Connection], object] | None = None
) -> bool:
    """Add an entry to the log, and do `beside` in the same transaction. False, and no change, if another entry has that
    sequence number already: then something has happened that the caller did not know of.
    """
    entry, progress = addition.entry, addition.progress
    if not insert_entry(connection, id, entry, addition.events):
        return False
    if isinstance(entry.act, Undone | Agreed):
        taken_back = (schema.snapshots.c.table_id == id) & (schema.snapshots.c.answered > progress.answered)
        connection.execute(delete(schema.snapshots).where(taken_back))
    if addition.snapshot is not None:
        add_snapshot(connection, id, addition.snapshot)
    if addition.seat is not None:
        change_seat(connection, id, addition.seat)
    if addition.deal is not None:
        dealt = {name: encode(value) for name, value in msgspec.structs.asdict(addition.deal).items()}
        dealt |= {"setup_events": addition.deal.setup_events, "rules": addition.deal.rules}
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(**dealt))
    if addition.changes is not None:
        changes = {"changes": encode(addition.changes)}
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(**changes))
    if beside is not None:
        beside(connection)
    SET_PROGRESS.run(connection, {"table": id, **columns_of(progress)})
    send(connection, Signal(id, "beside" if isinstance(entry.act, Quiet) else "entries"))
    return True


def change_seat(connection: Connection, table_id: str, seat: Seat) -> None:
    """Change a seat. What belonged to the person there is removed when somebody else takes it."""
    column = schema.seats.c
    where = (column.table_id == table_id) & (column.seat == seat.seat)
    before = connection.execute(select(column.tokens).where(where)).scalar_one().split()
    connection.execute(update(schema.seats).where(where).values(**seat_row(seat)))
    if not set(before) & set(seat.tokens):
        for table in schema.OWN:
            connection.execute(delete(table).where(table.c.table_id == table_id, table.c.seat == seat.seat))


def seat_row(seat: Seat) -> dict[str, Any]:
    return msgspec.structs.asdict(seat) | {"tokens": " ".join(seat.tokens)}


def insert_entry(connection: Connection, table_id: str, entry: AnyEntry, events: str) -> bool:
    return ADD_ENTRY.run(connection, entry_row(table_id, entry, events)) == 1


def entry_row(table_id: str, entry: AnyEntry, events: str) -> dict[str, Any]:
    return {"table_id": table_id, "seq": entry.seq, "seat": entry.seat, "data": encode(entry.act), "events": events}


def add_snapshot(connection: Connection, table_id: str, snapshot: Snapshot) -> None:
    row = {
        "table_id": table_id,
        "seq": snapshot.seq,
        "answered": snapshot.answered,
        "position": encode(snapshot.position),
    }
    connection.execute(insert(schema.snapshots).values(**row))


def columns_of(progress: Progress) -> dict[str, Any]:
    outcome = None if progress.outcome is None else encode(progress.outcome)
    said = {"outcome": outcome, "clock": encode(progress.clock), "updated": int(time())}
    return {**msgspec.structs.asdict(progress), **said}


def load(connection: Connection, id: str) -> Stored | None:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).one_or_none()
    if row is None:
        return None
    history = History()
    for entry in entries_after(connection, id, 0):
        history.add(entry)
    snapshot = snapshot_before(connection, id, history.seq)
    outcome = None if row.outcome is None else read_json(row.outcome)
    over = row.status == "over"
    clock = read_clock(row.clock)
    orders = load_orders(connection, id)
    return Stored(
        header_of(row),
        load_seats(connection, id),
        history,
        snapshot,
        over,
        outcome,
        row.updated,
        clock,
        orders=orders,
        lines=last_line(connection, id),
        origin=origin_of(connection, id),
    )


def header_of(row: Row[Any]) -> Header:
    known = {name: row._mapping[name] for name in Header.__struct_fields__}
    known |= {name: read_json(row._mapping[name]) for name in ("options", "setup", "setup_bounds")}
    known["contributions"] = None if row.contributions is None else read_contributions(row.contributions)
    return Header(**known | {"pace": read_pace(row.pace), "changes": read_changes(row.changes)})


def load_orders(connection: Connection, id: str) -> dict[int, dict[str, str]]:
    """By seat: the orders given in advance, with what each was given for."""
    rows = connection.execute(select(schema.orders).where(schema.orders.c.table_id == id))
    return {row.seat: read_json(row.data) for row in rows}


def last_seq(connection: Connection, id: str) -> int:
    """The sequence number of the last entry; 0 if there is none."""
    column = schema.entries.c
    return connection.execute(select(func.max(column.seq)).where(column.table_id == id)).scalar() or 0


class News(NamedTuple):
    """What has happened at a table since an entry of its log."""

    entries: list[AnyEntry]
    events: dict[int, str]
    clock: Clock
    orders: dict[int, dict[str, str]]


def news_after(connection: Connection, id: str, seq: int) -> News:
    entries = entries_after(connection, id, seq)
    events = load_events(connection, id, seq + 1, entries[-1].seq) if entries else {}
    clock = connection.execute(select(schema.tables.c.clock).where(schema.tables.c.id == id)).scalar_one()
    return News(entries, events, read_clock(clock), load_orders(connection, id))


def load_seats(connection: Connection, id: str) -> list[Seat]:
    rows = connection.execute(select(schema.seats).where(schema.seats.c.table_id == id).order_by(schema.seats.c.seat))
    return [seat_of(row) for row in rows]


def seat_of(row: Row[Any]) -> Seat:
    known = {name: row._mapping[name] for name in Seat.__struct_fields__}
    return Seat(**known | {"tokens": row.tokens.split()})


def entries_after(connection: Connection, id: str, seq: int) -> list[AnyEntry]:
    column = schema.entries.c
    query = select(column.seq, column.seat, column.data).where(column.table_id == id, column.seq > seq)
    return [
        Entry(number, seat, read_act(data)) for number, seat, data in connection.execute(query.order_by(column.seq))
    ]


def load_events(connection: Connection, id: str, first: int, last: int) -> dict[int, str]:
    """The events of the entries between these sequence numbers, both included: JSON, by viewer."""
    column = schema.entries.c
    query = select(column.seq, column.events).where(column.table_id == id, column.seq.between(first, last))
    return {seq: events for seq, events in connection.execute(query)}


def snapshot_before(connection: Connection, id: str, seq: int, answered: int | None = None) -> Snapshot | None:
    """The latest snapshot on the way to the position at `seq`, or before a number of answers."""
    column = schema.snapshots.c
    query = select(column.seq, column.answered, column.position).where(column.table_id == id, column.seq <= seq)
    if answered is not None:
        query = query.where(column.answered <= answered)
    row = connection.execute(query.order_by(column.answered.desc(), column.seq.desc()).limit(1)).one_or_none()
    return None if row is None else Snapshot(row.seq, row.answered, read_json(row.position))


def origin_of(connection: Connection, id: str) -> Json | None:
    """The position from which a table began, if that was not the usual one: the snapshot before all entries."""
    found = snapshot_before(connection, id, 0)
    return None if found is None else found.position


def upload(
    connection: Connection,
    header: Header,
    seats: list[Seat],
    progress: Progress,
    additions: list[Addition],
    position: Json | None = None,
) -> None:
    """Store a whole finished table at once."""
    create(connection, header, seats, progress, position)
    rows = [entry_row(header.id, addition.entry, addition.events) for addition in additions]
    if rows:
        connection.execute(insert(schema.entries), rows)
    for addition in additions:
        if addition.snapshot is not None:
            add_snapshot(connection, header.id, addition.snapshot)


# --- talk ----------------------------------------------------------------------------------------------------------


def last_line(connection: Connection, id: str) -> int:
    column = schema.talk.c
    return connection.execute(select(func.max(column.number)).where(column.table_id == id)).scalar() or 0


def lines_from(connection: Connection, id: str, number: int) -> list[Line]:
    """The lines of talk from that one on."""
    column = schema.talk.c
    query = select(schema.talk).where(column.table_id == id, column.number >= number).order_by(column.number)
    return [Line(*row[1:]) for row in connection.execute(query)]


read_clock = msgspec.json.Decoder(Clock).decode
read_pace = msgspec.json.Decoder(Pace).decode
read_changes = msgspec.json.Decoder(list[Change]).decode
read_contributions = msgspec.json.Decoder(list[Contribution]).decode


def read_json(stored: str) -> Any:
    return msgspec.json.decode(stored)
