"""What nobody may do too much of: connections, requests, tables, slowness, pings; names by which we are not called."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ringspiel.server.main import listen
from ringspiel.server.settings import Settings
from ringspiel.server.transport.limits import Bucket, Limiter, Slots
from ringspiel.server.transport.listener import AT_A_TIME, Listener, Visitors
from ringspiel.server.transport.origin import known_host
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import PATIENCE, ServerProcess, over
from tests.server.test_crash import wait_until

SHORT = 0.3
STRANGERS = iter(range(2, 250))


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with narrow limits; every stranger comes from another address."""
    process = ServerProcess(
        sqlite(tmp_path_factory.mktemp("guarded")),
        public_url="https://play.example.org",
        connections_per_address=4,
        connections_per_second=0.001,
        connections_at_once=30,
        sockets_per_address=2,
        requests_per_second=0.001,
        requests_at_once=8,
        tables_per_hour=0.001,
        tables_at_once=2,
        hints_per_minute=0.001,
        hints_at_once=1,
        log_answers=10,
    )
    yield process
    process.stop()


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with little patience and four connections for each address."""
    folder = tmp_path_factory.mktemp("hurried")
    with ServerProcess(sqlite(folder), header_seconds=SHORT, body_seconds=SHORT, connections_per_address=4) as process:
        yield process


@pytest.fixture
def stranger() -> str:
    return f"127.0.0.{next(STRANGERS)}"


def line(server: ServerProcess, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))


def http(server: ServerProcess, address: str) -> httpx2.Client:
    transport = httpx2.HTTPTransport(local_address=address)
    return httpx2.Client(base_url=server.address, transport=transport, timeout=PATIENCE)


@pytest.mark.parametrize(
    "words", [b"", b"GET /api/health HTTP/1.1\r\nHost: 127", b"GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n"]
)
def test_who_says_nothing_or_too_slowly_is_cut_off(hurried: ServerProcess, stranger: str, words: bytes) -> None:
    with line(hurried, stranger) as silent:
        silent.sendall(words)
        assert ended(silent)


def ended(line: socket.socket) -> bool:
    try:
        return line.recv(1000) == b""
    except ConnectionResetError:
        return True


def test_a_body_that_does_not_come_is_not_waited_for(hurried: ServerProcess, stranger: str) -> None:
    with line(hurried, stranger) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
        answer = b""
        while b"too-slow" not in answer:
            piece = slow.recv(5000)
            assert piece, answer
            answer += piece
        assert b"408" in answer.split(b"\r\n")[0]


def test_so_many_connections_for_each_address(guarded: ServerProcess, stranger: str) -> None:
    lines = [line(guarded, stranger) for _ in range(5)]
    assert ended(lines[4])
    for each in lines[:4]:
        each.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        with each, each.makefile("rb") as answer:
            assert b"200 OK" in answer.read()
    with http(guarded, stranger) as again:
        assert again.get("/api/health").status_code == 200


def test_the_places_of_those_who_are_cut_off_are_free_again(hurried: ServerProcess, stranger: str) -> None:
    lines = [line(hurried, stranger) for _ in range(4)]
    assert all(ended(each) for each in lines)
    wait_until(lambda: is_let_in(hurried, stranger))
    for each in lines:
        each.close()


def is_let_in(server: ServerProcess, address: str) -> bool:
    try:
        with http(server, address) as client:
            return client.get("/api/health").status_code == 200
    except httpx2.TransportError:
        return False


def test_who_connects_again_and_again_is_not_let_in(guarded: ServerProcess, stranger: str) -> None:
    with http(guarded, stranger) as many:
        for _ in range(30):
            many.get("/api/health", headers={"Connection": "close"})
        with pytest.raises(httpx2.TransportError):
            many.get("/api/health")
    assert guarded.http.get("/api/health").status_code == 200


@contextmanager
def door(**settings: Any) -> Iterator[Listener]:
    with Listener(listen("127.0.0.1", 0), Visitors(Settings(**settings))) as opened:
        opened.settimeout(PATIENCE)
        yield opened


def knock(door: Listener) -> socket.socket:
    return socket.create_connection(door.getsockname(), PATIENCE)


def test_who_comes_too_often_is_turned_away_at_the_door() -> None:
    """Nothing is made for them: neither a transport nor a protocol, of which thousands a second would cost a core."""
    with door(connections_per_second=0.0, connections_at_once=1) as narrow:
        welcome, refused = knock(narrow), [knock(narrow) for _ in range(AT_A_TIME - 1)]
        let_in, where = narrow.accept()
        assert where == welcome.getsockname()
        with pytest.raises(BlockingIOError):
            narrow.accept()
        assert all(ended(line) for line in refused)
        for line in (welcome, let_in, *refused):
            line.close()


def test_one_connection_too_many_is_turned_away_at_the_door() -> None:
    with door(connections_per_address=1) as narrow:
        assert narrow.visitors.slots.take("127.0.0.1")
        refused = [knock(narrow) for _ in range(AT_A_TIME)]
        with pytest.raises(BlockingIOError):
            narrow.accept()
        for line in refused:
            assert ended(line)
            line.close()


def test_a_proxy_stands_for_many_and_is_always_let_in() -> None:
    nobody: Any = {"connections_per_second": 0.0, "connections_at_once": 0}
    with door(**nobody, proxies=("127.0.0.1",)) as narrow, knock(narrow) as proxy:
        let_in, where = narrow.accept()
        assert where == proxy.getsockname()
        let_in.close()


def test_a_crowd_at_the_door_waits_for_everybody_else() -> None:
    """However many come at once, after some of them it is the turn of those who play."""
    with door() as wide:
        crowd = [knock(wide) for _ in range(2 * AT_A_TIME)]
        for _ in range(2):
            let_in = [wide.accept()[0] for _ in range(AT_A_TIME)]
            with pytest.raises(BlockingIOError):
                wide.accept()
            for line in let_in:
                line.close()
        for line in crowd:
            line.close()


def test_so_many_sockets_for_each_address(guarded: ServerProcess, stranger: str) -> None:
    address = guarded.address.replace("http", "ws") + "/api/tables/x/socket"
    with (
        connect(address, source_address=(stranger, 0)),
        connect(address, source_address=(stranger, 0)),
        pytest.raises(InvalidStatus) as refused,
    ):
        connect(address, source_address=(stranger, 0))
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("address", ["/api/health", "/api/openapi.json", "/", "/assets/nothing.js"])
def test_requests_of_every_kind_are_limited(guarded: ServerProcess, stranger: str, address: str) -> None:
    with http(guarded, stranger) as many:
        codes = [many.get(address).status_code for _ in range(9)]
        assert 429 not in codes[:8] and codes[8] == 429
        assert many.get(address).json()["error"]["code"] == "too-fast"


def test_so_many_tables_for_each_address(guarded: ServerProcess, stranger: str) -> None:
    body = {"game": "road", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]}
    with http(guarded, stranger) as many:
        assert [many.post("/api/tables", json=body).status_code for _ in range(3)] == [201, 201, 429]


def test_so_many_hints_for_each_address(guarded: ServerProcess) -> None:
    """The second is refused also on another connection."""
    table = guarded.new_table("road", "Ada", "Bob")
    heard = []
    for _ in range(2):
        with table.player(0, 1) as player:
            player.say(type="hint", seat=player.state["asked"], id=1)
            while (message := player.hear()).get("id") != 1:
                pass
            heard.append(message.get("code", message["type"]))
    assert heard == ["hint", "too-fast"]


def test_so_many_uploads_at_the_same_time_for_each_address(tmp_path: Path, stranger: str) -> None:
    """Thirty bodies of 4 MB at once took 3 GB."""
    begun = b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
    settings: Any = {**UNLIMITED, "body_seconds": PATIENCE, "uploads_per_address": 2}
    with (
        ServerProcess(sqlite(tmp_path), **settings) as server,
        line(server, stranger) as one,
        line(server, stranger) as two,
        http(server, stranger) as third,
    ):
        one.sendall(begun)
        two.sendall(begun)
        wait_until(lambda: third.post("/api/records", json={}).status_code == 429)
        assert third.post("/api/records", json={}).json()["error"]["code"] == "too-fast"
        assert server.post("/api/records", {}, 422)["error"]["code"] == "broken-record", "others may"


def test_who_pings_without_end_is_cut_off(fresh: ServerProcess) -> None:
    table = fresh.new_table("road", "Ada", "Bob")
    with table.player(0) as player, pytest.raises(ConnectionClosed):
        for _ in range(10_000):
            player.socket.ping()


def test_a_state_contains_so_many_answers_at_most(guarded: ServerProcess) -> None:
    """Each comes from another address, for those who have just gone may still count where they were."""
    table = guarded.new_table("road", "Ada", "Bob", length=15)
    with table.player(0, 1) as player:
        player.play(Random(1), 0, 1, until=over)
    address = f"{guarded.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    for since in (None, 0, 1):
        with connect(address, source_address=(f"127.0.0.{next(STRANGERS)}", 0)) as late:
            late.send(json.dumps({"type": "hello", "since": since}))
            state = json.loads(late.recv(timeout=PATIENCE))
            assert [entry["n"] for entry in state["sides"][0]["log"]] == list(range(6, 16))
            assert state["log_from"] == 6


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "", "[", "127.0.0.1.evil.example"])
def test_a_name_that_is_not_ours_is_refused(guarded: ServerProcess, stranger: str, host: str) -> None:
    with http(guarded, stranger) as strange:
        refused = strange.get("/api/health", headers={"Host": host})
        assert (refused.status_code, refused.json()["error"]["code"]) == (421, "bad-host")


def test_names_that_are_ours() -> None:
    ours = frozenset({"localhost", "play.example.org"})
    for host in ("localhost:8000", "127.0.0.1", "192.168.1.7:80", "[::1]:8000", "[::1]", "Play.Example.org"):
        assert known_host(host, ours)


def test_behind_tls_browsers_are_told_to_stay_with_it(
    guarded: ServerProcess, fresh: ServerProcess, stranger: str
) -> None:
    with http(guarded, stranger) as browser:
        headers = browser.get("/api/health", headers={"Host": "play.example.org"}).headers
        assert headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in fresh.http.get("/api/health").headers


def test_the_origin_of_the_public_address_is_ours(guarded: ServerProcess, stranger: str) -> None:
    with http(guarded, stranger) as browser:
        for origin, code in (("https://play.example.org", 400), ("http://[", 403), ("null", 403)):
            assert browser.post("/api/tables", json={}, headers={"Origin": origin}).status_code == code


def test_a_bucket_fills_again() -> None:
    now = 0.0
    bucket = Bucket(2.0, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_addresses_do_not_share_a_bucket_nor_places() -> None:
    limiter, places = Limiter(0.0, 1), Slots(1)
    assert [limiter.take(address) for address in "aab"] == [True, False, True]
    assert [places.take(address) for address in "aab"] == [True, False, True]
    places.give_back("a")
    assert places.take("a")
