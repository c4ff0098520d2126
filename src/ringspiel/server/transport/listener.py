"""The listening socket. It closes connections from addresses that open too many, before they cost anything."""

from __future__ import annotations

import socket
import struct
from typing import Any

from ringspiel.server.settings import Settings
from ringspiel.server.transport.limits import Limiter, Slots
from ringspiel.server.transport.origin import counted

AT_A_TIME = 16
"""How many connections are accepted or closed before everything else gets its turn."""
AT_ONCE = struct.pack("ii", 1, 0)
"""Closes a connection without waiting for the other side, so that nothing of it stays behind."""


class Visitors:
    """Who may connect: limits the connections of each address, at the same time and new ones per second."""

    def __init__(self, settings: Settings) -> None:
        self.slots = Slots(settings.connections_per_address)
        self.arrivals = Limiter(settings.connections_per_second, settings.connections_at_once)
        self.proxies = settings.proxies

    def may_come(self, address: str) -> bool:
        if address in self.proxies:
            return True
        address = counted(address)
        return self.arrivals.take(address) and self.slots.has_room(address)


class Listener(socket.socket):
    """A listening socket that accepts only connections that the limits allow."""

    def __init__(self, listening: socket.socket, visitors: Visitors) -> None:
        super().__init__(listening.family, listening.type, listening.proto, listening.detach())
        self.visitors = visitors
        self.turns = 0

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection. Raises BlockingIOError if there is none now, or if everything else has waited long
        enough."""
        while self.turns < AT_A_TIME:
            self.turns += 1
            line, where = super().accept()
            if self.visitors.may_come(where[0]):
                return line, where
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            line.close()
        self.turns = 0
        raise BlockingIOError("everything else first")
