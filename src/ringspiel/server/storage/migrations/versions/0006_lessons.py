"""Tables at which a lesson is given."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("games", sa.Column("lesson", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("games", "lesson")
