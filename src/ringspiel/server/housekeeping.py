"""What a server does for itself: loads the games, and now and then collects garbage and removes what has expired."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any

from ringspiel.agents.kit import kit_of
from ringspiel.kernel.registry import all_games
from ringspiel.kernel.table import new
from ringspiel.server.counters import Histogram
from ringspiel.server.model.clock import now
from ringspiel.server.notify import contacts
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.storage import analyses, downtime, lobby

NEW = 0
"""The garbage collector's generation of new objects."""
NEVER = 1_000_000
THRESHOLDS = (8_000, NEVER, NEVER)
"""How many new objects one collection looks at. Each takes about a microsecond."""
NOT_MUCH = 40_000
LOOK_SECONDS = 0.25
"""Python counts objects made less objects freed. While old ones go as fast as new ones come, it would never collect."""
IDLE_SECONDS = 30.0
EXPIRE_SECONDS = 3600.0
CONFIRM_SECONDS = 2 * 24 * 3600

log = logging.getLogger(__name__)


class Collector:
    """Collects garbage so that nobody notices.

    A full collection looks at every living object, and all tables wait for it. So this one looks at new objects, a few
    at a time. It looks at all of them when nobody has done anything for a while, and either no table is in use or there
    is little to look at.
    """

    def __init__(self, pauses: Histogram, clock: Callable[[], float] = monotonic) -> None:
        self.pauses = pauses
        self.clock = clock
        self.began = 0.0
        self.last_act = clock()
        self.acts = 0
        self.thorough = True

    def start(self) -> None:
        gc.set_threshold(*THRESHOLDS)
        gc.collect()
        gc.freeze()
        gc.callbacks.append(self._measure)

    def stop(self) -> None:
        gc.callbacks.remove(self._measure)
        gc.unfreeze()

    def collect(self, acts: int, tables: int) -> None:
        """Look at what is new, and perhaps at everything. `acts` counts what was done, `tables` those in use."""
        gc.collect(NEW)
        if acts != self.acts:
            self.acts, self.last_act, self.thorough = acts, self.clock(), False
        if not self.thorough and self.clock() - self.last_act >= IDLE_SECONDS:
            if not tables or len(gc.get_objects()) <= NOT_MUCH:
                gc.collect()
            self.thorough = True

    def _measure(self, phase: str, _: Any) -> None:
        """Measured in processor time, which leaves out what other programs take meanwhile."""
        if phase == "start":
            self.began = time.thread_time()
        else:
            self.pauses.add(time.thread_time() - self.began)


async def housekeeping(server: Server) -> None:
    """Keep house until the server stops. The games are loaded first, and what is loaded is not looked at again."""
    await asyncio.to_thread(load_games)
    collector = Collector(server.counters.pauses)
    collector.start()
    expired = beaten = 0.0
    try:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if monotonic() - beaten >= downtime.BEAT_SECONDS:
                beaten = monotonic()
                server.background.start(beat(server))
            collector.collect(server.counters.answers.count, len(server.sessions.by_table))
            server.counters.starving.look()
            if monotonic() - expired >= EXPIRE_SECONDS:
                expired = monotonic()
                await remove_expired(server)
                await remove_unconfirmed(server)
    finally:
        collector.stop()


def load_games() -> None:
    """Load all rules and opponents, and open a table of each game: who comes first does not wait for that."""
    for game in all_games():
        kit_of(game.id)
        new(game.id, game.seat_counts[0], seed=0).view(0)


async def beat(server: Server) -> None:
    """Note that this server runs."""
    try:
        await server.database.write(partial(downtime.beat, at=now()))
    except Refused as error:
        log.warning("it is not noted that this server runs: %s", error.code)


async def remove_expired(server: Server) -> None:
    """Remove abandoned tables, except those at which somebody sits, and shared analyses that nobody has changed."""
    before = server.sessions.retention.abandoned_before()
    if before is None:
        return
    try:
        keep = set(server.sessions.by_table)
        removed = await server.database.write(partial(lobby.remove_abandoned, before=before, keep=keep))
        if removed:
            log.warning("%d abandoned tables have expired", removed)
        unused = await server.database.write(partial(analyses.remove_unused, before=before * 1000))
        if unused:
            log.warning("%d shared analyses have expired", unused)
    except Refused as error:
        log.warning("expired tables are not removed now: %s", error.code)


async def remove_unconfirmed(server: Server) -> None:
    """Remove addresses that nobody has confirmed."""
    before = server.sessions.clock_now() // 1000 - CONFIRM_SECONDS
    try:
        await server.database.write(partial(contacts.remove_unconfirmed, before=before))
    except Refused as error:
        log.warning("unconfirmed addresses are not removed now: %s", error.code)
