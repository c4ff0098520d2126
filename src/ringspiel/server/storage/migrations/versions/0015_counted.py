"""What finished tables say in statistics, so that each is played again only once."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "counted",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("told", sa.Text),
    )


def downgrade() -> None:
    op.drop_table("counted")
