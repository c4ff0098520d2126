"""Keeps an agent to its time."""

from __future__ import annotations

import signal
import threading
from time import perf_counter
from types import FrameType

from ringspiel.agents import Agent
from ringspiel.kernel.perspective import Perspective


class Overrun(BaseException):
    """The time is up. Not an Exception, so that an agent that catches all errors does not catch this one."""


class Watch:
    """An agent under observation. If there are timers, it is interrupted; otherwise the check comes afterwards."""

    def __init__(self, agent: Agent, limit: float) -> None:
        self.agent = agent
        self.limit = limit
        self.interrupts = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def choose(self, perspective: Perspective) -> int:
        began = perf_counter()
        answer = self.interrupted(perspective) if self.interrupts else self.agent.choose(perspective)
        if perf_counter() - began > self.limit:
            raise self.overrun()
        return answer

    def interrupted(self, perspective: Perspective) -> int:
        previous = signal.signal(signal.SIGALRM, self.ring)
        try:
            signal.setitimer(signal.ITIMER_REAL, self.limit)
            return self.agent.choose(perspective)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, previous)

    def ring(self, _signal: int, _frame: FrameType | None) -> None:
        raise self.overrun()

    def overrun(self) -> Overrun:
        return Overrun(f"took more than {self.limit:g} s for one answer")
