"""Databases of earlier revisions with games of all kinds in play: all of them go on, or say why not and stay readable.

`tools/games_in_play.py` makes one. A file stays here for ever.
"""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from ringspiel.kernel.registry import game_of
from ringspiel.server.model.resume import check_setting
from ringspiel.server.protocol.api import Join
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.storage import store
from tests.server.inside import answer, server_on

FILES = sorted((Path(__file__).parents[1] / "fixtures" / "in_play").glob("*.sql"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_games_in_play_go_on(file: Path, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with sqlite3.connect(database) as connection:
        connection.executescript(file.read_text())
        ids = [id for (id,) in connection.execute("SELECT id FROM games")]
    connection.close()

    async def run() -> set[str]:
        server = server_on(f"sqlite:///{database}")
        games = {await go_on(server, id) for id in ids}
        server.background.stop()
        server.workers.close()
        server.database.close()
        return games

    assert len(ids) >= 15 and len(asyncio.run(run())) >= 5


async def go_on(server: Server, id: str) -> str:
    """Play an answer at this table; one of older rules must at least be readable. Returns its game."""
    stored = await server.database.read(partial(store.load, id=id))
    assert stored is not None
    if stored.header.rules != game_of(stored.header.game).rules_version:
        with pytest.raises(Refused, match="old-rules"):
            check_setting(stored.header)
        return stored.header.game
    async with server.sessions.use(id) as session:
        if session.status == "waiting":
            free = next(seat.seat for seat in session.seats if not seat.taken)
            await server.seats.join(session, Join("Newcomer", seat=free), "a" * 32)
        assert session.status == "playing" and session.lines == 1
        before = len(session.table.entries)
        await answer(server, session)
        assert len(session.table.entries) == before + 1
        messages = (await server.talks.remembered(session, frozenset({0}))).messages
        assert any("Be careful." in message for message in messages)
    return stored.header.game
