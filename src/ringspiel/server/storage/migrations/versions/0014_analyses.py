"""Analyses that are shared by link."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40)),
        sa.Column("position", sa.Text),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
