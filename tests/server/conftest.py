"""Servers for the tests; each xdist worker has its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import ServerProcess
from tests.server.postgres import Cluster

MANY = 1_000_000
UNLIMITED = {
    "posts_per_second": MANY,
    "posts_at_once": MANY,
    "messages_per_second": MANY,
    "messages_at_once": MANY,
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


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own, with the usual limits."""
    process = ServerProcess(sqlite(tmp_path))
    yield process
    process.stop()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A real PostgreSQL on loopback."""
    with Cluster() as running:
        yield running


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"
