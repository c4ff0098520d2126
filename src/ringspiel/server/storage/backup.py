"""Backups of everything, and bringing tables back from them.

A backup is a SQLite file with the schema of the database, whichever that is. It is made in one transaction that sees
the database as it is at that moment, so the server may go on meanwhile, and every answer acknowledged before is in it.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, Select, Table, insert, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from ringspiel.server.storage import schema
from ringspiel.server.storage.database import make_engine, migrate, one_moment

SECONDS = 60.0
ROWS_AT_ONCE = 500


class NotPossible(Exception):
    """A sentence for the operator."""


def backup(url: str, file: Path) -> int:
    """Write all tables to a new file. Returns how many there are."""
    if file.exists():
        raise NotPossible(f"{file} is there already")
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
    source, target = engine_of(url), engine_of(f"sqlite:///{file}")
    try:
        migrate(target)
        with one_moment(source.connect()) as old, target.begin() as new:
            for table in (schema.tables, schema.contacts, schema.analyses, *schema.PARTS):
                copy(old, new, select(table), table)
            return len(list(new.execute(select(schema.tables.c.id))))
    except SQLAlchemyError as error:
        file.unlink()
        raise NotPossible(f"no backup: {type(error).__name__}") from error
    finally:
        source.dispose()
        target.dispose()


def restore(url: str, file: Path) -> tuple[int, int]:
    """Bring back the tables of a backup that are missing. Returns how many were missing, and how many were there.
    Tables that are there never change: a server may go on meanwhile, and knows more of them than the backup.
    """
    if not file.is_file():
        raise NotPossible(f"there is no file {file}")
    target = engine_of(url)
    from alembic.util.exc import CommandError

    with TemporaryDirectory() as folder:
        source = engine_of(f"sqlite:///{shutil.copy(file, folder)}")
        try:
            check_whole(source, file)
            migrate(source)
            migrate(target)
            with source.connect() as old:
                brought = [bring_back(old, target, id) for id in old.execute(select(schema.tables.c.id)).scalars()]
                with target.begin() as new:
                    bring_missing(old, new, schema.analyses)
        except (SQLAlchemyError, CommandError) as error:
            raise NotPossible(f"{file} is not a backup of this or an earlier version") from error
        finally:
            source.dispose()
            target.dispose()
    return sum(brought), len(brought) - sum(brought)


def check_whole(source: Engine, file: Path) -> None:
    """Raises NotPossible if the file was cut, is damaged, or was never a backup: an empty file is an empty database."""
    with source.connect() as connection:
        found = list(connection.exec_driver_sql("PRAGMA integrity_check").scalars())
        names = set(connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").scalars())
    if found != ["ok"] or not {"alembic_version", schema.tables.name} <= names:
        raise NotPossible(f"{file} is not a whole backup; nothing was brought back")


def bring_back(old: Connection, target: Engine, id: str) -> bool:
    with target.begin() as new:
        if new.execute(select(schema.tables.c.id).where(schema.tables.c.id == id)).first() is not None:
            return False
        copy(old, new, select(schema.tables).where(schema.tables.c.id == id), schema.tables)
        bring_missing(old, new, schema.contacts)
        for table in schema.PARTS:
            copy(old, new, select(table).where(table.c.table_id == id), table)
        return True


def bring_missing(old: Connection, new: Connection, table: Table) -> None:
    """Bring back what is missing: contacts, shared analyses."""
    known = set(new.execute(select(table.c.id)).scalars())
    copy(old, new, select(table).where(table.c.id.not_in(known)), table)


def copy(old: Connection, new: Connection, rows: Select[tuple[object, ...]], table: Table) -> None:
    for some in old.execution_options(yield_per=ROWS_AT_ONCE).execute(rows).mappings().partitions():
        new.execute(insert(table), [{column.key: row[column] for column in table.c} for row in some])


def engine_of(url: str) -> Engine:
    return make_engine(make_url(url), SECONDS)
