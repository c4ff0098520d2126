"""Who waits for a worker: opponents before hints, and nobody behind somebody else's thirty."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from ringspiel.server.jobs.pool import Lane, Most, Pool, Result, Workers
from ringspiel.server.model.history import History
from ringspiel.server.play.opponents import NOBODY, owner_of
from ringspiel.server.play.session import Session
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.settings import Settings
from tests.server.harness import PATIENCE
from tests.server.inside import Watcher


class Slow:
    """A worker that is done when it is told."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.go_on = asyncio.Semaphore(0)

    async def do(self, job: dict[str, Any], seconds: float) -> Result:
        await self.go_on.acquire()
        self.done.append(job["arguments"]["name"])
        return Result(msgspec.Raw(b"1"))

    def end(self) -> None:
        pass


def pool_of(workers: int, *lanes: Lane) -> tuple[Pool, Slow]:
    worker = Slow()
    return Pool([worker] * workers, 1.0, *lanes), worker


async def in_order(pool: Pool, worker: Slow, *jobs: tuple[Lane, str, str]) -> list[str]:
    """The names of these jobs in the order in which they are done."""
    tasks = []
    for lane, owner, name in jobs:
        tasks.append(asyncio.create_task(pool.do(lane, owner, "job", name=name)))
        await asyncio.sleep(0)
    for _ in jobs:
        worker.go_on.release()
    await asyncio.gather(*tasks)
    return worker.done


def test_an_opponent_goes_before_thirty_hints() -> None:
    async def run() -> list[str]:
        turns, hints = Lane(Most(1)), Lane(Most(1, 40))
        pool, worker = pool_of(1, turns, hints)
        greedy = [(hints, "eve", f"hint {number}") for number in range(30)]
        return await in_order(pool, worker, *greedy, (turns, "table", "turn"))

    assert asyncio.run(run())[:2] == ["hint 0", "turn"], "only who has begun is waited for"


def test_addresses_take_turns() -> None:
    async def run() -> list[str]:
        hints = Lane(Most(1, 40))
        pool, worker = pool_of(1, hints)
        greedy = [(hints, "eve", f"eve {number}") for number in range(4)]
        return await in_order(pool, worker, *greedy, (hints, "ada", "ada"))

    assert asyncio.run(run()) == ["eve 0", "eve 1", "ada", "eve 2", "eve 3"]


def test_hints_never_have_all_workers() -> None:
    async def run() -> int:
        turns, hints = Lane(Most(2)), Lane(Most(1, 40))
        pool, _ = pool_of(2, turns, hints)
        tasks = [asyncio.create_task(pool.do(hints, str(number), "job", name="")) for number in range(5)]
        await asyncio.sleep(0)
        busy = 2 - len(pool.idle)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(pool.idle) == 2, "who no longer waits holds nobody up"
        return busy

    assert asyncio.run(run()) == 1


def test_a_full_lane_refuses() -> None:
    async def run() -> None:
        hints = Lane(Most(1, 1))
        pool, _ = pool_of(1, hints)
        tasks = [asyncio.create_task(pool.do(hints, "eve", "job", name="")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await pool.do(hints, "ada", "job", name="")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(run())


class Absorbed:
    """A worker that comes to no end with anything but replays."""

    async def do(self, job: dict[str, Any], seconds: float) -> Result:
        if job["job"] != "replay":
            await asyncio.Event().wait()
        return Result(msgspec.Raw(b"1"))

    def end(self) -> None:
        pass


def test_whatever_takes_long_a_replay_does_not_wait_for_it() -> None:
    """Uploads and reviews of others together never have all clerks."""
    nothing: Any = None

    async def run() -> None:
        workers = Workers(Settings())
        workers.clerks.idle = [Absorbed() for _ in workers.clerks.workers]
        long: list[Callable[..., Awaitable[Any]]] = [workers.check_record, workers.review, workers.check_position]
        tasks = [asyncio.ensure_future(each(owner, nothing)) for owner in ("eve", "mallory") for each in long]
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            assert bytes(await workers.replay("ada", nothing)) == b"1"
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(run())


def test_no_owner_has_all_workers() -> None:
    """Forty tables against a strong opponent, and somebody else's opponent answers at once."""

    async def run() -> int:
        turns = Lane(Most(2), Most(1))
        pool, _ = pool_of(2, turns)
        tasks = [asyncio.create_task(pool.do(turns, "eve", "job", name="")) for _ in range(40)]
        await asyncio.sleep(0)
        busy = pool.busy
        tasks.append(asyncio.create_task(pool.do(turns, "ada", "job", name="")))
        await asyncio.sleep(0)
        assert (busy, pool.busy) == (1, 2)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not turns.busy and not turns.waiting
        return busy

    asyncio.run(run())


def test_an_owner_with_a_full_queue_is_refused_and_others_are_not() -> None:
    """36 reviews of one address had everybody's uploads and positions refused."""

    async def run() -> None:
        checks = Lane(Most(1, 32), Most(1, 8))
        pool, _ = pool_of(1, checks)
        eve = [asyncio.create_task(pool.do(checks, "eve", "job", name="")) for _ in range(36)]
        await asyncio.sleep(0)
        refused = [task for task in eve if task.done()]
        assert len(refused) == 36 - 1 - 8
        assert all(isinstance(task.exception(), Refused) for task in refused)
        checks.check_room("ada")
        for task in eve:
            task.cancel()
        await asyncio.gather(*eve, return_exceptions=True)

    asyncio.run(run())


def test_opponents_think_for_the_address_of_those_who_play() -> None:
    session = Session("x")
    session.history = History()
    assert owner_of(session) == NOBODY
    Watcher(session)
    assert owner_of(session) == NOBODY, "spectators do not play"
    Watcher(session, 1).address = "192.0.2.7"
    assert owner_of(session) == "192.0.2.7"
