"""Who said something, for seats change hands; and for whom a table is meant."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("talk", sa.Column("name", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("level", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("games", "level")
    op.drop_column("talk", "name")
