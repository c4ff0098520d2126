"""The tables of the database. Documents are stored as JSON text; a table is its header and its log of entries."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

from ringspiel.languages import LONGEST_TAG

metadata = MetaData()

tables = Table(
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
    Column("code", String(8)),
    Column("language", String(LONGEST_TAG), nullable=False, server_default=""),
    Column("talk", String(10), nullable=False, server_default="off"),
    Column("pace", Text, nullable=False, server_default="{}"),
    Column("clock", Text, nullable=False, server_default="{}"),
    Column("level", String(20), nullable=False, server_default=""),
    Column("lesson", String(40), nullable=False, server_default=""),
    Column("setup_bounds", Text, nullable=False, server_default="[]"),
    Column("help_allowed", Boolean, nullable=False, server_default=true()),
    Column("origin", String(10), nullable=False, server_default=""),
    Column("changes", Text, nullable=False, server_default="[]"),
    Column("contributions", Text),  # null until the table is dealt for good
    Index("games_by_status", "status", "updated"),
    Index("games_by_update", "updated"),
    Index("games_by_code", "code", unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id"), key="table_id", primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("agent", String(40)),
    Column("name", String(40)),
    Column("tokens", Text, nullable=False, server_default=""),  # hashes, with spaces between them
    Column("invitation_hash", String(64)),
    Column("open", Boolean, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("stand_in", String(40)),
    Column("contributes", Boolean, nullable=False, server_default=false()),
    Column("freed_by", Text),
)

entries = Table(
    "entries",
    metadata,
    Column("game", ForeignKey("games.id"), key="table_id", primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("events", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", ForeignKey("games.id"), key="table_id", primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("answered", Integer, nullable=False),
    Column("position", Text, nullable=False),
)

contacts = Table(
    "contacts",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("language", String(LONGEST_TAG), nullable=False, server_default=""),
    Column("secret_hash", String(64), nullable=False, unique=True),  # hash of the secret that its browser keeps
    Column("token", String(40), nullable=False, unique=True),  # in every message: confirms, and unsubscribes
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("game", ForeignKey("games.id"), key="table_id", primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("contact", ForeignKey("contacts.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),  # the question of the last notice
    Column("stage", Integer, nullable=False),  # and how urgently
    Column("looked", BigInteger, nullable=False),  # when somebody last looked at the table from this seat
)

talk = Table(
    "talk",
    metadata,
    Column("game", ForeignKey("games.id"), key="table_id", primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("phrase", String(20), nullable=False),
    Column("words", Text, nullable=False),
    Column(
        "name", Text, nullable=False, server_default=""
    ),  # of the player who said it: somebody else may sit there now
)

notes = Table(
    "notes",
    metadata,
    Column("game", ForeignKey("games.id"), key="table_id", primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("words", Text, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("game", ForeignKey("games.id"), key="table_id", primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("table_id", String(40)),  # the finished table on which it stands; else the position
    Column("position", Text),
    Column("key_hash", String(64), nullable=False),  # of the key that may change it
    Column("seq", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

counted = Table(
    "counted",
    metadata,
    Column("game", ForeignKey("games.id"), key="table_id", primary_key=True),
    Column("told", Text),  # what a finished table says in statistics; null if it says nothing there
)

alive = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # when a server process was last known to run, in milliseconds
)

OWN = (notes, orders, subscriptions)
"""What belongs to the person at a seat."""
PARTS = (seats, entries, snapshots, talk, *OWN)
"""What belongs to a table, in an order in which it can be written."""
