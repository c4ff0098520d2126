"""Whether a database can be used, in a sentence for the operator, before anything is opened or written."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, inspect, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.text import text
from ringspiel.server.storage import schema
from ringspiel.server.storage.database import first_words, make_engine

KINDS = ("sqlite", "postgresql")
SECONDS = 5.0


def check_address(url: str) -> URL:
    """The URL, if it is one that a server can use. Raises `BadOption` if not."""
    try:
        address = make_url(url)
        kind = address.get_dialect() if address.get_backend_name() in KINDS else None
    except (ArgumentError, NoSuchModuleError, ValueError):
        kind = None
    if kind is None:
        raise BadOption("this is not the address of a database", text("database-address"))
    try:
        kind.import_dbapi()
    except ImportError:
        raise BadOption("psycopg is not installed", text("extra-missing", extra="postgres")) from None
    return address


def check_filled(url: str) -> URL:
    """The same for those who only read: there is a database, and a server has used it. Nothing is created."""
    address = check_address(url)
    shown = address.render_as_string()
    file = address.database
    if address.get_backend_name() == "sqlite" and file and file != ":memory:" and not Path(file).is_file():
        raise BadOption(f"there is no database {file}", text("database-missing", file=file))
    engine = make_engine(address, SECONDS, pragmas=())
    try:
        filled = inspect(engine).has_table(schema.tables.name)
    except SQLAlchemyError as error:
        raise BadOption("no database", text("database-closed", url=shown, why=first_words(error))) from error
    finally:
        engine.dispose()
    if not filled:
        raise BadOption("an empty database", text("database-empty", url=shown))
    return address
