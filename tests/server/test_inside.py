"""What happens inside a server: commits that nobody waits for, notices, presence, garbage, what is logged."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import tracemalloc
import weakref
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from ringspiel.server import logs
from ringspiel.server.counters import Histogram
from ringspiel.server.housekeeping import IDLE_SECONDS, NOT_MUCH, THRESHOLDS, Collector
from ringspiel.server.jobs.cache import Cache, Document
from ringspiel.server.play.background import Background
from ringspiel.server.play.peers import SILENT_BEATS
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.settings import Settings
from ringspiel.server.storage import store
from ringspiel.server.storage.signals import RETRY_SECONDS, Signal
from ringspiel.server.transport.limits import Slots
from ringspiel.server.transport.protocols import protocols
from tests.server.harness import PATIENCE
from tests.server.inside import Guest, Watcher, answer, block, server_in, server_on, table_on

KIB = 1024


def test_what_is_committed_is_announced_though_nobody_waits_for_it(new_database: Callable[[], str]) -> None:
    async def run() -> None:
        server = server_on(new_database())
        async with server.sessions.use(await table_on(server)) as session:
            watcher = Watcher(session)
            go_on = block(server)
            command = asyncio.create_task(answer(server, session))
            assert server.database.writer
            async with asyncio.timeout(PATIENCE):
                while not server.database.writer.waiting:
                    await asyncio.sleep(0)
            command.cancel()
            with pytest.raises(asyncio.CancelledError):
                await command
            assert watcher.told == []
            go_on.set()
            await asyncio.gather(*server.background.tasks)
            assert len(watcher.told) == 1 and watcher.since == session.history.seq == 1
        server.database.close()

    asyncio.run(run())


def test_one_table_that_waits_delays_no_other_ones_notices(new_database: Callable[[], str]) -> None:
    async def run() -> None:
        server = server_on(new_database())
        ids = [await table_on(server), await table_on(server)]
        async with server.sessions.use(ids[0]) as slow, server.sessions.use(ids[1]) as quick:
            before = await server.database.read(partial(store.load, id=quick.id))
            assert before
            await answer(server, quick)
            quick.restore(before)  # as if another process had answered
            watcher = Watcher(quick)
            await slow.lock.acquire()
            for id in ids:
                server.peers.heard(Signal(id, "entries", source="another"))
            async with asyncio.timeout(PATIENCE):
                while not any('"type":"state"' in told for told in watcher.told):
                    await asyncio.sleep(0.001)
            slow.lock.release()
            await asyncio.gather(*server.background.tasks)
        server.database.close()

    asyncio.run(run())


def test_the_queue_of_the_writer_is_bounded(tmp_path: Path) -> None:
    server = server_in(tmp_path, writes_waiting=3)
    go_on = block(server)
    with pytest.raises(Refused, match="unavailable"):
        for _ in range(5):
            server.database.put(lambda connection: None)
    go_on.set()
    server.database.close()


def test_a_call_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    server = server_in(tmp_path, database_seconds=0.05)
    go_on = block(server)
    with pytest.raises(Refused, match="unavailable"):
        asyncio.run(server.database.write(lambda connection: None))
    go_on.set()
    server.database.close()


def test_a_fault_that_comes_after_the_waiting_is_not_a_future_without_an_owner(tmp_path: Path) -> None:
    def fail(connection: Connection) -> None:
        raise OperationalError("COMMIT", {}, Exception())

    async def run() -> list[object]:
        ownerless: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: ownerless.append(context))
        server = server_in(tmp_path, database_seconds=0.05)
        go_on = block(server)
        with pytest.raises(Refused, match="unavailable"):
            await server.database.write(fail)
        go_on.set()
        # Whether it shares the fate of the fault depends on whether both are written together: it is only waited for.
        await asyncio.to_thread(server.database.put(lambda connection: None).exception, PATIENCE)
        await asyncio.sleep(0)
        gc.collect()
        server.database.close()
        return ownerless

    assert asyncio.run(run()) == []


def test_unless_told_otherwise_nobody_waits_longer_than_is_promised() -> None:
    """For opponents of a process that has died, after a fault of the database, and at the end."""
    settings = Settings()
    noticed_within = (SILENT_BEATS + 1) * settings.alive_seconds
    assert noticed_within + RETRY_SECONDS < 10
    assert settings.retry_seconds + settings.database_seconds <= 10
    assert settings.stop_seconds < 5


def test_four_hundred_who_come_at_once_are_told_about_a_few_times(tmp_path: Path) -> None:
    async def run() -> int:
        server = server_in(tmp_path)
        async with server.sessions.use(await table_on(server)) as session:
            watchers = []
            for _ in range(400):
                watchers.append(Watcher(session))
                server.peers.presence_changed(session)
            async with asyncio.timeout(PATIENCE):
                while session.presence_due is not None:
                    await asyncio.sleep(0.01)
        server.database.close()
        return sum(len(watcher.told) for watcher in watchers)

    assert asyncio.run(run()) <= 3 * 400


def test_what_all_spectators_may_know_is_made_once(tmp_path: Path) -> None:
    async def run() -> None:
        server = server_in(tmp_path)
        async with server.sessions.use(await table_on(server)) as session:
            players, spectators = [Watcher(session, 0), Watcher(session, 1)], [Watcher(session) for _ in range(50)]
            await answer(server, session)
            assert len({id(watcher.told[0]) for watcher in spectators}) == 1
            assert len({watcher.told[0] for watcher in (*players, spectators[0])}) == 3
        server.database.close()

    asyncio.run(run())


async def memory_of_a_table(server: Server) -> int:
    """What a table holds after sixty answers, the tables before it being out of the way."""
    gc.collect()
    tracemalloc.start()
    try:
        async with server.sessions.use(await table_on(server)) as session:
            for number in range(60):
                if session.table.outcome is None:
                    await answer(server, session, number)
            gc.collect()
            return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def test_a_table_takes_little_memory(tmp_path: Path) -> None:
    """What came of earlier answers is in the database, not in memory.

    The less of two counts: what the first one fetches for all (texts, statements) is not its own.
    """

    async def run() -> list[int]:
        server = server_in(tmp_path)
        used = [await memory_of_a_table(server) for _ in range(2)]
        server.database.close()
        return used

    assert min(asyncio.run(run())) < 100 * KIB


async def greet(scope: Any, receive: Any, send: Any) -> None:
    """Accepts a WebSocket and waits until it is closed; answers a request with nothing."""
    await receive()
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await receive()
    else:
        await send({"type": "http.response.start", "status": 204})
        await send({"type": "http.response.body"})


async def ask(port: int) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    writer.close()
    await writer.wait_closed()


async def come_and_go(port: int) -> None:
    async with connect(f"ws://127.0.0.1:{port}"):
        pass


async def come_and_vanish(port: int) -> None:
    socket = await connect(f"ws://127.0.0.1:{port}")
    socket.transport.abort()
    await socket.wait_closed()


async def come_with_a_wrong_greeting(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n")
    await reader.read()
    writer.close()
    await writer.wait_closed()


@pytest.mark.parametrize("visit", [ask, come_and_go, come_and_vanish, come_with_a_wrong_greeting])
def test_a_connection_that_is_gone_leaves_nothing_for_the_collector(
    visit: Callable[[int], Coroutine[Any, Any, None]],
) -> None:
    """While many play, only what is new is looked at: circles would stay in memory, however many there are."""
    transports: list[weakref.ref[asyncio.BaseTransport]] = []

    async def run() -> None:
        http, ws = protocols(Settings(), Slots(9))
        config = Config(greet, http=http, ws=ws, lifespan="off")
        config.load()

        class Noted(http):  # type: ignore[misc, valid-type]
            def connection_made(self, transport: Any) -> None:
                transports.append(weakref.ref(transport))
                super().connection_made(transport)

        server = await asyncio.get_running_loop().create_server(
            lambda: Noted(config, ServerState(), {}), "127.0.0.1", 0
        )
        await visit(server.sockets[0].getsockname()[1])
        async with asyncio.timeout(PATIENCE):
            while not transports or transports[0]() is not None or server_protocols() > before:
                await asyncio.sleep(0.01)
        server.close()

    gc.collect()
    before = server_protocols()
    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()


def server_protocols() -> int:
    return sum(type(thing) is ServerProtocol for thing in gc.get_objects())


class Loop:
    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize(("tables", "more", "everywhere"), [(0, 0, True), (0, 1, True), (9, 0, True), (9, 1, False)])
def test_garbage_is_looked_for_in_what_is_new_and_everywhere_when_nobody_waits(
    tables: int, more: int, everywhere: bool
) -> None:
    """A look at very much would take long, so it is left until no table is in use."""
    now = 0.0
    collector = Collector(Histogram(), lambda: now)
    collector.start()
    try:
        old = Loop()
        seen = weakref.ref(old)
        crowd = [[number] for number in range(more * NOT_MUCH)]
        gc.collect(0)
        del old
        new = Loop()
        seen_new = weakref.ref(new)
        del new
        collector.collect(acts=1, tables=tables)
        assert seen_new() is None
        assert seen() is not None, "it has survived a look, so nobody waits until it is looked at again"
        now = IDLE_SECONDS
        collector.collect(acts=1, tables=tables)
        assert (seen() is None) == everywhere
        assert collector.pauses.count >= 3 and len(crowd) == more * NOT_MUCH
    finally:
        collector.stop()


def test_what_takes_the_place_of_old_things_does_not_pile_up_for_one_long_look() -> None:
    """Python counts the new ones less those that are gone, and so would never look at them."""
    collector = Collector(Histogram())
    collector.start()
    try:
        places = [[number] for number in range(10 * THRESHOLDS[0])]
        gc.collect(0)
        for number in range(len(places)):
            places[number] = [number]
        assert len(gc.get_objects(generation=0)) > THRESHOLDS[0]
        collector.collect(acts=1, tables=1)
        assert len(gc.get_objects(generation=0)) < THRESHOLDS[0]
    finally:
        collector.stop()


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_a_table_that_everybody_has_left_leaves_nothing_for_the_collector(tmp_path: Path) -> None:
    """Else its memory would be free only when nobody plays anywhere for a while."""

    async def run() -> None:
        server = server_in(tmp_path)
        table = await table_on(server)
        guest = Guest(table, {"type": "hello", "tokens": []})
        coming = guest.come_to(server)
        async with asyncio.timeout(PATIENCE):
            while not guest.told:
                await asyncio.sleep(0.01)
            seen = weakref.ref(server.sessions.by_table[table])
            guest.gone.set()
            await coming
            del coming
            while seen() is not None:
                await asyncio.sleep(0.01)
        server.database.close()

    asyncio.run(run())


def test_a_state_contains_no_more_of_the_log_than_so_many_bytes(tmp_path: Path) -> None:
    """The latest of it: a whole long game was a message of 39 MB."""

    async def run() -> list[int]:
        server = server_in(tmp_path)
        async with server.sessions.use(await table_on(server)) as session:
            for number in range(5):
                await answer(server, session, number)
            events = await server.database.read(partial(store.load_events, id=session.id, first=4, last=5))
            server.sessions.settings = Settings(log_bytes=sum(map(len, events.values())))
            state = json.loads((await server.sessions.show(session, frozenset(), 0)).whole)
        server.database.close()
        return [entry["n"] for entry in state["sides"][0]["log"]]

    assert asyncio.run(run()) == [4, 5]


def test_what_fails_in_the_background_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    async def run() -> None:
        await asyncio.gather(Background(0.0).start(fail()), return_exceptions=True)

    asyncio.run(run())
    assert caplog.records[-1].levelname == "ERROR" and caplog.records[-1].exc_info


def test_a_record_is_made_once_and_kept_while_there_is_room() -> None:
    cache = Cache(at_most=10)
    for id, content in (("a", b"12345"), ("b", b"12345")):
        cache.put(id, Document(id, content))
    assert cache.get("a")
    cache.put("c", Document("c", b"1"))
    assert cache.get("a") and not cache.get("b"), "what was asked for last is kept"
    cache.put("long", Document("long", b"12345678901"))
    assert not cache.get("long") and cache.bytes == 0


def test_the_log_contains_no_values(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Neither parameters of SQL nor what an error says: where it arose is enough."""

    def fail(connection: Connection) -> None:
        connection.execute(text("INSERT INTO nothing VALUES (:seed)"), {"seed": "910001"})

    server = server_in(tmp_path)
    try:
        server.database.put(fail).result(PATIENCE)
    except Exception as error:
        assert "910001" not in str(error)
        logging.getLogger("test").exception("it failed", extra={"table": "k2vQ"})
    server.database.close()
    for formatter in (logs.Plain(), logs.Json()):
        line = formatter.format(caplog.records[-1])
        assert "OperationalError" in line and "k2vQ" in line and "test_inside.py" in line
        assert "nothing" not in line and "\n" not in line
