"""What an address may cost: all its requests and messages together, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable
from itertools import pairwise
from time import thread_time
from types import SimpleNamespace
from typing import Any, cast

import httpx2
import pytest

from ringspiel.server.http.routes import info
from ringspiel.server.meter import Metered, charge
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.transport.costs import MESSAGE, MOST_WAITING, Costs
from ringspiel.server.transport.limits import Bucket, Limiter
from ringspiel.server.transport.origin import counted
from ringspiel.server.websocket.connection import Connection
from tests.server.harness import PATIENCE, ServerProcess

WORK = 0.02


def compute(seconds: float) -> None:
    until = thread_time() + seconds
    while thread_time() < until:
        pass


def test_only_ones_own_steps_are_charged() -> None:
    """Much else is done in between, by tasks that take turns with this one."""
    own: list[float] = []
    other: list[float] = []

    async def work(often: int) -> str:
        for _ in range(often):
            compute(WORK)
            await asyncio.sleep(0)
        charge(1.0)
        return "done"

    async def both() -> list[str]:
        return list(
            await asyncio.gather(awaited(Metered(work(1), own.append)), awaited(Metered(work(9), other.append)))
        )

    assert asyncio.run(both()) == ["done", "done"]
    assert WORK <= sum(own) - 1 < 2 * WORK, "and what it has done elsewhere"
    assert sum(other) - 1 >= 9 * WORK


async def awaited(work: Awaitable[str]) -> str:
    return await work


def test_metered_work_is_cancelled_and_fails_like_any_other() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise KeyError("x")

    async def run() -> list[str]:
        ended = []

        async def wait() -> None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                ended.append("cancelled")
                raise

        costs = Costs(1.0, 1.0)
        task = asyncio.ensure_future(wrapped(costs, wait()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(KeyError):
            await costs.metered("eve", fail())
        return ended

    assert asyncio.run(run()) == ["cancelled"]


async def wrapped(costs: Costs, work: Awaitable[None]) -> None:
    await costs.metered("eve", work)


def test_who_has_used_up_the_share_waits_and_others_do_not() -> None:
    now = 0.0
    costs = Costs(share=0.5, at_once=1.0, clock=lambda: now)

    async def run() -> None:
        nonlocal now
        costs.of("eve").charge(1.5)
        waiting = [asyncio.ensure_future(costs.admit("eve", 0.0)) for _ in range(MOST_WAITING)]
        await costs.admit("ada", 0.0)
        await asyncio.sleep(0)
        assert not any(task.done() for task in waiting)
        with pytest.raises(Refused, match="too-fast"):
            await costs.admit("eve", 0.0)
        assert costs.of("eve").seconds_to_wait() == 1.0
        now = 1.0
        assert costs.of("eve").seconds_to_wait() == 0.0
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(run())


def test_all_sockets_of_an_address_wait_for_their_turn() -> None:
    """When something is paid for, one message goes on, and not all that wait."""

    async def run() -> list[int]:
        costs, done = Costs(share=1.0, at_once=0.0), []

        async def message(number: int) -> None:
            await costs.admit("eve", 0.0)
            done.append(number)
            costs.of("eve").charge(3600.0)

        costs.of("eve").charge(0.001)
        waiting = [asyncio.ensure_future(message(number)) for number in range(90)]
        async with asyncio.timeout(PATIENCE):
            while not done:
                await asyncio.sleep(0.001)
        for _ in range(100):
            await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return done

    assert asyncio.run(run()) == [0]


@pytest.mark.parametrize(
    "host, as_one",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_a_household_is_one_address(host: str, as_one: str) -> None:
    assert counted(host) == as_one


def test_posts_from_one_64_share_a_limit() -> None:
    posts = Limiter(0.0, 60)
    passed = sum(posts.take(counted(f"2001:db8::{number:x}")) for number in range(90))
    assert passed == 60


def test_rules_are_compressed_once(plain: ServerProcess) -> None:
    one, two = info.written_rules("ringkrieg", "de"), info.written_rules("ringkrieg", "de")
    assert info.packed(one) is info.packed(two)
    with httpx2.Client(base_url=plain.address, timeout=PATIENCE) as client:
        given = client.get("/api/rules/ringkrieg", params={"lang": "de"}, headers={"accept-encoding": "gzip"})
        bare = client.get("/api/rules/ringkrieg", params={"lang": "de"}, headers={"accept-encoding": "identity"})
    assert given.headers["content-encoding"] == "gzip" and "content-encoding" not in bare.headers
    assert int(given.headers["content-length"]) == len(info.packed(one)) < len(one) / 3
    assert given.content == bare.content == gzip.decompress(info.packed(one))


def test_a_message_that_is_refused_as_too_fast_has_to_be_paid_for_as_well() -> None:
    """Else a flood that is refused costs the others more than one that is served."""
    connection = object.__new__(Connection)
    costs = Costs(share=1.0, at_once=1.0, clock=lambda: 0.0)

    async def receive() -> dict[str, str]:
        return {"type": "websocket.receive", "text": "{}"}

    connection.socket = cast(Any, SimpleNamespace(receive=receive))
    connection.server = cast(Any, SimpleNamespace(costs=costs))
    connection.address, connection.bucket = "eve", Bucket(0.0, 0)
    with pytest.raises(Refused, match="too-fast"):
        asyncio.run(connection._next())
    assert costs.of("eve").left == 1.0 - MESSAGE


def test_what_an_address_wants_at_once_is_done_in_turns_with_others() -> None:
    """Ninety sockets with something dear do not hold up the loop together."""
    order: list[str] = []

    async def message(costs: Costs, address: str) -> None:
        await costs.admit(address, 0.0)
        order.append(address)

    async def turns() -> None:
        while order.count("eve") < 90:
            order.append("turn")
            await asyncio.sleep(0)

    async def run() -> None:
        costs = Costs(share=1.0, at_once=1.0)
        await asyncio.gather(turns(), *(message(costs, "eve") for _ in range(90)), message(costs, "ada"))

    asyncio.run(run())
    both = [f"{first} {second}" for first, second in pairwise(order)]
    assert "eve eve" not in both and order.index("ada") < 5
