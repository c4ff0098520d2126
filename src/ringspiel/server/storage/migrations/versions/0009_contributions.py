"""What players add to the seed, and the bounds of draws.

Tables that are in play or over have begun without contributions.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("games", sa.Column("setup_bounds", sa.Text, nullable=False, server_default="[]"))
    op.add_column("games", sa.Column("contributions", sa.Text))
    op.add_column("seats", sa.Column("contributes", sa.Boolean, nullable=False, server_default=sa.false()))
    begun = "status <> 'waiting' OR id IN (SELECT game FROM entries)"
    op.execute(f"UPDATE games SET contributions = '[]' WHERE {begun}")


def downgrade() -> None:
    op.drop_column("seats", "contributes")
    op.drop_column("games", "contributions")
    op.drop_column("games", "setup_bounds")
