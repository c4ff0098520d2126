"""Languages of any tag, such as pt-BR, and not of two letters only.

SQLite cannot change the type of a column, so the column is created again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    remake(35)


def downgrade() -> None:
    remake(2)


def remake(length: int) -> None:
    for table in ("games", "contacts"):
        op.add_column(table, sa.Column("tag", sa.String(length), nullable=False, server_default=""))
        op.execute(f"UPDATE {table} SET tag = substr(language, 1, {length})")
        op.drop_column(table, "language")
        op.execute(f"ALTER TABLE {table} RENAME COLUMN tag TO language")
