"""Keeping games: migrations, backups, what expires, and several processes that share them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from alembic import command
from sqlalchemy import Engine, select, text, update

import ringspiel
from ringspiel.kernel.analysis import FORMAT, Analysis
from ringspiel.server.housekeeping import remove_expired
from ringspiel.server.main import check
from ringspiel.server.model.history import encode
from ringspiel.server.model.resume import resume
from ringspiel.server.notify import contacts
from ringspiel.server.settings import Settings
from ringspiel.server.storage import analyses, backup, lobby, records, schema, store
from ringspiel.server.storage.analyses import Shared
from ringspiel.server.storage.backup import NotPossible, engine_of
from ringspiel.server.storage.database import migrate
from ringspiel.server.storage.retention import DAY
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import PATIENCE, ServerProcess, has_answered, over
from tests.server.inside import answer, server_on, table_on
from tests.server.postgres import Cluster
from tests.server.test_crash import children_of, wait_until

# --- migrations ----------------------------------------------------------------------------------------------------

BEFORE = (
    """INSERT INTO games (id, game, rules, seats, options, seed, salt, commitment, setup, setup_events, public, status,
    asked, answered, created, updated) VALUES ('old', 'mordor', :rules, 2, '{}', '7', '', '', :setup, '[[]]', false,
    'playing', 0, :answered, 1, 1)""",
    "INSERT INTO seats (game, seat, name, open) VALUES ('old', 0, 'Ada', false), ('old', 1, 'Bob', false)",
    "INSERT INTO entries (game, seq, seat, data, events) VALUES ('old', :seq, :seat, :data, '[[]]')",
)


def write_as_version_1(engine: Engine) -> ringspiel.Table:
    """A game as the version before has stored it."""
    table = ringspiel.new("mordor", 2, seed=7)
    with engine.begin() as connection:
        values: dict[str, Any] = {"rules": table.game.rules_version, "setup": encode(table.setup_chance)}
        connection.execute(text(BEFORE[0]), {**values, "answered": 5})
        connection.execute(text(BEFORE[1]))
        for seq in range(1, 6):
            table.answer(table.answers()[0])
            given = table.entries[-1]
            act = {"kind": "answer", "answer": given.answer, "notation": given.notation, "chance": given.chance}
            row = {"seq": seq, "seat": given.seat, "data": encode(act | {"sealed": given.sealed, "audience": None})}
            connection.execute(text(BEFORE[2]), row)
        undo = {"seq": 6, "seat": 0, "data": encode({"kind": "undo", "to": 4})}
        connection.execute(text(BEFORE[2]), undo)
    return table


def stored_acts(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.execute(select(schema.entries.c.data).order_by(schema.entries.c.seq)).scalars())


def test_games_of_the_version_before_go_on_and_back(new_database: Callable[[], str]) -> None:
    engine = engine_of(new_database())
    migrate(engine, "0001")
    write_as_version_1(engine)
    before = stored_acts(engine)
    migrate(engine)
    with engine.connect() as connection:
        stored = store.load(connection, "old")
    assert stored is not None
    table = resume(stored.header, None, stored.history.in_force, over=False)
    assert len(table.entries) == 4
    migrate(engine, "0001", command.downgrade)
    assert stored_acts(engine) == before
    migrate(engine, "base", command.downgrade)
    migrate(engine)
    engine.dispose()


async def play_some(database: str) -> None:
    server = server_on(database)
    async with server.sessions.use(await table_on(server)) as session:
        for number in range(5):
            await answer(server, session, number)
    server.database.close()


def stored_games(engine: Engine) -> list[tuple[Any, ...]]:
    """What every version keeps of a game."""
    column = schema.tables.c
    kept = (column.id, column.game, column.seed, column.setup, column.status, column.answered, column.updated)
    with engine.connect() as connection:
        return [tuple(row) for row in connection.execute(select(*kept))]


def test_every_migration_leads_back_and_forth_with_a_game(new_database: Callable[[], str]) -> None:
    """One step further back each time, and then up to the present again."""
    database = new_database()
    asyncio.run(play_some(database))
    engine = engine_of(database)
    acts, games = stored_acts(engine), stored_games(engine)
    versions = sorted(file.name[:4] for file in (Path(backup.__file__).parent / "migrations/versions").glob("0*.py"))
    assert len(acts) == 5 and len(versions) >= 6
    for version in reversed(versions[:-1]):
        migrate(engine, version, command.downgrade)
        assert stored_games(engine) == games
        migrate(engine)
        assert (stored_acts(engine), stored_games(engine)) == (acts, games)
    with engine.connect() as connection:
        stored = store.load(connection, games[0][0])
    assert stored is not None
    assert len(resume(stored.header, None, stored.history.in_force, over=False).entries) == 5
    engine.dispose()


# --- backup, restore, export -----------------------------------------------------------------------------------------


def test_a_backup_has_every_acknowledged_answer(new_database: Callable[[], str], tmp_path: Path) -> None:
    """Made while the server runs, and brought back while another one does."""
    with ServerProcess(new_database(), **UNLIMITED) as first, ServerProcess(new_database(), **UNLIMITED) as second:
        back_up_and_restore(first, second, tmp_path)


def back_up_and_restore(first: ServerProcess, second: ServerProcess, tmp_path: Path) -> None:
    table = first.new_table("secret", "Ada", "Bob")
    with table.player(0, 1) as player:
        player.play(Random(1), 0, 1, until=lambda state: has_answered(3, state))
        assert backup.backup(first.settings["db"], tmp_path / "backup") == 1
        assert backup.restore(second.settings["db"], tmp_path / "backup") == (1, 0)
        with second.player(table.id, *table.tokens.values()) as elsewhere:
            assert elsewhere.state["seq"] == player.state["seq"]
            assert elsewhere.log == player.log
            elsewhere.play(Random(1), 0, 1, until=over)
        assert backup.restore(second.settings["db"], tmp_path / "backup") == (0, 1), "nothing is overwritten"
        assert second.get(f"/api/tables/{table.id}")["status"] == "over"
    assert records.export(second.settings["db"], tmp_path / "records") == 1


def test_a_backup_is_private_and_overwrites_nothing(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    migrate(engine_of(url))
    assert backup.backup(url, tmp_path / "backup") == 0
    assert os.stat(tmp_path / "backup").st_mode & 0o777 == 0o600
    with pytest.raises(NotPossible, match="there already"):
        backup.backup(url, tmp_path / "backup")
    (tmp_path / "rubbish").write_text("no database " * 100)
    for name, sentence in (("nothing", "no file"), ("rubbish", "is not a backup")):
        with pytest.raises(NotPossible, match=sentence):
            backup.restore(url, tmp_path / name)


def shared_ids(url: str) -> list[str]:
    engine = engine_of(url)
    with engine.connect() as connection:
        found = list(connection.execute(select(schema.analyses.c.id)).scalars())
    engine.dispose()
    return found


def share(url: str, id: str) -> None:
    engine = engine_of(url)
    migrate(engine)
    with engine.begin() as connection:
        analyses.add(connection, Shared(id, "mordor", None, {}, "", 1, Analysis(FORMAT, {})))
    engine.dispose()


def test_a_backup_has_shared_analyses(tmp_path: Path) -> None:
    first, second = (f"sqlite:///{tmp_path}/{name}" for name in ("first", "second"))
    share(first, "ours")
    share(second, "theirs")
    backup.backup(first, tmp_path / "backup")
    for _ in range(2):
        backup.restore(second, tmp_path / "backup")
        assert sorted(shared_ids(second)) == ["ours", "theirs"]


def test_an_exported_record_can_be_replayed(plain: ServerProcess, tmp_path: Path) -> None:
    table = plain.new_table("mordor", "Ada", "Bob")
    with table.player(0, 1) as player:
        player.play(Random(1), 0, 1, until=over)
    folder = tmp_path / "records"
    records.export(plain.settings["db"], folder)
    file = folder / f"mordor-{table.id}.json"
    record = store.read_json(file.read_text())
    file.write_text("changed by its owner")
    records.export(plain.settings["db"], folder, append=True)
    assert file.read_text() == "changed by its owner"
    assert record == plain.get(f"/api/tables/{table.id}/record")
    assert ringspiel.replay(record).outcome is not None


# --- what expires ----------------------------------------------------------------------------------------------------


async def tables_left(database: str, days: float) -> list[str]:
    """Which of three tables are left after this many days: one abandoned, one over, one at which somebody sits."""
    server = server_on(database, expire_days=30)
    ids = {name: await table_on(server) for name in ("abandoned", "over", "used")}
    end = update(schema.tables).where(schema.tables.c.id == ids["over"]).values(status="over")
    await server.database.write(lambda connection: connection.execute(end).rowcount)
    last_played = select(schema.tables.c.updated).where(schema.tables.c.id == ids["used"])
    updated = await server.database.read(lambda connection: connection.execute(last_played).scalar_one())
    now = server.sessions.retention.clock()
    server.sessions.retention.clock = lambda: now + days * DAY
    async with server.sessions.use(ids["used"]) as session:
        assert session.expires == (updated + 30 * DAY if days > 23 else None), "the table says so before"
        await remove_expired(server)
        left = await server.database.read(
            lambda connection: connection.execute(select(schema.tables.c.id)).scalars().all()
        )
    server.database.close()
    return [name for name, id in ids.items() if id in left]


def test_abandoned_tables_expire_after_a_warning(new_database: Callable[[], str]) -> None:
    assert asyncio.run(tables_left(new_database(), 22)) == ["abandoned", "over", "used"]
    assert asyncio.run(tables_left(new_database(), 31)) == ["over", "used"]


def test_shared_analyses_expire_when_nobody_changes_them(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    share(url, "ours")

    async def left_after(days: float) -> list[str]:
        server = server_on(url, expire_days=30)
        now = server.sessions.retention.clock()
        server.sessions.retention.clock = lambda: now + days * DAY
        await remove_expired(server)
        server.database.close()
        return shared_ids(url)

    assert asyncio.run(left_after(29)) == ["ours"]
    assert asyncio.run(left_after(31)) == []


# --- several processes, and what they say of themselves --------------------------------------------------------------


@pytest.fixture
def workers(cluster: Cluster) -> Iterator[ServerProcess]:
    process = ServerProcess(cluster.new_database(), **UNLIMITED, processes=2, alive_seconds=0.2, think_seconds=0.5)
    wait_until(lambda: answers(process))
    yield process
    process.stop()


def answers(server: ServerProcess) -> bool:
    try:
        return server.http.get("/api/ready").status_code == 200
    except httpx2.TransportError:
        return False


def test_several_processes_serve_one_address_and_are_replaced(workers: ServerProcess) -> None:
    table = workers.new_table("road", "Ada", "agent:greedy", length=12)
    for child in servers_of(workers):
        with table.player(0) as ada:
            ada.play(Random(1), 0, until=lambda state: state["answered"] >= 3)
            os.kill(child, signal.SIGKILL)
        wait_until(partial(is_replaced, workers, child))
    wait_until(lambda: answers(workers))
    with table.player(0) as ada:
        ada.play(Random(1), 0, until=over)


def servers_of(server: ServerProcess) -> list[int]:
    """The server processes: not Python's own that keeps track of what they share."""
    found = [int(child) for child in children_of(server.process.pid)]
    return [child for child in found if b"resource_tracker" not in command_of(child)]


