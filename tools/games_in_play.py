"""Writes a database with games of all kinds in play, for later versions to load: `python tools/games_in_play.py FILE`.

Make one with every release, and keep the old ones: `tests/server/test_in_play.py` plays them all on.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import ringspiel
from ringspiel.server.play.seating import SetUp
from ringspiel.server.protocol.api import NewSeat, NewTable
from ringspiel.server.protocol.messages import SaveNote, Say
from ringspiel.server.server import Server
from ringspiel.server.settings import Settings
from ringspiel.server.storage import store

ANSWERS = 24
SNAPSHOT_EVERY = 8


async def one(server: Server, game: str, seats: int, wait: bool = False) -> None:
    """A table with talk and notes, in the middle of its game or still waiting for a player."""
    people = [NewSeat("me", name=f"Player {seat}") for seat in range(seats)]
    set_up = SetUp(NewTable(game, [*people[:-1], NewSeat("open")] if wait else people))
    new = partial(store.create, header=set_up.header, seats=set_up.seats, progress=set_up.progress)
    await server.database.write(new)
    random = Random(f"{game} {seats}")
    async with server.sessions.use(set_up.header.id) as session:
        await server.talks.say(session, Say(seat=0, words="Good luck!"))
        await server.talks.note(session, SaveNote(seat=0, words="Be careful."))
        for _ in range(0 if wait else ANSWERS):
            if session.asked is not None:
                answer = random.choice(session.table.answers())
                await server.commands.answer(session, session.asked, session.history.seq, answer)


async def fill(db: str) -> None:
    server = Server(Settings(db=db, snapshot_every=SNAPSHOT_EVERY))
    server.database.open()
    for game in ringspiel.all_games():
        for seats in sorted({game.seat_counts[0], game.seat_counts[-1]}):
            await one(server, game.id, seats)
        await one(server, game.id, game.seat_counts[0], wait=True)
    server.background.stop()
    server.workers.close()
    server.database.close()


def main(file: Path) -> None:
    with TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite3"
        asyncio.run(fill(f"sqlite:///{database}"))
        with sqlite3.connect(database) as connection:
            file.write_text("\n".join(connection.iterdump()) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
