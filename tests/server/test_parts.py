"""Parts of the server by themselves: schema, words, start, a client that does not read."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, ClassVar, cast

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fluent.runtime import FluentResource
from fluent.syntax import ast
from starlette.datastructures import Headers
from starlette.requests import Request
from tools import wire_types
from websockets.frames import Frame, Opcode

import ringspiel
from ringspiel.kernel.game import Game
from ringspiel.kernel.registry import all_games
from ringspiel.languages import SHIPPED
from ringspiel.server.http.endpoint import content_of
from ringspiel.server.protocol import documents
from ringspiel.server.protocol.errors import STATUS, Refused
from ringspiel.server.protocol.messages import Pong
from ringspiel.server.server import Server
from ringspiel.server.settings import Settings
from ringspiel.server.storage.database import Database
from ringspiel.server.storage.schema import metadata
from ringspiel.server.transport.abort import ABORT
from ringspiel.server.transport.protocols import WORTH_COMPRESSING, Deflate
from ringspiel.server.websocket.connection import Connection
from ringspiel.texts import texts_of
from tests.server.conftest import sqlite
from tests.server.harness import PATIENCE, ROOT
from tests.server.inside import Guest, server_in
from tests.server.postgres import Cluster

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CODES = dict(re.findall(r"^\| `([a-z-]+)` \| (\d+|–) \|", PROTOCOL, re.MULTILINE))


def differences(url: str) -> list[Any]:
    """What the migrations have left undone, compared with the schema in the code."""
    database = Database(Settings(db=url))
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


@pytest.mark.parametrize("language", SHIPPED)
def test_every_error_has_words(language: str) -> None:
    known = {entry.id.name for entry in FluentResource(texts_of(language)).body if isinstance(entry, ast.Message)}
    assert {f"server-{code}" for code in CODES if code != "illegal"} <= known


def test_the_clients_types_are_those_of_the_server() -> None:
    for file, content in wire_types.documents().items():
        assert file.read_text(encoding="utf-8") == content, f"{file}: `make types` rewrites it"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_the_kernel_gives_has_the_shape_that_the_client_is_promised(game: Game[Any]) -> None:
    table = ringspiel.new(game.id, game.seat_counts[0], seed=1)
    random = Random(1)
    for _ in range(40):
        if table.seat is None:
            break
        msgspec.convert(table.view(None), documents.View)
        msgspec.convert(table.view(table.seat), documents.View)
        msgspec.convert(table.choices(table.seat), list[documents.Choice])
        table.answer(random.choice(table.answers()))
        msgspec.convert([event.to_json() for event in table.events(0)], list[documents.GameEvent])
    msgspec.convert([option.to_json() for option in game.options], list[documents.GameOption])


def test_a_port_in_use_is_said_in_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "tests.server.launch", str(port), '{"db": "sqlite://"}']
        ended = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE, cwd=ROOT)
    assert ended.returncode == 1
    assert ended.stderr == f"cannot listen on 127.0.0.1, port {port}: Address already in use\n"


def test_a_database_that_is_not_there_is_said_in_one_sentence() -> None:
    url = "postgresql+psycopg://ada:secret@127.0.0.1:1/nothing"
    with pytest.raises(SystemExit, match=r"cannot open the database .*ada:\*\*\*@") as refused:
        Database(Settings(db=url)).open()
    assert "secret" not in str(refused.value)


def test_without_a_url_the_database_is_a_file_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().db_url() == f"sqlite:///{tmp_path}/ringspiel/tables.sqlite3"
    assert (tmp_path / "ringspiel").is_dir()
    assert Settings(db="sqlite:///x").db_url() == "sqlite:///x"


class Deaf:
    """A WebSocket to a client that reads nothing."""

    headers = Headers({})
    client = None
    path_params: ClassVar = {"table": "x"}

    def __init__(self) -> None:
        self.cut = asyncio.Event()
        self.scope = {ABORT: self.cut.set}

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        await self.cut.wait()
        return {"type": "websocket.disconnect"}

    async def send_text(self, content: str) -> None:
        await asyncio.Event().wait()


async def stall(settings: Settings, messages: int) -> bool:
    """Whether a client that reads nothing is cut off after so many messages."""
    socket = Deaf()
    connection = Connection(cast(Any, socket), Server(settings))
    running = asyncio.create_task(connection.run())
    await asyncio.sleep(0)
    for number in range(messages):
        connection.send(Pong(id=number))
    await asyncio.wait_for(running, PATIENCE)
    return socket.cut.is_set()


def test_a_silent_client_is_let_go(tmp_path: Path) -> None:
    async def run() -> Guest:
        server, guest = server_in(tmp_path, hello_seconds=0.01), Guest("table")
        await guest.come_to(server)
        server.database.close()
        return guest

    guest = asyncio.run(run())
    assert ([message["code"] for message in guest.told], guest.code) == (["old-client"], 1008)


def test_a_client_that_does_not_read_is_cut_off_when_too_much_waits_for_it() -> None:
    assert asyncio.run(stall(Settings(db="sqlite://", unread_bytes=1000), 100))


def test_a_client_that_does_not_read_is_cut_off_after_a_while() -> None:
    assert asyncio.run(stall(Settings(db="sqlite://", stall_seconds=0.01), 1))


def test_a_client_that_goes_while_it_sends_is_no_fault_of_ours() -> None:
    """Else anybody could fill the log."""

    async def gone() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    request = Request({"type": "http", "method": "POST", "headers": []}, gone)
    with pytest.raises(Refused, match="the client has disconnected"):
        asyncio.run(content_of(Server(Settings(db="sqlite://")), request, 100))


def test_only_long_messages_are_compressed() -> None:
    _, here = Deflate(True, True).process_request_params([], [])
    for length, compressed in ((WORTH_COMPRESSING - 1, False), (WORTH_COMPRESSING, True)):
        frame = Frame(Opcode.TEXT, b"a" * length)
        sent = here.encode(frame)
        assert (sent.rsv1, len(sent.data) < length) == (compressed, compressed)
        assert here.decode(sent).data == frame.data
