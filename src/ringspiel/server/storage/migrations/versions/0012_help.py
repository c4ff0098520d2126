"""Tables say whether hints are allowed."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("games", sa.Column("help_allowed", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.execute("""DELETE FROM entries WHERE data LIKE '{"kind":"help"%'""")
    op.drop_column("games", "help_allowed")
