"""Playing together over days: pace and clock, short codes, stand-ins, talk, notes, orders, and who wants to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

COLUMNS = ("code", "language", "talk", "pace", "clock")


def upgrade() -> None:
    op.add_column("games", sa.Column("code", sa.String(8)))
    op.add_column("games", sa.Column("language", sa.String(2), nullable=False, server_default=""))
    op.add_column("games", sa.Column("talk", sa.String(10), nullable=False, server_default="off"))
    op.add_column("games", sa.Column("pace", sa.Text, nullable=False, server_default="{}"))
    op.add_column("games", sa.Column("clock", sa.Text, nullable=False, server_default="{}"))
    op.create_index("games_by_code", "games", ["code"], unique=True)
    op.add_column("seats", sa.Column("stand_in", sa.String(40)))
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("token", sa.String(40), nullable=False, unique=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("contact", sa.String(40), sa.ForeignKey("contacts.id"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("looked", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
    )
    for table, content in (("notes", "words"), ("orders", "data")):
        op.create_table(
            table,
            sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
            sa.Column("seat", sa.Integer, primary_key=True),
            sa.Column(content, sa.Text, nullable=False),
        )


def downgrade() -> None:
    for table in ("orders", "notes", "talk", "subscriptions", "contacts"):
        op.drop_table(table)
    op.drop_column("seats", "stand_in")
    op.drop_index("games_by_code", "games")
    for column in COLUMNS:
        op.drop_column("games", column)
