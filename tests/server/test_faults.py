"""Faults of the database: what was asked is refused or done, nothing is lost, and every table goes on by itself."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection

from ringspiel.server.protocol.errors import Refused
from tests.server import READ_ONLY
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import PATIENCE, ROOT, Player, ServerProcess, over
from tests.server.inside import server_on
from tests.server.postgres import Cluster
from tests.server.test_crash import wait_until

PATIENT: dict[str, Any] = {"database_seconds": PATIENCE}
HASTY: dict[str, Any] = {**UNLIMITED, "database_seconds": 4.0, "retry_seconds": 0.1}
SOME_TRIES = 0.5
Fault = Callable[[ServerProcess], AbstractContextManager[None]]


@contextmanager
def locked(server: ServerProcess) -> Iterator[None]:
    other = sqlite3.connect(file_of(server), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def disk_full(server: ServerProcess) -> Iterator[None]:
    """No file of the server may grow."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@pytest.fixture
def flag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """While this file is there, servers that are started now may only read theirs."""
    monkeypatch.setenv(READ_ONLY, str(tmp_path / "flag"))
    return tmp_path / "flag"


@contextmanager
def only_read(flag: Path) -> Iterator[None]:
    flag.touch()
    try:
        yield
    finally:
        flag.unlink()


def file_of(server: ServerProcess) -> str:
    return str(server.settings["db"]).removeprefix("sqlite:///")


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(sqlite(tmp_path), **HASTY) as process:
        yield process


def play_through(server: ServerProcess, gate: Path, fault: AbstractContextManager[None], ready: int) -> None:
    """A person's answer is refused and can be repeated; an opponent's turn goes on by itself when the fault is over."""
    people = server.new_table("road", "Ada", "Bob", length=4)
    lonely = server.new_table("road", "Ada", "agent:waits", length=9)
    with people.player(0, 1) as player, lonely.player(0) as ada:
        asked = player.state["asked"]
        with fault:
            gate.touch()
            player.say(type="answer", seat=asked, at=0, answer=1)
            assert server.http.get("/api/ready").status_code == ready
            assert server.get("/api/health")["status"] == "ok"
            assert heard_error(player) == "unavailable"
            sleep(SOME_TRIES)
        while player.answer(asked, 1, at=0).get("code") == "unavailable":
            sleep(0.05)
        player.play_on(Random(1), 0, 1, until=over)
        ada.play_on(Random(1), 0, until=over)
    wait_until(lambda: server.http.get("/api/ready").status_code == 200)


def heard_error(player: Player) -> Any:
    while (message := player.hear())["type"] != "error":
        pass
    return message["code"]


@pytest.mark.parametrize("fault", [locked, disk_full])
def test_after_a_fault_of_sqlite_every_table_goes_on(gate: Path, hasty: ServerProcess, fault: Fault) -> None:
    play_through(hasty, gate, fault(hasty), ready=200)  # what is stored can still be read


def test_after_a_file_could_only_be_read_every_table_goes_on(gate: Path, flag: Path, hasty: ServerProcess) -> None:
    play_through(hasty, gate, only_read(flag), ready=200)


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """One that may be stopped."""
    with Cluster() as running:
        yield running


@contextmanager
def stopped(cluster: Cluster) -> Iterator[None]:
    cluster.stop()
    try:
        yield
    finally:
        cluster.start()


@contextmanager
def hung(cluster: Cluster) -> Iterator[None]:
    cluster.signal(signal.SIGSTOP)
    try:
        yield
    finally:
        cluster.signal(signal.SIGCONT)


@contextmanager
def read_only(cluster: Cluster) -> Iterator[None]:
    cluster.set("default_transaction_read_only", "on")
    try:
        yield
    finally:
        cluster.set("default_transaction_read_only", "off")


@contextmanager
def tables_locked(url: str) -> Iterator[None]:
    """Somebody else writes, and does not come to an end."""
    with psycopg.connect(url.replace("+psycopg", "")) as other:
        other.execute("LOCK TABLE games, entries IN EXCLUSIVE MODE")
        yield
        other.rollback()


