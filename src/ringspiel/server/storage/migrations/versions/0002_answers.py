"""An answer is stored as the kernel's struct, so that table, record and log share it."""

from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

Json = dict[str, Any]
AT_ONCE = 1000
entries = sa.table(
    "entries", sa.column("game", sa.String), sa.column("seq", sa.Integer), sa.column("seat"), sa.column("data", sa.Text)
)


def upgrade() -> None:
    rewrite(nested)
    op.create_index("games_by_update", "games", ["updated"])


def downgrade() -> None:
    op.drop_index("games_by_update", "games")
    rewrite(flat)


def nested(act: Json, seat: int) -> Json:
    audience = act.pop("audience")
    return {"kind": act.pop("kind"), "given": {"seat": seat, **act}, "audience": audience}


def flat(act: Json, seat: int) -> Json:
    given = act["given"]
    told = {"answer": given["answer"], "notation": given["notation"]}
    rest = {"chance": given.get("chance", []), "sealed": given.get("sealed", False)}
    rest |= {name: given[name] for name in ("bounds",) if name in given}  # later versions know more of an answer
    return {"kind": act["kind"], **told, **rest, "audience": act["audience"]}


def rewrite(change: Callable[[Json, int], Json]) -> None:
    """Change all answers, some games at a time."""
    connection = op.get_bind()
    where = (entries.c.game == sa.bindparam("of")) & (entries.c.seq == sa.bindparam("number"))
    update = sa.update(entries).where(where).values(data=sa.bindparam("changed"))
    rows = connection.execute(sa.select(entries)).fetchall()
    for begin in range(0, len(rows), AT_ONCE):
        changed = []
        for game, seq, seat, data in rows[begin : begin + AT_ONCE]:
            act = msgspec.json.decode(data)
            if act["kind"] == "answer":
                new = msgspec.json.encode(change(act, seat)).decode()
                changed.append({"of": game, "number": seq, "changed": new})
        if changed:
            connection.execute(update, changed)
