"""What the server counts of itself: plain numbers, read when somebody asks for metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from ringspiel.server.starving import Starving

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """How often something took how long, in seconds."""

    __slots__ = ("buckets", "longest", "total")

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.total = 0.0
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    @contextmanager
    def timed(self) -> Iterator[None]:
        begin = perf_counter()
        yield
        self.add(perf_counter() - begin)

    @property
    def count(self) -> int:
        return sum(self.buckets)


class Counters:
    """Answers of people, pauses of the garbage collector, and refusals by code."""

    def __init__(self) -> None:
        self.answers = Histogram()
        self.pauses = Histogram()
        self.starving = Starving()
        self.refused: dict[str, int] = {}

    def count_refusal(self, code: str) -> None:
        self.refused[code] = self.refused.get(code, 0) + 1