def command_of(process: int) -> bytes:
    """Nothing if it has just ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def is_replaced(server: ServerProcess, child: int) -> bool:
    running = servers_of(server)
    return child not in running and len(running) == 2


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="need a PostgreSQL"):
        check(Settings(db=sqlite(tmp_path), processes=2))


def test_metrics(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with ServerProcess(sqlite(tmp_path), metrics_port=port) as server:
        table = server.new_table("road", "Ada", "Bob", length=5)
        with table.player(0, 1) as player:
            player.play(Random(1), 0, 1, until=over)
            server.http.get("/api/nothing")
            said = httpx2.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    for line in (
        "ringspiel_answer_seconds_count 5.0",
        "ringspiel_tables 1.0",
        "ringspiel_connections 1.0",
        "ringspiel_writes_waiting 0.0",
        'ringspiel_jobs_waiting{kind="hints"} 0.0',
        'ringspiel_workers_busy{pool="thinkers"} 0.0',
        'ringspiel_refused_total{code="unknown"} 1.0',
    ):
        assert line in said
    assert "ringspiel_gc_pause_seconds_bucket" in said
    waited = re.findall(r"(?m)^ringspiel_processor_wait_seconds_total (\S+)$", said)
    assert len(waited) == 1 and float(waited[0]) >= 0


def test_a_database_of_an_earlier_revision_opens_as_it_is(tmp_path: Path) -> None:
    """`stored.sql` is the dump of a database that a server of schema 0006 has written."""
    file = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as earlier:
        earlier.executescript((Path(__file__).parent / "stored.sql").read_text())
    engine = engine_of(f"sqlite:///{file}")
    migrate(engine)
    with engine.connect() as connection:
        id = connection.execute(select(schema.tables.c.id)).scalar_one()
        stored = store.load(connection, id)
        listed = lobby.one(connection, id)
        told = contacts.subscribed(connection, "contact")
    engine.dispose()
    assert stored is not None and len(stored.history.in_force) == 5
    assert (listed.answered, [seat.name for seat in listed.seats]) == (5, ["Player 0", "Player 1"])
    assert told == [id]