def test_locked_tables_of_postgresql_are_waited_for(gate: Path, own_cluster: Cluster) -> None:
    with ServerProcess(own_cluster.new_database(), **HASTY) as server:
        play_through(server, gate, tables_locked(server.settings["db"]), ready=200)


def test_a_database_that_may_only_be_read_is_waited_for(gate: Path, own_cluster: Cluster) -> None:
    with ServerProcess(own_cluster.new_database(), **HASTY) as server:
        play_through(server, gate, read_only(own_cluster), ready=200)


@contextmanager
def disk_of_postgresql_full(url: str) -> Iterator[None]:
    """What PostgreSQL says when nothing more can be stored."""
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as other:
        other.execute(
            """CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$"""
        )
        other.execute("CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()")
        yield
        other.execute("DROP FUNCTION full_disk CASCADE")


def test_a_full_disk_of_postgresql_is_waited_for(gate: Path, own_cluster: Cluster) -> None:
    with ServerProcess(own_cluster.new_database(), **HASTY) as server:
        play_through(server, gate, disk_of_postgresql_full(server.settings["db"]), ready=200)


@pytest.mark.parametrize("fault", [stopped, hung])
def test_after_a_fault_of_postgresql_every_table_goes_on(
    gate: Path, own_cluster: Cluster, fault: Callable[[Cluster], AbstractContextManager[None]]
) -> None:
    with ServerProcess(own_cluster.new_database(), **HASTY) as server:
        play_through(server, gate, fault(own_cluster), ready=503)


def test_a_server_ends_although_its_database_hangs(own_cluster: Cluster) -> None:
    server = ServerProcess(own_cluster.new_database(), **HASTY, stop_seconds=1.0)
    table = server.new_table("road", "Ada", "Bob")
    with table.player(0, 1) as player, hung(own_cluster):
        player.say(type="answer", seat=player.state["asked"], at=0, answer=1)
        server.stop()


def test_a_server_ends_although_its_file_is_locked(hasty: ServerProcess) -> None:
    table = hasty.new_table("road", "Ada", "Bob")
    with table.player(0, 1) as player, locked(hasty):
        player.say(type="answer", seat=player.state["asked"], at=0, answer=1)
        hasty.process.terminate()
        hasty.process.wait(PATIENCE)


def test_a_second_server_on_one_file_is_refused_with_a_sentence(hasty: ServerProcess) -> None:
    command = [sys.executable, "-m", "tests.server.launch", "0", f'{{"db": "{hasty.settings["db"]}"}}']
    second = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE, cwd=ROOT)
    assert second.returncode == 1
    assert "another server uses" in second.stderr and second.stderr.count("\n") == 1


def test_nobody_else_can_read_the_file(hasty: ServerProcess) -> None:
    assert os.stat(file_of(hasty)).st_mode & 0o777 == 0o600


PL = "DO $$ BEGIN RAISE 'what it says' USING ERRCODE = '{}'; END $$"


@pytest.mark.parametrize(
    ("database", "statements", "words"),
    [
        ("sqlite", ["PRAGMA query_only = ON", "DELETE FROM orders"], "may only be read"),
        ("sqlite", ["PRAGMA max_page_count = 1", f"CREATE TABLE more AS SELECT '{'x' * 9000}'"], "disk is full"),
        ("postgresql", ["SET TRANSACTION READ ONLY", "DELETE FROM orders"], "may only be read"),
        ("postgresql", [PL.format("53100")], "disk is full"),
        ("postgresql", [PL.format("55P03")], "has locked"),
        ("postgresql", [PL.format("58000")], "is at fault"),
    ],
)
def test_the_server_says_what_is_wrong_with_its_database(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    database: str,
    statements: list[str],
    words: str,
) -> None:
    def fail(connection: Connection) -> None:
        for statement in statements:
            connection.exec_driver_sql(statement)

    async def run() -> str:
        server = server_on(sqlite(tmp_path) if database == "sqlite" else cluster.new_database(), **PATIENT)
        with pytest.raises(Refused) as refused:
            await server.database.write(fail)
        server.database.close()
        assert refused.value.code == "unavailable"
        return refused.value.problem.detail

    if database == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
    assert words in asyncio.run(run())
    assert words in caplog.text and "what it says" not in caplog.text
