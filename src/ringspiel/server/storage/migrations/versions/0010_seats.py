"""Seats have a token for each device, and stay their owner's when others have freed them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("seats", sa.Column("tokens", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("freed_by", sa.Text))
    op.execute("UPDATE seats SET tokens = token_hash WHERE token_hash IS NOT NULL")
    op.drop_column("seats", "token_hash")


def downgrade() -> None:
    for kind in ("take", "renew", "say", "note", "order"):  # earlier versions do not know them
        op.execute(f"""DELETE FROM entries WHERE data LIKE '{{"kind":"{kind}"%'""")
    op.add_column("seats", sa.Column("token_hash", sa.String(64)))
    op.execute("UPDATE seats SET token_hash = substr(tokens, 1, 64) WHERE tokens <> ''")
    op.execute("UPDATE seats SET name = NULL, token_hash = NULL WHERE freed_by IS NOT NULL")
    op.drop_column("seats", "freed_by")
    op.drop_column("seats", "tokens")
