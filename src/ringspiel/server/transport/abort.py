"""Ending a connection at once, if its transport can do that."""

from __future__ import annotations

from starlette.websockets import WebSocket

ABORT = "ringspiel.abort"


def abort(socket: WebSocket) -> None:
    """End a connection at once, whatever is still to be sent."""
    end = socket.scope.get(ABORT)
    if end is not None:
        end()
