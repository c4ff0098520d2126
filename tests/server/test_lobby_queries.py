"""How many statements the lobby needs: as many for two hundred tables as for one."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from sqlalchemy import event

from ringspiel.server.play.seating import SetUp
from ringspiel.server.protocol.api import NewSeat, NewTable
from ringspiel.server.server import Server
from ringspiel.server.storage import lobby, store
from tests.server.inside import server_on


async def set_up(server: Server) -> tuple[str, str]:
    """A table with a seat of one's own; its id and token."""
    table = SetUp(NewTable("mordor", [NewSeat("me", "Ada"), NewSeat("open")]))
    new = partial(store.create, header=table.header, seats=table.seats, progress=table.progress)
    await server.database.write(new)
    return table.header.id, table.tokens[0].token


def test_my_tables_take_three_statements_however_many_there_are(tmp_path: Path) -> None:
    async def statements_for(count: int) -> int:
        server = server_on(f"sqlite:///{tmp_path / str(count)}.sqlite3")
        tokens = dict([await set_up(server) for _ in range(count)])
        run: list[str] = []
        event.listen(server.database.engine, "before_cursor_execute", lambda *given: run.append(given[2]))
        found = await server.database.read(partial(lobby.mine, tokens={id: [tokens[id]] for id in tokens}))
        server.database.close()
        assert {summary.table: summary.mine for summary in found} == {id: [0] for id in tokens}
        return len([statement for statement in run if statement != "BEGIN"])

    assert [asyncio.run(statements_for(count)) for count in (1, 12)] == [3, 3]
