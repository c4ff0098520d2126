"""How much anybody may do: at once, per second, and at the same time."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from ringspiel.server.protocol.errors import Refused

ADDRESSES_REMEMBERED = 10_000
Clock = Callable[[], float]


class Bucket:
    """Allows a number of things at once, and a number per second in the long run."""

    __slots__ = ("at_once", "clock", "filled", "left", "per_second")

    def __init__(self, per_second: float, at_once: int, clock: Clock = monotonic) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = float(at_once)
        self.clock = clock
        self.filled = clock()

    def take(self) -> bool:
        now = self.clock()
        self.left = min(self.at_once, self.left + (now - self.filled) * self.per_second)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limiter:
    """A bucket for each address that has come by lately."""

    def __init__(self, per_second: float, at_once: int, clock: Clock = monotonic) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        if not self.take(address):
            raise Refused("too-fast")

    def take(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.per_second, self.at_once, self.clock)
        self.buckets.move_to_end(address)
        if len(self.buckets) > ADDRESSES_REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket.take()


class Slots:
    """Allows each address a number of things at the same time."""

    def __init__(self, at_most: int) -> None:
        self.at_most = at_most
        self.taken: Counter[str] = Counter()

    def has_room(self, address: str) -> bool:
        return self.taken[address] < self.at_most

    def take(self, address: str) -> bool:
        if not self.has_room(address):
            return False
        self.taken[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self.taken[address] -= 1
        if not self.taken[address]:
            del self.taken[address]

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """A slot for as long as the block lasts, or Refused."""
        if not self.take(address):
            raise Refused("too-fast", f"at most {self.at_most} at the same time")
        try:
            yield
        finally:
            self.give_back(address)
