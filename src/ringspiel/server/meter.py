"""How much processor time a piece of work takes, while much else is done in between."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from functools import partial
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")
Charge = Callable[[float], object]

processor_time: Final[Callable[[], float]] = getattr(time, "thread_time", time.process_time)
"""Seconds of this thread. A browser has no such clock, but only one thread."""
payer: ContextVar[Charge | None] = ContextVar("payer", default=None)
"""Who pays, in seconds, for what this task does elsewhere, such as in a thread of the database."""


def charge(seconds: float) -> None:
    """Charge the present task for work done elsewhere."""
    pay = payer.get()
    if pay is not None:
        pay(seconds)


class Metered(Generic[T]):
    """Awaits something and charges each of its steps. What other tasks do in between costs nothing."""

    def __init__(self, work: Awaitable[T], pay: Charge) -> None:
        self.work = work
        self.pay = pay

    def __await__(self) -> Generator[Any, Any, T]:
        payer.set(self.pay)
        steps = self.work.__await__()
        step: Callable[[], Any] = partial(next, steps)
        while True:
            began = processor_time()
            try:
                awaited = step()
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.pay(processor_time() - began)
            try:
                yield awaited
                step = partial(next, steps)
            except BaseException as error:
                step = partial(steps.throw, error)
