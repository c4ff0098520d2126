"""The lobby in the database: which tables there are, a rematch. Jobs like those of the store."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, select

from ringspiel.server.model.table import Header, Progress, Seat
from ringspiel.server.protocol.api import MySummary, Summary
from ringspiel.server.protocol.documents import Json
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.storage import schema, store
from ringspiel.server.storage.signals import Signal, send

AT_MOST = 100

column = schema.tables.c
seat_column = schema.seats.c


def listed(connection: Connection, status: str) -> list[Summary]:
    """The tables that everybody may see: with free open seats, or public ones in play or over."""
    if status == "open":
        nobody = seat_column.name.is_(None) | seat_column.freed_by.is_not(None)
        free = select(seat_column.table_id).where(seat_column.open, nobody)
        return summaries(connection, (column.status == "waiting") & column.id.in_(free))
    return summaries(connection, (column.status == status) & column.public)


def one(connection: Connection, id: str) -> Summary:
    found = summaries(connection, column.id == id)
    if not found:
        raise Refused("unknown", f"there is no table {id!r}")
    return found[0]


def of_code(connection: Connection, code: str) -> Summary:
    """Tables in play are private unless everybody may watch, because codes could be guessed."""
    found = summaries(connection, (column.code == code) & ((column.status == "waiting") | column.public))
    if not found:
        raise Refused("unknown", "no table has this code")
    return found[0]


def mine(connection: Connection, tokens: dict[str, list[str]]) -> list[MySummary]:
    """The tables at which these tokens give a seat, with the seats."""
    found = []
    for summary, seats in tables_and_seats(connection, column.id.in_(tokens), len(tokens)):
        held = seats_of_tokens(seats, tokens[summary.table])
        if held:
            fields: dict[str, Any] = {name: getattr(summary, name) for name in Summary.__struct_fields__}
            found.append(MySummary(**fields, mine=sorted(held)))
    return found


def seats_of_tokens(seats: list[Seat], tokens: list[str]) -> frozenset[int]:
    """The seats that belong to these tokens; tokens of other tables give none."""
    return frozenset(seat.seat for seat in seats if seat.token_of(tokens))


def summaries(connection: Connection, which: ColumnElement[bool]) -> list[Summary]:
    return [summary for summary, _ in tables_and_seats(connection, which, AT_MOST)]


def tables_and_seats(
    connection: Connection, which: ColumnElement[bool], at_most: int
) -> list[tuple[Summary, list[Seat]]]:
    """Tables, the latest first, each with its seats: three queries, however many tables there are."""
    rows = connection.execute(select(schema.tables).where(which).order_by(column.updated.desc()).limit(at_most)).all()
    ids = [row.id for row in rows]
    seats = defaultdict(list)
    for row in connection.execute(
        select(schema.seats).where(seat_column.table_id.in_(ids)).order_by(seat_column.table_id, seat_column.seat)
    ):
        seats[row._mapping[seat_column.table_id]].append(store.seat_of(row))
    again = select(column.rematch_of, column.id).where(column.rematch_of.in_(ids))
    rematches = {original: rematch for original, rematch in connection.execute(again)}
    return [(summary_of(row, seats[row.id], rematches.get(row.id)), seats[row.id]) for row in rows]


def summary_of(row: Row[Any], seats: list[Seat], rematch: str | None) -> Summary:
    outcome: Json | None = None if row.outcome is None else store.read_json(row.outcome)
    return Summary(
        table=row.id,
        game=row.game,
        options=store.read_json(row.options),
        status=row.status,
        public=row.public,
        created=row.created,
        updated=row.updated,
        answered=row.answered,
        asked=row.asked if row.status == "playing" else None,
        rematch=rematch,
        commitment=row.commitment,
        outcome=outcome,
        seats=[seat.info() for seat in seats],
        code=row.code,
        language=row.language,
        level=row.level,
        talk=row.talk,
        help_allowed=row.help_allowed,
        pace=store.read_pace(row.pace),
        clock=store.read_clock(row.clock),
        origin=row.origin,
    )


def rematch(connection: Connection, header: Header, seats: list[Seat], progress: Progress) -> bool:
    """Set up the rematch; false if there is one already."""
    assert header.rematch_of
    if rematch_of(connection, header.rematch_of) is not None:
        return False
    store.create(connection, header, seats, progress)
    send(connection, Signal(header.rematch_of, "rematch", rematch=header.id))
    return True


def rematch_of(connection: Connection, id: str) -> str | None:
    return connection.execute(select(column.id).where(column.rematch_of == id)).scalar_one_or_none()


def remove_abandoned(connection: Connection, before: int, keep: set[str]) -> int:
    """Remove the unfinished tables at which nobody has played since then. Returns how many there were."""
    abandoned = (column.status != "over") & (column.updated < before)
    ids = [id for id in connection.execute(select(column.id).where(abandoned)).scalars() if id not in keep]
    for id in ids:
        for table in reversed(schema.PARTS):
            connection.execute(delete(table).where(table.c.table_id == id))
        connection.execute(delete(schema.tables).where(column.id == id))
    return len(ids)


def waiting_for_agents(connection: Connection) -> list[str]:
    """The tables in play where a computer opponent is asked."""
    asked = (seat_column.table_id == column.id) & (seat_column.seat == column.asked)
    computer = seat_column.agent.is_not(None) | seat_column.stand_in.is_not(None)
    query = select(column.id).join_from(schema.tables, schema.seats, asked)
    return list(connection.execute(query.where(column.status == "playing", computer)).scalars())
