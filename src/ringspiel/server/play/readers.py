"""Who looks at which shared analysis just now, and is told when it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

PERHAPS = 0
"""The number of a change that may have been missed."""


class Reader:
    """Somebody who looks at an analysis. Of several changes that wait to be told only the last one counts."""

    def __init__(self) -> None:
        self.at = PERHAPS
        self.news = asyncio.Event()

    def tell(self, at: int) -> None:
        self.at = at
        self.news.set()

    async def next(self) -> int:
        """The number of the next change."""
        await self.news.wait()
        self.news.clear()
        return self.at


class Readers:
    """All readers who are connected to this process, by analysis."""

    def __init__(self) -> None:
        self.here: dict[str, set[Reader]] = {}

    @contextmanager
    def reading(self, id: str) -> Iterator[Reader]:
        reader = Reader()
        self.here.setdefault(id, set()).add(reader)
        try:
            yield reader
        finally:
            self.here[id].discard(reader)
            if not self.here[id]:
                del self.here[id]

    def changed(self, id: str, at: int) -> None:
        for reader in self.here.get(id, ()):
            reader.tell(at)

    def refresh(self) -> None:
        """Changes may have been missed."""
        for id in self.here:
            self.changed(id, PERHAPS)
