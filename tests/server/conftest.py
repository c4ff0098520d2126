"""Servers for the tests; each xdist worker has its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server import GATE
from tests.server.harness import ServerProcess
from tests.server.postgres import Cluster

MANY = 1_000_000
UNLIMITED = {
    "connections_per_address": MANY,
    "connections_per_second": MANY,
    "connections_at_once": MANY,
    "sockets_per_address": MANY,
    "requests_per_second": MANY,
    "requests_at_once": MANY,
    "tables_per_hour": MANY * 3600,
    "tables_at_once": MANY,
    "hints_per_minute": MANY,
    "hints_at_once": MANY,
    "codes_per_minute": MANY,
    "codes_at_once": MANY,
    "lines_per_minute": MANY,
    "lines_at_once": MANY,
    "posts_per_second": MANY,
    "posts_at_once": MANY,
    "messages_per_second": MANY,
    "messages_at_once": MANY,
    "processor_share": MANY,
    "processor_at_once": MANY,
}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite with toy games and no limits, shared by all tests that do it no harm."""
    process = ServerProcess(sqlite(tmp_path_factory.mktemp("server")), **UNLIMITED)
    yield process
    process.stop()


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the real games only."""
    process = ServerProcess(sqlite(tmp_path_factory.mktemp("plain")), **UNLIMITED, extra_games=[])
    yield process
    process.stop()


@pytest.fixture(params=["sqlite", "postgresql"], scope="session")
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with toy games and no limits on each of both databases."""
    with ServerProcess(database_for(request, tmp_path_factory), **UNLIMITED) as process:
        yield process


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own, with the usual limits."""
    with ServerProcess(sqlite(tmp_path)) as process:
        yield process


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A real PostgreSQL on loopback."""
    with Cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """URLs of empty databases of both kinds."""
    if request.param == "sqlite":
        numbers = iter(range(9))
        return lambda: f"sqlite:///{tmp_path}/tables{next(numbers)}.sqlite3"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database


def database_for(request: pytest.FixtureRequest, folders: pytest.TempPathFactory) -> str:
    """The URL of an empty database of the kind that is the fixture's parameter."""
    if request.param == "sqlite":
        return sqlite(folders.mktemp("server"))
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Opponents called `waits`, at servers that are started now, think until this file is there."""
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    return tmp_path / "gate"


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"
