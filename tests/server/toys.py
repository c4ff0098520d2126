"""Games and opponents that only the servers of these tests know: imported there by the setting `extra_games`."""

from __future__ import annotations

import os
import sqlite3
import time
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.pool import Pool

from ringspiel import agents
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.registry import register
from ringspiel.server.play import seating
from tests.server import GATE, READ_ONLY
from tests.toys import secret
from tests.toys.road import Road

SECRET_CARDS = [910_001 + number for number in range(9)]
"""Cards that cannot be mistaken for anything else on the wire."""


class Crash:
    """An opponent whose process dies."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, perspective: Perspective) -> int:
        os._exit(3)


class Sleep:
    """An opponent who thinks much too long."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, perspective: Perspective) -> int:
        time.sleep(3600)
        return 0


class Waits:
    """An opponent who thinks until a file is there."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, perspective: Perspective) -> int:
        while not os.path.exists(os.environ[GATE]):
            time.sleep(0.01)
        return perspective.answers()[0]


class Cheat:
    """An opponent who answers what is not legal."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, perspective: Perspective) -> int:
        return 99


def is_read_only() -> bool:
    return os.path.exists(os.environ.get(READ_ONLY, ""))


def open_as_allowed(dialect: Any, record: Any, arguments: Any, named: Any) -> Any:
    """What SQLite does with a file that may only be read; later it does not look again."""
    if not is_read_only():
        return None
    record.info[READ_ONLY] = True
    return sqlite3.connect(f"file:{arguments[0]}?mode=ro", uri=True, **named)


def open_anew(connection: Any, record: Any, proxy: Any) -> None:
    """As if the database had not been open before it became read-only."""
    if is_read_only() and READ_ONLY not in record.info:
        raise DisconnectionError


event.listen(Engine, "do_connect", open_as_allowed)
event.listen(Pool, "checkout", open_anew)
secret.CARDS[:] = SECRET_CARDS
register(secret.Secret())
register(Road())
agents.AGENTS |= {"crash": Crash, "sleep": Sleep, "cheat": Cheat, "waits": Waits}
setattr(seating, "levels", lambda game, seats: tuple(agents.AGENTS))  # noqa: B010
