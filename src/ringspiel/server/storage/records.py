"""Records of finished tables, one or all of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from sqlalchemy import Connection, select

from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.record import FORMAT, Record
from ringspiel.server.model.table import Stored
from ringspiel.server.storage import schema, store
from ringspiel.server.storage.backup import engine_of


def export(url: str, folder: Path, append: bool = False) -> int:
    """Write the record of every finished table into an empty folder. Returns how many were written.

    With `append` the folder may hold something; a file that is there already stays as it is. Raises `BadOption` if the
    folder cannot be used.
    """
    if not append:
        check_empty(folder)
    folder.mkdir(parents=True, exist_ok=True)
    engine = engine_of(url)
    with engine.connect() as connection:
        records = list(written(connection, folder))
    engine.dispose()
    return len(records)


def written(connection: Connection, folder: Path) -> Iterator[Path]:
    for id, record in records(connection):
        file = folder / f"{record.game}-{id}.json"
        if not file.exists():
            file.write_bytes(msgspec.json.encode(record))
            yield file


def check_empty(folder: Path) -> None:
    """Raises `BadOption` if something would be mixed with what is to be written."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOption(f"{folder} is not an empty folder: choose another")


def records(connection: Connection) -> Iterator[tuple[str, Record]]:
    """Every finished table."""
    over = select(schema.tables.c.id).where(schema.tables.c.status == "over")
    for id in connection.execute(over).scalars().all():
        stored = store.load(connection, id)
        assert stored is not None
        yield id, record_of(stored)


def record_of(stored: Stored) -> Record:
    """The record of a table. Seed and salt are in it when the table is over."""
    header, secret = stored.header, bool(stored.header.lesson) or not stored.over
    return Record(
        format=FORMAT,
        game=header.game,
        rules=header.rules,
        seats=header.seats,
        options=header.options,
        commitment=header.commitment,
        seed=None if secret else header.seed,
        salt=None if secret else header.salt,
        setup=header.setup,
        answers=[msgspec.structs.replace(answered.act.given, sealed=False) for answered in stored.history.in_force],
        outcome=stored.outcome,
        names=[seat.name or seat.agent or str(seat.seat + 1) for seat in stored.seats],
        position=msgspec.UNSET if stored.origin is None or header.changes else stored.origin,
        setup_bounds=header.setup_bounds,
        contributions=header.contributions or [],
        helped=stored.history.helped,
        changes=header.changes,
        given_up=stored.history.given_up or msgspec.UNSET,
    )
