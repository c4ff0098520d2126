"""Parts of the server by themselves: schema, words, start, a client that does not read."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fluent.runtime import FluentResource
from fluent.syntax import ast
from starlette.datastructures import Headers

from ringspiel.server.connection import MESSAGES_UNREAD, Connection
from ringspiel.server.database import Database
from ringspiel.server.errors import STATUS
from ringspiel.server.messages import Pong
from ringspiel.server.schema import metadata
from ringspiel.server.settings import Settings
from ringspiel.texts import catalogue
from tests.server.conftest import sqlite
from tests.server.harness import PATIENCE, ROOT
from tests.server.postgres import Cluster

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CODES = dict(re.findall(r"^\| `([a-z-]+)` \| (\d+|–) \|", PROTOCOL, re.MULTILINE))


def differences(url: str) -> list[Any]:
    """What the migrations have left undone, compared with the schema in the code."""
    database = Database(url)
    database.open()
    with database.engine.connect() as connection:
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), metadata)
    database.close()
    return found


def test_the_migrations_lead_to_the_schema(tmp_path: Path, cluster: Cluster) -> None:
    assert differences(sqlite(tmp_path)) == []
    assert differences(sqlite(tmp_path)) == [], "a second start finds everything in place"
    assert differences(cluster.new_database()) == []


def test_the_protocol_lists_every_error_with_its_status() -> None:
    assert {code: int(status) for code, status in CODES.items() if status != "–"} == STATUS


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_error_has_words(language: str) -> None:
    known = {entry.id.name for entry in FluentResource(catalogue(language)).body if isinstance(entry, ast.Message)}
    assert {f"server-{code}" for code in CODES if code != "illegal"} <= known


def test_a_port_in_use_is_said_in_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        script = f"from ringspiel.server.main import serve; serve(port={port}, db='sqlite://')"
        command = [sys.executable, "-c", script]
        ended = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 1
    assert ended.stderr == f"cannot listen on 127.0.0.1, port {port}: Address already in use\n"


def test_a_database_that_is_not_there_is_said_in_one_sentence() -> None:
    url = "postgresql+psycopg://ada:secret@127.0.0.1:1/nothing"
    with pytest.raises(SystemExit, match=r"cannot open the database .*ada:\*\*\*@") as refused:
        Database(url).open()
    assert "secret" not in str(refused.value)


def test_without_a_url_the_database_is_a_file_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().db_url() == f"sqlite:///{tmp_path}/ringspiel/tables.sqlite3"
    assert (tmp_path / "ringspiel").is_dir()
    assert Settings(db="sqlite:///x").db_url() == "sqlite:///x"


class Deaf:
    """A WebSocket to a client that reads nothing."""

    headers = Headers({})
    closed_with = 0

    async def accept(self) -> None:
        pass

    async def send_text(self, content: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed_with = code


async def flood(socket: Any) -> None:
    connection = Connection(socket, None, None, Settings())  # type: ignore[arg-type]

    async def play() -> int:
        for number in range(MESSAGES_UNREAD + 2):
            connection.send(Pong(id=number))
            await asyncio.sleep(0)
        raise AssertionError("must have been ended")

    connection._play = play  # type: ignore[method-assign]
    await asyncio.wait_for(connection.run(), PATIENCE)


def test_a_client_that_does_not_read_is_let_go() -> None:
    socket = Deaf()
    asyncio.run(flood(socket))
    assert socket.closed_with == 1011
