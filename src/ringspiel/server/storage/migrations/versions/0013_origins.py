"""Whether a table began from a position, and what became of what was hidden there; under which rules it goes on."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("games", sa.Column("origin", sa.String(10), nullable=False, server_default=""))
    op.add_column("games", sa.Column("changes", sa.Text, nullable=False, server_default="[]"))
    op.execute("UPDATE games SET origin = 'kept' WHERE id IN (SELECT game FROM snapshots WHERE seq = 0)")


def downgrade() -> None:
    op.drop_column("games", "changes")
    op.drop_column("games", "origin")
