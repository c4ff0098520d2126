"""How long tables are kept: abandoned ones expire, and announce it some time before."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING

from ringspiel.server.settings import Settings

if TYPE_CHECKING:
    from ringspiel.server.model.table import Stored

DAY = 24 * 60 * 60


class Retention:
    """What the operator has set. Finished tables do not expire."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time) -> None:
        self.keep = settings.expire_days * DAY
        self.warn = settings.warn_days * DAY
        self.clock = clock

    def warning(self, stored: Stored) -> int | None:
        """When this table expires, in seconds since 1970; None if that is never or far away."""
        if not self.keep or stored.over:
            return None
        expires = stored.updated + self.keep
        return int(expires) if expires - self.clock() <= self.warn else None

    def abandoned_before(self) -> int | None:
        """Tables at which nobody has played since then have expired; None if none ever do."""
        return int(self.clock() - self.keep) if self.keep else None
