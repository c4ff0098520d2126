"""The tables of the database. Documents are stored as JSON text; a game is its header and its log of entries."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text),  # null in uploaded games whose dice were real
    Column("salt", Text),
    Column("commitment", String(64)),
    Column("setup", Text, nullable=False),
    Column("setup_events", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("asked", Integer),
    Column("answered", Integer, nullable=False),
    Column("outcome", Text),
    Column("rematch_of", String(40), unique=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("games_by_status", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("agent", String(40)),
    Column("name", String(40)),
    Column("token_hash", String(64)),
    Column("invitation_hash", String(64)),
    Column("open", Boolean, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("events", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("answered", Integer, nullable=False),
    Column("position", Text, nullable=False),
)
