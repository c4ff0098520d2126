"""The audit log: what happened to seats and their tokens, and whom the server has refused. One line for each.

It names table, seat and address, never a token, a name or what was said. Programs find these lines by their logger.
"""

from __future__ import annotations

import logging

from ringspiel.server.model.history import Act, CameBack, Renewed, Taken
from ringspiel.server.model.table import Seat
from ringspiel.server.transport.limits import Limiter

log = logging.getLogger("ringspiel.audit")
log.setLevel(logging.INFO)

BY_ADDRESS = frozenset({"bad-host", "bad-origin", "forbidden", "too-fast"})
"""Refusals that tell something about the sender."""
EVERY_SECONDS = 60.0
"""An address that is refused for the same reason again and again is named so often."""

refusals = Limiter(1 / EVERY_SECONDS, 1)


def seat_changed(table: str, address: str, act: Act, seat: Seat) -> None:
    event = (
        "seat taken"
        if isinstance(act, Taken)
        else f"tokens renewed ({act.how})"
        if isinstance(act, Renewed)
        else "seat taken back"
        if isinstance(act, CameBack)
        else "seat freed"
        if not seat.taken
        else "stand-in"
    )
    log.info(event, extra={"table": table, "audit": {"seat": seat.seat, "address": address}})


def refused(code: str, address: str) -> None:
    if code in BY_ADDRESS and refusals.take(f"{code} {address}"):
        log.info("refused", extra={"audit": {"code": code, "address": address}})
