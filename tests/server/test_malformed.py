"""Bad input of any shape gets a clear error, changes nothing, and harms nobody else."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ringspiel.server.websocket.connection import REFUSALS_IN_A_ROW
from tests.server.conftest import sqlite
from tests.server.harness import PATIENCE, NewTable, Player, ServerProcess, again_with

POLICY_VIOLATION = 1008
TOO_LARGE = 1009

MESSAGES = ["answer", "undo", "restart", "take_back", "propose", "come_back", "agree", "refuse", "why_not", "hint"]
MESSAGES += ["say", "note", "orders", "looking", "ping", "hello"]
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(), children, max_size=4),
    max_leaves=8,
)
fields = st.fixed_dictionaries(
    {"type": st.sampled_from(MESSAGES)},
    optional={
        "id": json_values,
        "seat": st.integers(-1, 3) | json_values,
        "at": st.integers(-1, 3) | json_values,
        "answer": st.integers() | json_values,
        "targets": st.lists(st.text()) | json_values,
        "tokens": json_values,
    },
)


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> NewTable:
    return server.new_table("mordor", "Ada", "Bob", start=0)


def first_reply(server: ServerProcess, table: str, *frames: str | bytes) -> dict[str, Any]:
    """What the server says to these first frames; it must close after it."""
    with server.open(table) as socket:
        for frame in frames:
            socket.send(frame)
        reply: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd and closed.value.rcvd.code == POLICY_VIOLATION
        return reply


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "malformed"),
        ("hello", "malformed"),
        ("[]", "malformed"),
        ("{}", "malformed"),
        ('{"type": "hello", "tokens": "all"}', "malformed"),
        ('{"type": "hello", "tokens": ["short"]}', "malformed"),
        ('{"type": "hello", "since": -1}', "malformed"),
        ('{"type": "hello", "seat": 0}', "malformed"),
        (b'{"type": "hello"}', "malformed"),
        ("[" * 10_000, "malformed"),
        ('{"x": ' + "[" * 15_000, "malformed"),
        ('{"type": "ping"}', "old-client"),
        ('{"type": "answer", "seat": 0, "at": 0, "answer": 1}', "old-client"),
    ],
)
def test_a_bad_beginning(server: ServerProcess, table: NewTable, frame: str | bytes, code: str) -> None:
    assert first_reply(server, table.id, frame)["code"] == code


STRANGE = ["nowhere", "%00", "a%00b", "%ED%A0%80", "a" * 500]
"""Names that no table has; PostgreSQL takes no NUL in any text."""


@pytest.mark.parametrize("id", STRANGE)
def test_an_unknown_table(either: ServerProcess, id: str) -> None:
    assert first_reply(either, id, '{"type": "hello"}')["code"] == "unknown"


@pytest.mark.parametrize("id", STRANGE)
def test_an_unknown_address(either: ServerProcess, id: str) -> None:
    for address in ("tables/{}", "tables/{}/record", "tables/{}/replay", "codes/{}", "rules/{}", "lessons/{}"):
        refused = either.http.get("/api/" + address.format(id))
        assert (refused.status_code, refused.json()["error"]["code"]) == (404, "unknown")
    for address, body in (("join", {"name": "Eve"}), ("rematch", {"tokens": [again_with("0" * 32)]})):
        assert either.post(f"/api/tables/{id}/{address}", body, 404)["error"]["code"] == "unknown"


def test_nul_in_what_is_sent(either: ServerProcess) -> None:
    me = {"kind": "me", "name": "Ada"}
    for body, code in (
        ({"game": "\x00", "seats": [me, me]}, "bad-table"),
        ({"game": "mordor", "seats": [me, {"kind": "agent", "agent": "\x00"}]}, "bad-table"),
        ({"game": "mordor", "seats": [me, me], "options": {"\x00": "\x00"}}, "bad-table"),
        ({"game": "mordor", "seats": [me, {"kind": "me", "name": "\x00"}]}, "malformed"),
        ({"game": "mordor", "seats": [me, me], "language": "\x00"}, "malformed"),
    ):
        assert either.http.post("/api/tables", json=body).json()["error"]["code"] == code
    table = either.new_table("road", "Ada", "Bob")
    with table.player(0, 1) as player:
        for kind in ("say", "note"):
            player.say(type=kind, seat=0, words="\x00")
            assert player.wait("error")["code"] == "malformed"
        assert player.ask(type="orders", seat=0, orders=["\x00"])["type"] == "ok", "what is not offered is left out"


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(fields | json_values, min_size=1, max_size=5))
def test_any_json_in_mid_game(server: ServerProcess, messages: list[Any]) -> None:
    """Nobody is thrown out for a strange message, and the game is untouched unless the message is a proper move."""
    table = server.new_table("road", "Ada", "Bob")
    with table.player(0) as player:
        for message in messages:
            player.socket.send(json.dumps(message))
        assert player.ask(type="ping")["type"] == "pong"
        assert player.state["answered"] <= len(messages)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frame=st.text() | st.binary())
def test_any_frame_in_mid_game(server: ServerProcess, table: NewTable, frame: str | bytes) -> None:
    with table.player(0) as player:
        player.socket.send(frame)
        assert player.wait("error")["code"] == "malformed"
        assert player.ask(type="ping")["type"] == "pong"
        assert player.state["seq"] == 0


def test_json_that_is_nested_deeper_than_the_stack(server: ServerProcess, table: NewTable) -> None:
    with table.player(0) as player:
        player.socket.send('{"x": ' + "[" * 15_000)
        assert player.wait("error")["code"] == "malformed"
        assert player.ask(type="ping")["type"] == "pong"
    for address in ("/api/tables", "/api/records"):
        answer = server.http.post(address, content='{"x": ' + "[" * 50_000)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")


def test_a_message_that_is_too_large(server: ServerProcess, table: NewTable) -> None:
    with table.player(0) as player:
        player.socket.send(json.dumps({"type": "ping", "padding": "x" * 20_000}))
        assert player.closed() == TOO_LARGE


def test_bytes_that_are_no_frame_at_all(server: ServerProcess, table: NewTable) -> None:
    with table.player(0) as player:
        player.socket.socket.sendall(b"\xff\xff\xff\xff rubbish")
        assert player.closed() == 1002
    with sockets.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"\x16\x03\x01 this is no HTTP\r\n\r\n")
        assert raw.recv(100).startswith(b"HTTP/1.1 400")
    assert server.get("/api/health")["status"] == "ok"


def test_a_page_of_another_origin_cannot_connect(server: ServerProcess, table: NewTable) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.open(table.id, Origin="https://evil.example")
    assert refused.value.response.status_code == 403
    with server.open(table.id, Origin=server.address) as socket:
        Player(socket, (table.tokens[0],))
    answer = server.http.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on which what was used up does not come back, however long a test takes."""
    limits: dict[str, Any] = {
        "messages_per_second": 0.001,
        "messages_at_once": 20,
        "posts_per_second": 0.001,
        "posts_at_once": 5,
    }
    with ServerProcess(sqlite(tmp_path_factory.mktemp("strict")), **limits) as process:
        yield process


def test_too_many_messages(strict: ServerProcess) -> None:
    table = strict.new_table("road", "Ada", "Bob")
    with table.player(0, 1) as player:
        assert [player.ask(type="ping")["type"] for _ in range(19)] == ["pong"] * 19
        player.say(type="ping")
        assert player.wait("error")["code"] == "too-fast"
        for _ in range(REFUSALS_IN_A_ROW):
            player.say(type="ping")
        assert player.closed() == POLICY_VIOLATION
    with table.player(0, 1) as player:
        assert player.ask(type="ping")["type"] == "pong"


def test_too_many_posts(strict: ServerProcess) -> None:
    codes = [strict.http.post("/api/tables", json={}).status_code for _ in range(6)]
    assert set(codes[:-1]) <= {400, 429} and codes[-1] == 429


def test_bodies_that_are_too_large(server: ServerProcess) -> None:
    for address, size in (("/api/tables", 70_000), ("/api/records", 5_000_000)):
        answer = server.http.post(address, content=b"[" + b" " * size)
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")
