"""Games, their seats, their entries and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("salt", sa.Text),
        sa.Column("commitment", sa.String(64)),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("setup_events", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("answered", sa.Integer, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("rematch_of", sa.String(40), unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("games_by_status", "games", ["status", "updated"])
    op.create_table(
        "seats",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("agent", sa.String(40)),
        sa.Column("name", sa.String(40)),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("invitation_hash", sa.String(64)),
        sa.Column("open", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("answered", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("snapshots", "entries", "seats", "games"):
        op.drop_table(table)
