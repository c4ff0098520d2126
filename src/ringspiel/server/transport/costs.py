"""How much of the processor each address may use, over all its requests and connections together.

Those who use more are not refused: their next request or message waits until it is paid for. Meanwhile nothing more is
read from them, so that even a flood costs no more than its share.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable
from time import monotonic
from typing import TypeVar

from ringspiel.server.meter import Metered
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.transport.limits import ADDRESSES_REMEMBERED, Clock

T = TypeVar("T")

REQUEST = 0.0005
MESSAGE = 0.0001
"""What it costs to receive a request or a message, in seconds: that is done before anybody knows whose it is."""
MOST_WAITING = 400
"""Requests and messages of one address that wait."""


class Account:
    """What an address may still use, in seconds of processor time. It may be overdrawn, and then fills up again."""

    __slots__ = ("at_once", "clock", "filled", "left", "lock", "passing", "share", "waiting")

    def __init__(self, share: float, at_once: float, clock: Clock) -> None:
        self.share = share
        self.at_once = at_once
        self.left = at_once
        self.clock = clock
        self.filled = clock()
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.passing = False
        """Whether something of this address has been let in during this turn of the event loop."""

    def passes(self) -> bool:
        """Let something in, if it is paid for and nothing else of this address goes on in the same turn of the loop.
        What ninety sockets want at once must not be done at once: everybody else would wait for it."""
        if self.passing or self.lock.locked() or self.seconds_to_wait():
            return False
        self.passing = True
        asyncio.get_running_loop().call_soon(self._passed)
        return True

    def _passed(self) -> None:
        self.passing = False

    def charge(self, seconds: float) -> None:
        self.left -= seconds

    def seconds_to_wait(self) -> float:
        """How long until everything is paid for."""
        now = self.clock()
        self.left = min(self.at_once, self.left + (now - self.filled) * self.share)
        self.filled = now
        return max(0.0, -self.left / self.share)


class Costs:
    """An account for each address that has come by lately."""

    def __init__(self, share: float, at_once: float, clock: Clock = monotonic) -> None:
        self.share = share
        self.at_once = at_once
        self.clock = clock
        self.accounts: OrderedDict[str, Account] = OrderedDict()

    async def admit(self, address: str, cost: float) -> None:
        """Charge the address, and wait until it has paid. Those who wait go one after the other, each in a turn of the
        event loop of its own. Raises Refused if too many wait."""
        account = self.of(address)
        account.charge(cost)
        if account.passes():
            return
        if account.waiting >= MOST_WAITING:
            raise Refused("too-fast")
        account.waiting += 1
        try:
            async with account.lock:
                await asyncio.sleep(0)
                while seconds := account.seconds_to_wait():
                    await asyncio.sleep(seconds)
        finally:
            account.waiting -= 1

    def metered(self, address: str, work: Awaitable[T]) -> Metered[T]:
        """The same work, charged to the address."""
        return Metered(work, self.of(address).charge)

    def of(self, address: str) -> Account:
        account = self.accounts.get(address)
        if account is None:
            account = self.accounts[address] = Account(self.share, self.at_once, self.clock)
        self.accounts.move_to_end(address)
        if len(self.accounts) > ADDRESSES_REMEMBERED:
            self.accounts.popitem(last=False)
        return account
