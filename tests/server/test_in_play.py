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
from ringspiel.server.model.resume import carry_over
from ringspiel.server.model.table import Stored
from ringspiel.server.play.session import Session
from ringspiel.server.protocol.api import Join
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.messages import Propose
from ringspiel.server.server import Server
from ringspiel.server.storage import store
from tests.server.inside import answer, holder, server_on

FILES = sorted((Path(__file__).parents[1] / "fixtures" / "in_play").glob("*.sql"))
EARLIER = "0"
"""A version of rules before the first."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
@pytest.mark.parametrize("earlier", [False, True], ids=["their rules", "earlier rules"])
def test_games_in_play_go_on(file: Path, earlier: bool, tmp_path: Path) -> None:
    """Under their rules, or, where these are no longer played, under those of today as soon as all agree."""
    database = tmp_path / "tables.sqlite3"
    with sqlite3.connect(database) as connection:
        connection.executescript(file.read_text())
        ids = [id for (id,) in connection.execute("SELECT id FROM games")]
        if earlier:
            connection.execute(f"UPDATE games SET rules = '{EARLIER}'")
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
    """Play an answer at this table; one that cannot go on must at least be readable. Returns its game."""
    stored = await server.database.read(partial(store.load, id=id))
    assert stored is not None
    try:
        carry_over(stored.header, stored.snapshot, stored.history.in_force, False)
    except Refused as error:
        assert error.code == "old-rules" and stored.header.rules not in (EARLIER, rules_of_today(stored))
        return stored.header.game
    async with server.sessions.use(id) as session:
        if session.status == "waiting":
            free = next(seat.seat for seat in session.seats if not seat.taken)
            await server.seats.join(session, Join("Newcomer", seat=free), "a" * 32)
        await agree_on_rules(server, session)
        assert session.status == "playing" and session.lines == 1
        before = len(session.table.entries)
        await answer(server, session)
        assert len(session.table.entries) == before + 1
        messages = (await server.talks.remembered(session, frozenset({0}))).messages
        assert any("Be careful." in message for message in messages)
    return stored.header.game


def rules_of_today(stored: Stored) -> str:
    return game_of(stored.header.game).rules_version


async def agree_on_rules(server: Server, session: Session) -> None:
    """If the rules are others than before, nobody is asked until all people have agreed to go on."""
    are_others = session.header.current_rules != session.table.game.rules_version
    assert (session.new_rules is not None) == are_others
    if not are_others:
        return
    assert session.asked is None
    first, *others = range(len(session.seats))
    wish = Propose(seat=first, at=session.history.seq, kind="new_rules")
    await server.agreements.propose(session, wish, holder(first))
    for seat in others:
        assert session.asked is None
        await server.agreements.agree(session, seat, session.history.seq, holder(seat))
    assert session.new_rules is None and session.asked is not None
