"""What finished tables say in statistics: which count, and what is known of them."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, exists, or_, select

from ringspiel.arena.collection import Told
from ringspiel.server.model.history import encode
from ringspiel.server.storage import schema, store
from ringspiel.server.storage.records import record_of

Who = Literal["people", "computers"]
"""Tables at which only people played, or at which a computer or a program had a seat."""
AT_MOST = 5_000
"""The latest tables are counted, and no more than these."""
ANSWERS_AT_ONCE = 1_000
"""So many answers are played again for one request, and at least one table."""

column = schema.tables.c
seat = schema.seats.c
read_told = msgspec.json.Decoder(Told).decode


class Found(NamedTuple):
    """What is known of the tables that count."""

    told: list[Told]
    tables: int
    unknown: list[str]
    """Tables that nobody has counted yet."""


def here(who: Who) -> ColumnElement[bool]:
    """Tables that people have played on this server, and not uploaded."""
    computer = or_(seat.agent.is_not(None), seat.stand_in.is_not(None), seat.bot)
    with_computer = exists().where(seat.table_id == column.id, computer)
    by_people = exists().where(seat.table_id == column.id, seat.tokens != "")
    return and_(by_people, with_computer if who == "computers" else ~with_computer)


def found(connection: Connection, game: str, which: ColumnElement[bool]) -> Found:
    """What the finished tables of a game say that began in the usual way."""
    usual = and_(column.status == "over", column.game == game, column.origin == "", column.lesson == "")
    known = schema.tables.outerjoin(schema.counted, schema.counted.c.table_id == column.id)
    query = select(column.id, schema.counted.c.table_id, schema.counted.c.told).select_from(known).where(usual, which)
    rows = connection.execute(query.order_by(column.updated.desc()).limit(AT_MOST)).all()
    told = [read_told(row[2]) for row in rows if row[2] is not None]
    return Found(told, len(rows), [row[0] for row in rows if row[1] is None])


def uncounted(connection: Connection, ids: list[str]) -> list[tuple[str, dict[str, Any]]]:
    """Some of these tables, with their records."""
    some: list[tuple[str, dict[str, Any]]] = []
    answers = 0
    for id in ids:
        stored = store.load(connection, id)
        if stored is None:
            continue
        answers += len(stored.history.in_force)
        if some and answers > ANSWERS_AT_ONCE:
            break
        some.append((id, record_of(stored).to_json()))
    return some


def keep(connection: Connection, told: dict[str, Told | None]) -> None:
    """Note what tables say. Another server may have counted them meanwhile."""
    rows = [{"table_id": id, "told": None if one is None else encode(one)} for id, one in told.items()]
    dialect = import_module(f"sqlalchemy.dialects.{connection.dialect.name}")
    connection.execute(dialect.insert(schema.counted).on_conflict_do_nothing(), rows)
