"""Analyses that are shared by link, in the database. Jobs like those of the store.

A shared analysis stands on a finished table or on a position. Everybody with its id may read it, and everybody with its
key may change it. The number `seq` grows with every change.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ringspiel.kernel.analysis import Analysis, Tree
from ringspiel.kernel.errors import BrokenAnalysis
from ringspiel.server.model.auth import hash_of
from ringspiel.server.model.clock import now
from ringspiel.server.model.shared import Change, apply
from ringspiel.server.protocol.errors import Refused, refused
from ringspiel.server.storage import schema
from ringspiel.server.storage.signals import Signal, send

MOST_BYTES: Final = 512 * 1024
"""Of one shared analysis, without the game that it stands on."""
TRIES: Final = 5
column = schema.analyses.c


class Shared(msgspec.Struct):
    """A shared analysis. `content` is without its record: that is the table's, or begins from the position."""

    id: str
    game: str
    table_id: str | None
    position: dict[str, Any] | None
    key_hash: str
    seq: int
    content: Analysis


def add(connection: Connection, new: Shared) -> None:
    position = None if new.position is None else msgspec.json.encode(new.position).decode()
    row = {"id": new.id, "game": new.game, "table_id": new.table_id, "position": position, "key_hash": new.key_hash}
    connection.execute(insert(schema.analyses).values(**row, seq=new.seq, data=written(new.content), updated=now()))


def load(connection: Connection, id: str) -> Shared:
    row = connection.execute(select(schema.analyses).where(column.id == id)).first()
    if row is None:
        raise Refused("unknown", "there is no such analysis; perhaps it is shared no longer")
    position = None if row.position is None else msgspec.json.decode(row.position)
    content = msgspec.json.decode(row.data, type=Analysis)
    return Shared(row.id, row.game, row.table_id, position, row.key_hash, row.seq, content)


def number_of(connection: Connection, id: str) -> int:
    """The number of the last change."""
    seq = connection.scalar(select(column.seq).where(column.id == id))
    if seq is None:
        raise Refused("unknown", "there is no such analysis; perhaps it is shared no longer")
    return int(seq)


def to_change(connection: Connection, id: str, key: str) -> Shared:
    """The analysis, if this is its key."""
    shared = load(connection, id)
    if shared.key_hash != hash_of(key):
        raise Refused("forbidden", "this link may only read the analysis")
    return shared


def change(connection: Connection, id: str, key: str, wanted: Change) -> Shared:
    """Make a change. Changes are made one after the other: where two change the same, the later one stands."""
    for _ in range(TRIES):
        shared = to_change(connection, id, key)
        tree = Tree(shared.content)
        try:
            apply(tree, wanted)
        except BrokenAnalysis as error:
            raise refused("broken-analysis", error) from error
        following = msgspec.structs.replace(shared, seq=shared.seq + 1, content=tree.analysis)
        same = (column.id == id) & (column.seq == shared.seq)
        values = {"seq": following.seq, "data": written(following.content), "updated": now()}
        if connection.execute(update(schema.analyses).where(same).values(**values)).rowcount:
            send(connection, Signal(id, "analysis", at=following.seq))
            return following
    raise Refused("busy", "too many change this analysis at once")


def end(connection: Connection, id: str, key: str) -> int:
    """Remove it. This is the number of its last change."""
    last = to_change(connection, id, key).seq + 1
    connection.execute(delete(schema.analyses).where(column.id == id))
    send(connection, Signal(id, "analysis", at=last))
    return last


def remove_unused(connection: Connection, before: int) -> int:
    """Remove what nobody has changed since then, in milliseconds since 1970. Returns how many there were."""
    return connection.execute(delete(schema.analyses).where(column.updated < before)).rowcount


def written(content: Analysis) -> str:
    data = msgspec.json.encode(content).decode()
    if len(data) > MOST_BYTES:
        raise Refused("too-large", f"a shared analysis has at most {MOST_BYTES} bytes")
    return data
