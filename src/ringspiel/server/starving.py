"""Whether the server gets the processor when it needs it. If other programs take it, answers are late, and nothing else
says why: the server itself is idle."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from time import monotonic

LOOK_SECONDS = 10.0
TOO_MUCH = 0.1
"""The share of its time that the server may spend waiting for the processor."""
TELL_SECONDS = 300.0
NANOSECOND = 1e-9

log = logging.getLogger(__name__)


def waited_for_processor() -> float | None:
    """How many seconds this process's main thread was ready to run while something else ran. None where the operating
    system does not say; Linux does."""
    try:
        return int(Path("/proc/self/schedstat").read_text().split()[1]) * NANOSECOND
    except (OSError, ValueError, IndexError):
        return None


class Starving:
    """Looks now and then, and says so if the server waits too much."""

    def __init__(
        self, waited: Callable[[], float | None] = waited_for_processor, clock: Callable[[], float] = monotonic
    ) -> None:
        self.waited = waited
        self.clock = clock
        self.total = waited() or 0.0
        """Seconds waited since the start."""
        self.looked = clock()
        self.told = clock() - TELL_SECONDS

    def look(self) -> None:
        now, waited = self.clock(), self.waited()
        if waited is None or now - self.looked < LOOK_SECONDS:
            return
        lately, seconds = waited - self.total, now - self.looked
        self.total, self.looked = waited, now
        if lately > TOO_MUCH * seconds and now - self.told >= TELL_SECONDS:
            self.told = now
            words = "too little processor time: of the last %.0f s the server waited %.1f s for its turn"
            log.warning(words, seconds, lately)
