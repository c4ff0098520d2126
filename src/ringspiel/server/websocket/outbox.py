"""What waits to be sent over a WebSocket."""

from __future__ import annotations

import asyncio
from collections import deque


class Outbox:
    """What waits to be sent, and how much that is."""

    def __init__(self, at_most: int) -> None:
        self.at_most = at_most
        self.bytes = 0
        self.messages: deque[str] = deque()
        self.filled = asyncio.Event()
        self.closed = False

    def put(self, message: str) -> bool:
        """Add a message; false if too much is waiting because the client does not read."""
        self.bytes += len(message)
        self.messages.append(message)
        self.filled.set()
        return self.bytes <= self.at_most

    def close(self) -> None:
        self.closed = True
        self.filled.set()

    async def get(self) -> str | None:
        """The next message; None after the last."""
        while not self.messages:
            if self.closed:
                return None
            self.filled.clear()
            await self.filled.wait()
        message = self.messages.popleft()
        self.bytes -= len(message)
        return message
