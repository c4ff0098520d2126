"""Tasks that nobody waits for: kept until they are done, tried again after a fault of the database, and logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ringspiel.server.protocol.errors import Refused

log = logging.getLogger(__name__)


class Background:
    def __init__(self, retry_seconds: float) -> None:
        self.retry_seconds = retry_seconds
        self.tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def retry(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Do it, and try again as long as the database is at fault."""
        while True:
            try:
                await attempt()
                return
            except Refused as error:
                if error.code != "unavailable":
                    raise
            await asyncio.sleep(self.retry_seconds)

    def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task in the background failed", exc_info=error)
