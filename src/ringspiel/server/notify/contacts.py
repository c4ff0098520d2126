"""Where people want to be told that it is their turn, in the database. Jobs like those of the store.

A contact is an address that its owner has confirmed. The browser that gave it keeps a secret, with which it subscribes
seats; every message carries a token that confirms or unsubscribes, and gives no seat.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, update

from ringspiel.server.model import clock as clocks
from ringspiel.server.model.auth import hash_of
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.storage import schema, store

contact = schema.contacts.c
subscription = schema.subscriptions.c
table_column = schema.tables.c


class Contact(msgspec.Struct):
    id: str
    kind: str
    address: str
    language: str
    secret_hash: str
    token: str
    confirmed: bool
    created: int


class Due(msgspec.Struct):
    """A seat is asked, and its player wants to be told."""

    contact: Contact
    table: str
    title: str
    seat: int
    since: int
    elapsed: int
    time: int
    told_since: int
    told_stage: int
    looked: int


def add(connection: Connection, new: Contact) -> None:
    connection.execute(insert(schema.contacts).values(**msgspec.structs.asdict(new)))


def of_secret(connection: Connection, secret: str) -> Contact:
    return found(connection.execute(select(schema.contacts).where(contact.secret_hash == hash_of(secret))).first())


def of_token(connection: Connection, token: str) -> Contact:
    return found(connection.execute(select(schema.contacts).where(contact.token == token)).first())


def found(row: Row[Any] | None) -> Contact:
    if row is None:
        raise Refused("unknown", "this address no longer exists")
    return contact_of(row)


def contact_of(row: Row[Any]) -> Contact:
    return Contact(**{name: row._mapping[contact[name]] for name in Contact.__struct_fields__})


def confirm(connection: Connection, token: str) -> Contact:
    connection.execute(update(schema.contacts).where(contact.token == token).values(confirmed=True))
    return of_token(connection, token)


def forget(connection: Connection, token: str) -> None:
    """Unsubscribe. A contact that is gone was unsubscribed before."""
    remove(connection, contact.token == token)


def forget_of_secret(connection: Connection, secret: str) -> None:
    remove(connection, contact.secret_hash == hash_of(secret))


def remove_unconfirmed(connection: Connection, before: int) -> None:
    remove(connection, contact.confirmed.is_(False) & (contact.created < before))


def remove(connection: Connection, which: ColumnElement[bool]) -> None:
    ids = list(connection.execute(select(contact.id).where(which)).scalars())
    connection.execute(delete(schema.subscriptions).where(subscription.contact.in_(ids)))
    connection.execute(delete(schema.contacts).where(contact.id.in_(ids)))


# --- subscriptions --------------------------------------------------------------------------------------------------


def subscribe(connection: Connection, table: str, seats: list[int], id: str, on: bool) -> None:
    where = (subscription.table_id == table) & (subscription.contact == id)
    connection.execute(delete(schema.subscriptions).where(where))
    if on:
        rows = [{"table_id": table, "seat": seat, "contact": id, "since": 0, "stage": 0, "looked": 0} for seat in seats]
        connection.execute(insert(schema.subscriptions), rows)


def subscribed(connection: Connection, id: str) -> list[str]:
    """The tables of which this contact is told."""
    tables = select(subscription.table_id).where(subscription.contact == id).distinct()
    return sorted(connection.execute(tables).scalars())


def asked(connection: Connection, at: int) -> list[Due]:
    """All notices due: seats that are asked and whose players want to be told."""
    mine = (subscription.table_id == table_column.id) & (subscription.seat == table_column.asked)
    query = (
        select(
            schema.contacts,
            schema.subscriptions,
            table_column.game.label("title"),
            table_column.clock,
            table_column.pace,
        )
        .join_from(schema.subscriptions, schema.tables, mine)
        .join(schema.contacts, contact.id == subscription.contact)
        .where(table_column.status == "playing", contact.confirmed)
    )
    rows = [due_of(row, at) for row in connection.execute(query)]
    return [row for row in rows if row is not None]


def due_of(row: Row[Any], at: int) -> Due | None:
    fields = row._mapping
    clock, pace = store.read_clock(fields["clock"]), store.read_pace(fields["pace"])
    if clock.since is None:
        return None
    time = clocks.time_for(clock, pace, fields[subscription.seat])
    told = (fields[subscription.since], fields[subscription.stage], fields[subscription.looked])
    where = (fields[subscription.table_id], fields["title"], fields[subscription.seat])
    return Due(contact_of(row), *where, clock.since, clock.elapsed(at), time, *told)


def claim(connection: Connection, due: Due, stage: int) -> bool:
    """Claim a notice for this server process. Of several processes, one gets it."""
    told = (subscription.since == due.since) & (subscription.stage >= stage)
    claimed = update(schema.subscriptions).where(is_of(due), ~told).values(since=due.since, stage=stage)
    return connection.execute(claimed).rowcount == 1


def give_back(connection: Connection, due: Due) -> None:
    """The notice could not be delivered: let it be tried again."""
    before = {"since": due.told_since, "stage": due.told_stage}
    connection.execute(update(schema.subscriptions).where(is_of(due)).values(**before))


def looked(connection: Connection, due: Due, at: int) -> None:
    connection.execute(update(schema.subscriptions).where(is_of(due)).values(looked=at))


def is_of(due: Due) -> Any:
    return (
        (subscription.table_id == due.table)
        & (subscription.seat == due.seat)
        & (subscription.contact == due.contact.id)
    )
